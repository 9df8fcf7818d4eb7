import type { Queryable } from '#kernel/database/database.ts';
import type { Order, OrderRevision } from '../order.ts';
import { findOrder } from '../order-repository.ts';
import { isEditable } from './draft-revision.ts';
import { differenceOf } from './order-content.ts';
import type { RevisionMessages } from './messages.ts';
import { findByToken } from './revision-repository.ts';
import { hashOf, readToken } from './revision-link.ts';

export type FoundRevision = { readonly order: Order; readonly revision: OrderRevision };

/** The edit a link leads to; a link whose parts are of different orders leads nowhere. */
export async function findRevision(sql: Queryable, token: string): Promise<FoundRevision | 'unknown' | 'otherOrder'> {
  const parts = readToken(token);
  const found = parts && (await findByToken(sql, hashOf(parts.secret)));
  const order = found && (await findOrder(sql, { id: found.orderId }))?.order;
  const revision = order?.revisions.find(({ number }) => number === found?.number);
  if (!order || !revision) return 'unknown';
  return order.number === parts?.orderNumber ? { order, revision } : 'otherOrder';
}

/** How an edit stands for its customer; `canceled`: the order is. */
export type ShownState = OrderRevision['state'] | 'canceled';

export function shownState({ order, revision }: FoundRevision, now: Date): ShownState {
  const isWaiting = revision.state === 'awaiting_customer' || revision.state === 'awaiting_payment';
  if (order.status === 'canceled' && revision.state !== 'applied') return 'canceled';
  return isWaiting && revision.expiresAt !== null && revision.expiresAt <= now ? 'expired' : revision.state;
}

/** Why nothing can be done with it any more; undefined while it waits. */
export function whyOver(found: FoundRevision, now: Date): keyof RevisionMessages | undefined {
  const state = shownState(found, now);
  if (state !== 'awaiting_customer' && state !== 'awaiting_payment') return state;
  return isEditable(found.order) ? undefined : 'notNow';
}

/** Whether the difference is paid before the edit is applied; on account it comes with the invoices. */
export const needsPayment = ({ order, revision }: FoundRevision): boolean => order.paidAt !== null && differenceOf(revision) > 0;
