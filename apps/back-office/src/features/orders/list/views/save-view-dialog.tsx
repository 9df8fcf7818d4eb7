import { useId, useRef, useState } from 'react';
import { SaveViewDocument } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { ask, newKey } from '../../../../lib/api/api.ts';
import { useRefusal } from '../../../../lib/refusals/use-refusal.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { focusFirst } from '../../order/focus-first.ts';
import styles from '../list.module.css';

type Props = { readonly query: string; readonly onSaved: (name: string) => void; readonly onClose: () => void };

/** Names the list somebody looks at, to find it again. */
export function SaveViewDialog({ query, onSaved, onClose }: Props) {
  const t = useMessages('orders');
  const form = useId();
  const refusalText = useRefusal();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sent = useRef({ text: '', key: '' });
  const { run, isPending, error } = useCall(async () => {
    setProblem(undefined);
    // Sent again it is the same change, with another name another one.
    const text = JSON.stringify([name, isShared]);
    if (sent.current.text !== text) sent.current = { text, key: newKey() };
    const { saveView } = await ask(SaveViewDocument, { input: { screen: 'orders', name, query, isShared, key: sent.current.key } });
    if (saveView.__typename === 'Refusal') setProblem(refusalText(saveView));
    else onSaved(name.trim());
  });
  const actions = (
    <>
      <Button kind="main" type="submit" form={form} isPending={isPending}>
        {t('saveViewDo')}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="s" title={t('saveViewTitle')} text={t('saveViewWhat')} onClose={onClose} actions={actions}>
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <TextField ref={focusFirst} label={t('viewName')} value={name} maxLength={60} autoComplete="off" onChange={setName} />
        <Checkbox label={t('viewShared')} isChecked={isShared} onChange={setShared} />
        <CallProblem error={error} text={problem} />
      </form>
    </Dialog>
  );
}
