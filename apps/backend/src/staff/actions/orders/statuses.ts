import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import {
  confirmPayment,
  endOrder,
  holdOrder,
  raiseVersion,
  releaseOrder,
  type OrderActor,
  type StoredOrder,
} from '#modules/orders/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { Permission } from '../../permissions.ts';
import { Refused, type Action } from '../../run-action.ts';
import { actorText, lockOrderOf, orderEntry } from './lock-order.ts';
import { refusing } from './refusing.ts';

type Parts = {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly stores: Pick<Stores, 'branchByCode'>;
};
type Services = Omit<Parts, 'clock'>;
type StatusInput = { readonly order: string; readonly reason: string };
type Answer = { readonly order: string };
type Move = (
  tx: Tx,
  services: Services,
  stored: StoredOrder,
  why: { readonly by: OrderActor; readonly reason: string; readonly now: Date },
) => Promise<void>;

const longestReason = 500;

/** A change of an order's status that somebody gives a reason for. */
const statusAction =
  (name: string, permission: Permission, move: Move, isOfBranch?: true) =>
  ({ clock, ...services }: Parts): Action<StatusInput, Answer> => ({
    name,
    permission,
    ...(isOfBranch ? { isOfBranch } : {}),
    run: async (tx, { order: number, reason }, actor) => {
      const text = reason.trim();
      if (text === '' || text.length > longestReason)
        throw new Refused('reason', `A reason has 1 to ${longestReason} characters.`, 'reason');
      const stored = await lockOrderOf(tx, number, actor);
      await refusing(() => move(tx, services, stored, { by: actorText(actor), reason: text, now: clock.now() }));
      const after = await lockOrderOf(tx, number, actor);
      const version = await raiseVersion(tx, stored.order.id);
      const changes = [{ field: 'status', before: stored.order.status, after: after.order.status }];
      return { answer: { order: number }, entries: [orderEntry(stored, changes, { version, reason: text })] };
    },
  });

export const holdAction = statusAction('order.hold', 'orders.hold', holdOrder);
export const releaseAction = statusAction('order.release', 'orders.hold', releaseOrder);
export const cancelAction = statusAction(
  'order.cancel',
  'orders.cancel',
  async (tx, services, stored, why) => {
    if (!(await endOrder(tx, services, stored, why)))
      throw new Refused('not-now', `Order ${stored.order.number} cannot be canceled: it is shipped, or paid and not refunded.`);
  },
  true,
);
/** The money of a transfer arrived; the reason is how somebody knows. */
export const confirmPaymentAction = statusAction('payment.confirm', 'payments.confirm', confirmPayment);
