import { pieceLedger, type Order } from '#modules/orders/index.ts';
import { dayOf, periodOf } from './clocks.ts';
import type { Return, ReturnKind, ReturnMark } from './return.ts';

export type MarkFacts = {
  readonly kind: ReturnKind;
  readonly statedAt: Date;
  readonly order: Order | undefined;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  /** Other returns of the order that were not rejected. */
  readonly others: readonly Pick<Return, 'lines'>[];
  /** The statement names something the order does not have. */
  readonly namesOthers: boolean;
  readonly isVerified: boolean;
};

/** What a person looks at before deciding (LAW-08): the shop shows it, and refuses nothing by itself. */
export function marksOf({ kind, statedAt, order, lines, others, namesOthers, isVerified }: MarkFacts): readonly ReturnMark[] {
  if (!order) return ['unknown_order'];
  const period = periodOf(order);
  const isWithdrawal = kind === 'withdrawal';
  const found: Readonly<Record<ReturnMark, boolean>> = {
    late: isWithdrawal && period !== undefined && dayOf(statedAt) > period.deadline,
    business: isWithdrawal && order.isBusiness,
    made_to_measure: lines.some(({ lineId }) => order.lines.find(({ id }) => id === lineId)?.isMadeToMeasure === true),
    unknown_order: false,
    not_sent: pieceLedger(order).every(({ sent }) => sent === 0),
    second_statement: isClaimedTwice(order, lines, others),
    other_pieces: namesOthers,
    unverified: isWithdrawal && !isVerified,
  };
  return (Object.keys(found) as ReturnMark[]).filter((mark) => found[mark]);
}

/** Whether pieces are meant that another return has, or whose money went back already. */
function isClaimedTwice(order: Order, lines: MarkFacts['lines'], others: MarkFacts['others']): boolean {
  return pieceLedger(order).some(({ lineId, ordered, canceled, refundedSent }) => {
    const wanted = lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
    const claimed = others.flatMap((other) => other.lines).filter((line) => line.lineId === lineId);
    const before = Math.max(
      claimed.reduce((sum, { quantity, received }) => sum + Math.max(quantity, received), 0),
      refundedSent,
    );
    return wanted > 0 && wanted + before > ordered - canceled;
  });
}
