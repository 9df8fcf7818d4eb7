import { ErasePersonDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import type { PrivacyRequest } from './privacy.ts';

/** Before somebody is erased: that it is for good, and that somebody else has to agree. */
export function EraseDialog({ request, onClose }: { readonly request: PrivacyRequest; readonly onClose: () => void }) {
  const t = useMessages('privacy');
  const queue = useMessages('queue');
  const { run, isPending, error, problem } = useChange();
  const { id, version, customer } = request;
  const erase = async () => {
    const done = await run({ id, version }, async (key) => (await ask(ErasePersonDocument, { id, version, key })).erasePerson);
    if (!done) return;
    toasts.add({ text: t(done.__typename === 'WaitsForApproval' ? 'eraseWaits' : 'eraseDone') });
    onClose();
  };
  const actions = (
    <>
      <Button kind="danger" isStepUp isPending={isPending} onClick={() => void erase()}>
        {t('erase')}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {queue('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="s"
      title={t('eraseTitle', { name: customer?.name ?? '' })}
      text={t('eraseWhat')}
      onClose={onClose}
      actions={actions}
    >
      <CallProblem error={error} text={problem} />
    </Dialog>
  );
}
