import { useState } from 'react';
import { AssignReturnDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { focusFirst } from '../../../lib/focus-first.ts';
import { CallNote } from '../../../shell/call-note.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { useReturnDesk } from './return-desk.ts';
import { useReturnCall } from './use-return-call.ts';

/** The statement named no order of ours, or another one: somebody found the right one. */
export function AssignDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('return');
  const { back } = useReturnDesk();
  const [order, setOrder] = useState('');
  const [name, setName] = useState('');
  const call = useReturnCall();
  const assign = async () => {
    const input = { id: back.id, version: back.version, order: order.trim(), name: name.trim() || null };
    if (input.order === '') return;
    const outcome = await call.run({ assign: input }, async (key) => (await ask(AssignReturnDocument, { ...input, key })).assignReturn);
    if (outcome !== 'done') return;
    toasts.add({ text: t('assignDone', { order: input.order }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('assign')}
      text={t('assignText', { typed: back.order })}
      action={t('assignDo')}
      isPending={call.state === 'sending'}
      onSubmit={() => void assign()}
      onClose={onClose}
    >
      <TextField
        ref={focusFirst}
        label={t('orderNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={order}
        onChange={setOrder}
      />
      <TextField label={t('familyName')} hint={t('familyNameHint')} autoComplete="off" maxLength={100} value={name} onChange={setName} />
      <CallNote call={call} />
    </FormDialog>
  );
}
