import { BlockCustomerDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useRequiredText } from '../../lib/use-required-text.ts';
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
  const reason = useRequiredText(t('reasonMissing'));
  const { run, isPending, error, problem } = useCustomerCall();
  const block = async () => {
    const why = reason.take();
    if (why === '') return;
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
      <TextArea {...reason.field} label={t('reason')} hint={t('reasonHint')} rows={2} maxLength={500} />
      <CallProblem error={error} text={problem} />
    </Dialog>
  );
}
