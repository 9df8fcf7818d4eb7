import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import type { ReturnStepName } from './return.ts';
import { useReturnDesk } from './return-desk.ts';
import { useReasonedMoves, type ReasonedMove } from './use-reasoned-moves.ts';
import { useMove, useReturnCall, type ReturnCall } from './use-return-call.ts';

export type OpenSheet = 'receive' | 'inspect' | 'settle' | 'exchange' | undefined;

export const stepIcons: Readonly<Record<ReturnStepName, IconName>> = {
  accept: 'check-circle',
  receive: 'package',
  inspect: 'magnifying-glass',
  settle: 'arrow-u-up-left',
  close: 'check',
};

type Steps = {
  readonly call: ReturnCall;
  readonly take: (step: ReturnStepName) => void;
  readonly exchange: () => void;
  readonly reopen: () => void;
  readonly inTransit: () => void;
  readonly asking: ReasonedMove | undefined;
  readonly ask: (move: ReasonedMove | undefined) => void;
};

/** What is pressed to take a return on: at once, after a reason, or in a sheet. */
export function useSteps(show: (sheet: OpenSheet) => void): Steps {
  const t = useMessages('return');
  const words = useMessages('returnWords');
  const { back } = useReturnDesk();
  const call = useReturnCall();
  const move = useMove();
  const reasoned = useReasonedMoves();
  // The action itself: it stays open, with what is typed, when a colleague was first and it is not offered any more.
  const [asking, ask] = useState<ReasonedMove>();
  const go = async (to: 'accepted' | 'announced' | 'in_transit' | 'closed') => {
    if ((await call.run({ move: back.version, to }, (key) => move({ to }, key))) !== 'done') return;
    toasts.add({ text: t('moved', { state: words(`state.${to}`) }) });
  };
  const take = (step: ReturnStepName) => {
    if (step === 'accept') return void go('accepted');
    if (step !== 'close') return show(step);
    const close = reasoned.find(({ to }) => to === 'closed');
    return close ? ask(close) : void go('closed');
  };
  return {
    call,
    take,
    exchange: () => show('exchange'),
    reopen: () => void go('announced'),
    inTransit: () => void go('in_transit'),
    asking,
    ask,
  };
}
