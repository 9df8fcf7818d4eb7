import type { ReturnState } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import type { Reasoned } from '../../../shell/reason-dialog.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import type { ReturnAnswer } from './return.ts';
import { useReturnDesk } from './return-desk.ts';
import { useMove } from './use-return-call.ts';

export type ReasonedMove = Reasoned<ReturnAnswer> & { readonly to: ReturnState; readonly icon: IconName };

/** What is done for a reason: it is rejected, or closed although something is open. */
export function useReasonedMoves(): readonly ReasonedMove[] {
  const t = useMessages('return');
  const move = useMove();
  const { back } = useReturnDesk();
  const all: readonly ReasonedMove[] = [
    {
      id: 'reject',
      to: 'rejected',
      icon: 'x-circle',
      title: t('rejectTitle', { number: back.number }),
      text: t('rejectText'),
      label: t('rejectReason'),
      hint: t('customerReads'),
      action: t('reject'),
      done: t('rejectDone'),
      isDanger: true,
      send: (reason, key) => move({ to: 'rejected', reason }, key),
    },
    {
      id: 'close',
      to: 'closed',
      icon: 'check-circle',
      title: t('closeTitle', { number: back.number }),
      text: t(back.lines.some(({ open }) => open > 0) ? 'closeTextOpen' : 'closeTextWaived'),
      hint: t('customerReads'),
      action: t('close'),
      done: t('closeDone'),
      send: (reason, key) => move({ to: 'closed', reason }, key),
    },
  ];
  return all.filter(({ to }) => back.moves.some((one) => one.to === to && one.needsReason));
}
