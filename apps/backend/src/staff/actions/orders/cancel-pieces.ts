import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import { cancelPart, raiseVersion } from '#modules/orders/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { actorText, lockOrderOf, orderEntry } from './lock-order.ts';
import { refusing } from './refusing.ts';

type Parts = { readonly clock: Clock; readonly jobs: Jobs; readonly logger: Logger };
type CancelPiecesInput = {
  readonly order: string;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  readonly reason: string;
};

const longestReason = 500;

/** Some pieces of an order on account never leave. */
export const cancelPiecesAction = ({ clock, ...services }: Parts): Action<CancelPiecesInput, { readonly order: string }> => ({
  name: 'order.cancelPieces',
  permission: 'orders.cancel',
  isOfBranch: true,
  run: async (tx, { order: number, lines, reason }, actor) => {
    const text = reason.trim();
    if (text === '' || text.length > longestReason) throw new Refused('reason', `A reason has 1 to ${longestReason} characters.`, 'reason');
    const stored = await lockOrderOf(tx, number, actor);
    await refusing(() => cancelPart(tx, services, stored, { lines, reason: text, by: actorText(actor), now: clock.now() }));
    const version = await raiseVersion(tx, stored.order.id);
    const changes = [{ field: 'canceledLines', before: stored.order.canceledLines, after: lines }];
    return { answer: { order: number }, entries: [orderEntry(stored, changes, { version, reason: text })] };
  },
});
