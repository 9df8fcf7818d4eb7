import { useState } from 'react';
import { BlockCustomerDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useCustomerCall } from './use-customer-call.ts';

type Props = { readonly id: string; readonly name: string; readonly onClose: () => void };

/** Before somebody is kept out: what will happen, why, then the button. */
export function BlockDialog({ id, name, onClose }: Props) {
  const t = useMessages('customers');
  const queue = useMessages('queue');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isPending, error, problem } = useCustomerCall();
  const block = async () => {
    const why = reason.trim();
    if (why === '') return setMissing(true);
    const send = async (key: string) => (await ask(BlockCustomerDocument, { id, reason: why, key })).blockCustomer;
    if (await run('done.block', { id, why }, send)) onClose();
  };
  const actions = (
    <>
      <Button kind="danger" isPending={isPending} onClick={() => void block()}>
        {t('block')}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {queue('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="s" title={t('blockTitle', { name })} text={t('blockWhat')} onClose={onClose} actions={actions}>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        error={isMissing ? t('reasonMissing') : undefined}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setMissing(false);
        }}
      />
      <CallProblem error={error} text={problem} />
    </Dialog>
  );
}
