import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { queueMail } from '../emails/order-mail.ts';
import type { Order, OrderActor, OrderRefund, OrderRevision } from '../order.ts';
import { insertEvent, raiseVersion, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { applyRevision } from './apply-revision.ts';
import { draftRevision, type DraftTools, type RevisionWish } from './draft-revision.ts';
import { endWaiting } from './end-waiting.ts';
import { waitingRevision } from './order-content.ts';
import { insertRevision } from './revision-repository.ts';
import { tokenHashOf } from './revision-link.ts';
import { holdFresh } from './revision-stock.ts';

type Services = Pick<OrderServices, 'jobs' | 'logger' | 'stores' | 'catalogView' | 'delivery'>;
type Why = { readonly reason: string; readonly by: OrderActor; readonly now: Date };

/** So long the pieces of an edit wait for the customer. */
const heldMs = 3 * 24 * 3_600_000;

/** What an edit is drafted with, as of now. */
export function draftTools({ stores, catalogView, delivery }: Services, { storeCode }: Pick<Order, 'storeCode'>, now: Date): DraftTools {
  const tables = delivery();
  const dispatchCountry = stores.seller().vatId.slice(0, 2);
  return {
    tables,
    dispatchCountry,
    listPercent: tables.taxRates.find(({ countryCode }) => countryCode === dispatchCountry)?.standardPercent ?? 0,
    chain: stores.textFallback(storeCode),
    view: catalogView(storeCode),
    now,
  };
}

/**
 * Edits a locked order. What makes it cheaper, or costs the same, is done at once; what makes it dearer waits for the customer, who alone
 * can order it (LAW-07). Answers with the refund that still has to be asked for.
 */
export async function proposeRevision(
  tx: Tx,
  services: Services,
  stored: StoredOrder,
  wish: RevisionWish,
  { reason, by, now }: Why,
): Promise<{ readonly revision: OrderRevision; readonly refund: OrderRefund | undefined }> {
  const { order } = stored;
  const draft = draftRevision(order, wish, draftTools(services, order, now));
  const number = Math.max(0, ...order.revisions.map((one) => one.number)) + 1;
  const isDearer = draft.difference > 0;
  const revision: OrderRevision = {
    number,
    state: isDearer ? 'awaiting_customer' : 'applied',
    by,
    reason,
    changes: draft.changes,
    before: draft.before,
    after: draft.after,
    tokenHash: isDearer ? tokenHashOf(order, number, now) : null,
    proposedAt: now,
    expiresAt: isDearer ? new Date(now.getTime() + heldMs) : null,
    decidedAt: isDearer ? null : now,
  };
  await insertRevision(tx, order.id, revision);
  if (!isDearer) {
    const message = `Revision ${number} is applied: ${reason}`;
    return { revision, refund: await applyRevision(tx, services, stored, revision, { by, message, now }) };
  }
  await holdFresh(tx, order, draft, services.catalogView(order.storeCode), {
    revision: number,
    endsAt: new Date(now.getTime() + heldMs),
    now,
  });
  const message = `Revision ${number} waits for the customer: ${reason}`;
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message, isVisible: false });
  await queueMail(tx, services.jobs, order.id, { kind: 'change-proposed', reference: String(number) }, now);
  await raiseVersion(tx, order.id);
  return { revision, refund: undefined };
}

/** Takes an edit of a locked order back that the customer has not answered yet. */
export async function withdrawRevision(tx: Tx, { order }: StoredOrder, number: number, { reason, by, now }: Why): Promise<void> {
  const waiting = waitingRevision(order);
  if (waiting?.number !== number) throw inputError(`Revision ${number} of order ${order.number} does not wait for the customer.`);
  await endWaiting(tx, order, 'withdrawn', { by, now, message: `Revision ${number} is withdrawn: ${reason}` });
}
