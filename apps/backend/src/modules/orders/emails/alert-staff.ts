import type { Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Order, OrderEvent } from '../order.ts';
import { insertEvent } from '../order-repository.ts';
import { queueMail } from './order-mail.ts';

type Alert = {
  readonly by: OrderEvent['by'];
  readonly message: string;
  /** The payment it is about. */
  readonly about?: string;
  readonly now: Date;
};

/** Tells staff by mail and writes it into the history of the order: once, however often its reason comes by (PAY-16). */
export async function alertStaff(
  tx: Tx,
  jobs: Jobs,
  order: Pick<Order, 'id' | 'status'>,
  { by, message, about, now }: Alert,
): Promise<void> {
  const reference = about === undefined ? message : `${about}: ${message}`;
  if (!(await queueMail(tx, jobs, order.id, { kind: 'staff-alert', reference }, now))) return;
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message, isVisible: false });
}
