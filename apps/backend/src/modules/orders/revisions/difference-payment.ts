import { ShopError } from '#kernel/errors.ts';
import type { ProviderStatus } from '#modules/payments/index.ts';
import type { AttemptState, OrderRevision } from '../order.ts';
import { endDispute, giveBack, isAsAsked, note, save, type Verdict, type Work } from '../payment/payment-work.ts';
import { isSurplus } from '../refunds/return-surplus.ts';
import { applyRevision } from './apply-revision.ts';
import { whyNotAny } from './draft-revision.ts';
import { endWaiting } from './end-waiting.ts';
import { waitingRevision } from './order-content.ts';

/** What a provider says of a payment for the difference of an edit. It never moves the order: that was paid before. */
export const differenceVerdicts: Readonly<Partial<Record<ProviderStatus, Verdict>>> = {
  initialized: note,
  reserved: note,
  uncleared: review,
  completed: paid,
  shipped: paid,
  declined: ended('failed'),
  cancelled: ended('canceled'),
  void: ended('canceled'),
  expired: ended('expired'),
};

async function review(work: Work): Promise<void> {
  if (['starting', 'open'].includes(work.attempt.state)) await save(work, 'review');
}

function ended(state: AttemptState): Verdict {
  return async (work) => {
    if (['starting', 'open', 'review'].includes(work.attempt.state)) await save(work, state);
  };
}

/** Paid, the edit is applied, once. Where that is no longer possible the money goes back by itself. */
async function paid(work: Work): Promise<void> {
  const { tx, stored, attempt, now } = work;
  const { order } = stored;
  if (attempt.state === 'paid') return endDispute(work);
  if (isSurplus(attempt)) return;
  if (!isAsAsked(work)) return review(work);
  const revision = waitingRevision(order);
  const isMine = revision?.number === attempt.revision;
  const why = !isMine ? 'it is over' : isLate(revision, now) ? 'its time was over' : whyNotAny(order, revision);
  const obstacle = why ?? (isMine ? await apply(work, revision) : undefined);
  if (obstacle === undefined) return;
  await giveBack(work, `Revision ${attempt.revision} was paid and cannot be applied (${obstacle}); the payment is given back by itself.`);
  const message = `Revision ${attempt.revision} was paid and could not be applied.`;
  if (isMine) await endWaiting(tx, order, 'expired', { by: 'provider', now, message });
}

const isLate = ({ expiresAt }: OrderRevision, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** All of it, or nothing and why not. */
async function apply(work: Work, revision: OrderRevision): Promise<string | undefined> {
  const { tx, services, stored, now } = work;
  await tx.query('savepoint edit');
  try {
    await save(work, 'paid');
    await applyRevision(tx, services, stored, revision, {
      by: 'provider',
      message: `Revision ${revision.number} is paid and applied.`,
      now,
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    await tx.query('rollback to savepoint edit');
    return error.message;
  }
}
