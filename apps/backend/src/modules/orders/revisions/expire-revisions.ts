import { everyAttempt } from '../payment/every-attempt.ts';
import { findOrder, lockOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { saveAttempt } from '../payment/attempt-repository.ts';
import { askProvider, isOpen } from '../payment/provider-calls.ts';
import { endWaiting } from './end-waiting.ts';
import { waitingRevision } from './order-content.ts';
import { findExpired } from './revision-repository.ts';

const batch = 200;

/** Ends edits whose customers have not answered in time, and frees their pieces; the provider has the last word before. */
export function registerRevisionExpiry(services: OrderServices): void {
  services.jobs.register({ name: 'orders-end-revisions', schedule: '* * * * *', handle: () => endExpired(services) });
}

async function endExpired(services: OrderServices): Promise<void> {
  const { database, clock, inventory } = services;
  const ids = await findExpired(database, clock.now(), batch);
  for (const id of ids) {
    const found = await findOrder(database, { id });
    for (const attempt of found?.order.editAttempts.filter(isOpen) ?? []) await askProvider(services, attempt);
    await database.transaction(async (tx) => {
      const { order } = await lockOrder(tx, id);
      const now = clock.now();
      const revision = waitingRevision(order);
      if (!revision?.expiresAt || revision.expiresAt > now) return;
      const open = everyAttempt(order).filter((attempt) => attempt.revision === revision.number && isOpen(attempt));
      for (const attempt of open) await saveAttempt(tx, attempt.providerOrderId, { state: 'expired' }, now);
      await endWaiting(tx, order, 'expired', { by: 'job', now, message: `Revision ${revision.number} has expired.` });
    });
  }
  if (ids.length > 0) await inventory.refresh();
}
