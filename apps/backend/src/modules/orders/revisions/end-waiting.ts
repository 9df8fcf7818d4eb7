import type { Tx } from '#kernel/database/database.ts';
import type { Order, OrderActor, RevisionState } from '../order.ts';
import { insertEvent, raiseVersion } from '../order-repository.ts';
import { waitingRevision } from './order-content.ts';
import { saveRevision } from './revision-repository.ts';
import { releaseHold } from './revision-stock.ts';

type Why = { readonly by: OrderActor; readonly now: Date; readonly message: string };

/** The edit that waits for the customer of a locked order comes to nothing; its pieces are free. What is paid for it after all goes back. */
export async function endWaiting(tx: Tx, order: Order, state: RevisionState, { by, now, message }: Why): Promise<void> {
  const revision = waitingRevision(order);
  if (!revision) return;
  await saveRevision(tx, order.id, revision.number, state, now);
  await releaseHold(tx, order, revision.number, now);
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message, isVisible: false });
  await raiseVersion(tx, order.id);
}
