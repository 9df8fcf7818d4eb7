import { useState } from 'react';
import { ClearMediaDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';

/** Throws away what nothing shows; each is looked at again before it goes. */
export function ClearButton() {
  const t = useMessages('media');
  const ui = useMessages('ui');
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, error, problem } = useChange();
  const clear = async () => {
    const done = await run({ clear: 'media' }, async (key) => (await ask(ClearMediaDocument, { key })).clearMedia);
    if (!done) return;
    setAsking(false);
    toasts.add({ text: t('clearing') });
  };
  const actions = (
    <>
      <Button kind="danger" icon="trash" isPending={isPending} onClick={() => void clear()}>
        {t('clearNow')}
      </Button>
      <Button kind="quiet" onClick={() => setAsking(false)}>
        {ui('back')}
      </Button>
    </>
  );
  return (
    <>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      <Dialog
        isOpen={isAsking}
        size="s"
        role="alertdialog"
        title={t('clear')}
        text={t('clearText')}
        onClose={() => setAsking(false)}
        actions={actions}
      >
        {(error ?? problem) ? <CallProblem error={error} text={problem} /> : null}
      </Dialog>
    </>
  );
}
