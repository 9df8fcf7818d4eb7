import { useState } from 'react';
import { PrintReturnSlipDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useDownload } from '../../../lib/use-download.ts';
import { CallNote } from '../../../shell/call-note.tsx';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { NeighbourLinks } from '../../../shell/list/neighbour-links.tsx';
import { ReasonDialog } from '../../../shell/reason-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { mayMoveTo, nextStep, type ReturnStepName } from './return.ts';
import { useReturnDesk } from './return-desk.ts';
import { useReasonedMoves, type ReasonedMove } from './use-reasoned-moves.ts';
import { useReturnCall } from './use-return-call.ts';
import { stepIcons, type useSteps } from './use-steps.ts';

function Reason({ move, onClose }: { readonly move: ReasonedMove; readonly onClose: () => void }) {
  return <ReasonDialog reasoned={move} call={useReturnCall()} onClose={onClose} />;
}

type Action = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly hint?: string;
  readonly tone?: 'bad';
  readonly onAction: () => void;
};

/** What is rarely done, behind the dots. */
function useOthers(steps: ReturnType<typeof useSteps>, onAssign: () => void): readonly Action[] {
  const t = useMessages('return');
  const { back } = useReturnDesk();
  const reasoned = useReasonedMoves();
  const next = nextStep(back);
  const step = (name: ReturnStepName, isOffered: boolean, hint?: string): readonly Action[] =>
    isOffered && name !== next
      ? [{ id: name, label: t(`do.${name}`), icon: stepIcons[name], ...(hint ? { hint } : {}), onAction: () => steps.take(name) }]
      : [];
  const close = reasoned.find(({ to }) => to === 'closed');
  return [
    ...step('receive', mayMoveTo(back, 'received'), back.state === 'received' ? t('recount') : undefined),
    ...(mayMoveTo(back, 'in_transit')
      ? [{ id: 'in_transit', label: t('do.inTransit'), hint: t('inTransitHint'), icon: 'truck' as const, onAction: steps.inTransit }]
      : []),
    ...step('settle', back.can.includes('settleReturn') && back.lines.some(({ open }) => open > 0), t('settleEarly')),
    ...(back.can.includes('exchangeReturn') && next !== 'settle'
      ? [{ id: 'exchange', label: t('exchange'), hint: t('settleEarly'), icon: 'dress' as const, onAction: steps.exchange }]
      : []),
    ...(back.can.includes('assignReturn') ? [{ id: 'assign', label: t('assign'), icon: 'link' as const, onAction: onAssign }] : []),
    ...(mayMoveTo(back, 'announced')
      ? [{ id: 'reopen', label: t('reopen'), hint: t('reopenHint'), icon: 'arrow-counter-clockwise' as const, onAction: steps.reopen }]
      : []),
    ...(close && next !== 'close'
      ? [{ id: 'close', label: close.action, hint: close.text, icon: close.icon, onAction: () => steps.ask(close) }]
      : []),
  ];
}

function Slip() {
  const t = useMessages('return');
  const { back } = useReturnDesk();
  const askFor = async (key: string) => (await ask(PrintReturnSlipDocument, { number: back.number, key })).printReturnSlip;
  const { run, isPending, error, text } = useDownload(askFor);
  return (
    <>
      <CallProblem error={error} text={text} />
      <Button icon="printer" isPending={isPending} onClick={() => void run()}>
        {t('slip')}
      </Button>
    </>
  );
}

/** At the head of the page: the way to the neighbours, the step that comes next, and what is rarely done. */
export function ReturnActions({ steps, isPhone }: { readonly steps: ReturnType<typeof useSteps>; readonly isPhone: boolean }) {
  const t = useMessages('return');
  const desk = useMessages('desk');
  const { back } = useReturnDesk();
  const [isAssigning, setAssigning] = useState(false);
  const reasoned = useReasonedMoves();
  const others = useOthers(steps, () => setAssigning(true));
  const next = nextStep(back);
  const reject = reasoned.find(({ to }) => to === 'rejected');
  return (
    <>
      <NeighbourLinks list="returns" name={back.number} labels={{ before: t('previous'), after: t('next') }} />
      {/* On a phone the thumb has it. */}
      {next && !isPhone && (
        <Button kind="main" icon={stepIcons[next]} isPending={steps.call.state === 'sending'} onClick={() => steps.take(next)}>
          {t(`do.${next}`)}
        </Button>
      )}
      {next === 'settle' && back.can.includes('exchangeReturn') && (
        <Button icon="dress" onClick={steps.exchange}>
          {t('exchange')}
        </Button>
      )}
      {reject && (
        <Button icon={reject.icon} onClick={() => steps.ask(reject)}>
          {reject.action}
        </Button>
      )}
      {back.can.includes('printReturnSlip') && <Slip />}
      {others.length > 0 && (
        <Menu
          label={desk('more')}
          trigger={<IconButton icon="dots-three" kind="plain" label={desk('more')} />}
          groups={[{ actions: others }]}
        />
      )}
      {!isPhone && <CallNote call={steps.call} />}
      {steps.asking && <Reason key={steps.asking.id} move={steps.asking} onClose={() => steps.ask(undefined)} />}
      {isAssigning && <AssignDialog onClose={() => setAssigning(false)} />}
    </>
  );
}
