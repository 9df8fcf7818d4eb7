import { useRef, useState } from 'react';
import { ResetStaffDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask, newKey } from '../../lib/api/api.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { Steps } from './steps.tsx';
import { useRefresh } from '../../lib/list/use-refresh.ts';

type Props = { readonly id: string; readonly name: string; readonly onClose: () => void };

/** For who has lost their factors: what will happen, then the button. */
export function ResetDialog({ id, name, onClose }: Props) {
  const t = useMessages('staff');
  const refusalText = useRefusal();
  const refresh = useRefresh();
  const key = useRef(newKey());
  const [problem, setProblem] = useState<string>();
  const { run, isPending, error } = useCall(async () => {
    setProblem(undefined);
    const { resetStaff: answer } = await ask(ResetStaffDocument, { id, key: key.current });
    if (answer.__typename === 'Refusal') {
      setProblem(refusalText(answer));
      return;
    }
    toasts.add({ text: t('resetDone') });
    onClose();
    await refresh();
  });
  return (
    <Dialog
      isOpen
      size="s"
      title={t('resetTitle', { name })}
      text={t('resetWhat')}
      onClose={onClose}
      actions={
        <>
          <Button kind="main" isStepUp isPending={isPending} onClick={() => void run()}>
            {t('resetDo')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Steps
        steps={[
          { icon: 'sign-out', text: t('resetEnds') },
          { icon: 'key', text: t('resetFactors') },
          { icon: 'envelope-simple', text: t('resetMail', { name }) },
          { icon: 'bell', text: t('resetOwners') },
        ]}
      />
      <CallProblem error={error} text={problem} />
    </Dialog>
  );
}
