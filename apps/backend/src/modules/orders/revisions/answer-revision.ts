import type { Language } from '@shop/contract';
import type { Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { OfferedPaymentMethod } from '#modules/payments/index.ts';
import type { PaymentAttempt } from '../order.ts';
import { everyAttempt } from '../payment/every-attempt.ts';
import { insertEvent, lockOrder, raiseVersion, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { cancelAtProvider, isOpen } from '../payment/provider-calls.ts';
import { planAttempt } from '../payment/start-payment.ts';
import { tryPayment } from '../payment/try-payment.ts';
import { applyRevision } from './apply-revision.ts';
import { whyNotAny } from './draft-revision.ts';
import { endWaiting } from './end-waiting.ts';
import { findRevision, needsPayment, whyOver, type FoundRevision } from './find-revision.ts';
import { revisionMessages } from './messages.ts';
import { differenceOf } from './order-content.ts';
import { saveRevision } from './revision-repository.ts';

type Asker = { readonly language: Language; readonly storeCode: string; readonly ip?: string | undefined };

/** The ways to pay the difference of an edit: at once, at the provider. */
export async function methodsForDifference(
  { payments, stores }: OrderServices,
  { order, revision }: FoundRevision,
  storeCode: string,
): Promise<readonly OfferedPaymentMethod[]> {
  const offered = await payments.offer({
    texts: stores.textFallback(storeCode),
    billingCountry: order.billingAddress.countryCode,
    shippingCountry: order.pickup ? undefined : revision.after.shippingAddress?.countryCode,
    amount: differenceOf(revision),
    isPickup: order.pickup !== null,
    isApprovedBusiness: false,
  });
  return offered.filter(({ behaviour }) => behaviour.firstStatus === 'pending_payment' && behaviour.provider !== 'offline');
}

/** The edit of a link, while the customer can still answer it; each reason why not has its own sentence. */
async function openRevision({ database, clock }: OrderServices, token: string, { language }: Asker): Promise<FoundRevision> {
  const found = await findRevision(database, token);
  const messages = revisionMessages[language];
  if (typeof found === 'string') throw notFound(messages[found]);
  const over = whyOver(found, clock.now());
  if (over) throw inputError(messages[over]);
  return found;
}

/** The same under the order's lock. */
async function lockRevision(tx: Tx, { clock }: OrderServices, { order, revision }: FoundRevision, { language }: Asker) {
  const stored = await lockOrder(tx, order.id);
  const locked = stored.order.revisions.find(({ number }) => number === revision.number);
  if (!locked) throw notFound(revisionMessages[language].unknown);
  const found = { order: stored.order, revision: locked };
  const over = whyOver(found, clock.now());
  if (over) throw inputError(revisionMessages[language][over]);
  return { stored, found };
}

/** The customer does not want it: the order stays as it was. */
export async function declineRevision(services: OrderServices, token: string, asker: Asker): Promise<void> {
  const seen = await openRevision(services, token, asker);
  await services.database.transaction(async (tx) => {
    const { found } = await lockRevision(tx, services, seen, asker);
    const message = `Revision ${found.revision.number} is declined.`;
    await endWaiting(tx, found.order, 'declined', { by: 'shopper', now: services.clock.now(), message });
  });
  for (const attempt of attemptsOf(seen)) cancelAtProvider(services, attempt);
  await services.inventory.refresh();
}

const attemptsOf = ({ order, revision }: FoundRevision): readonly PaymentAttempt[] =>
  order.editAttempts.filter((attempt) => attempt.revision === revision.number && isOpen(attempt));

/**
 * The customer orders what an edit adds (LAW-07). What is on account is applied at once; otherwise the difference is paid first, and the
 * edit is applied when the provider says so. Answers with the page where it is paid, if any.
 */
export async function confirmRevision(
  services: OrderServices,
  token: string,
  methodCode: string | undefined,
  asker: Asker,
): Promise<string | null> {
  const found = await openRevision(services, token, asker);
  if (!needsPayment(found)) return confirmOnAccount(services, found, asker);
  const methods = await methodsForDifference(services, found, asker.storeCode);
  const method = methods.find(({ code }) => code === methodCode);
  if (!method) throw inputError(revisionMessages[asker.language].noMethod);
  const { attempt, replaced } = await services.database.transaction((tx) => planPayment(tx, services, found, method, asker));
  for (const old of replaced) cancelAtProvider(services, old);
  if (attempt.redirectUrl !== null) return attempt.redirectUrl;
  const tried = await tryPayment(services, found.order, attempt, { ip: asker.ip });
  if (tried === 'failed') throw inputError(revisionMessages[asker.language].notStarted);
  return tried.redirectUrl;
}

async function confirmOnAccount(services: OrderServices, seen: FoundRevision, asker: Asker): Promise<null> {
  await services.database.transaction(async (tx) => {
    const { stored, found } = await lockRevision(tx, services, seen, asker);
    if (whyNotAny(found.order, found.revision) !== undefined) throw inputError(revisionMessages[asker.language].notNow);
    await applyRevision(tx, services, stored, found.revision, {
      by: 'shopper',
      message: `Revision ${found.revision.number} is confirmed and applied.`,
      now: services.clock.now(),
    });
  });
  await services.inventory.refresh();
  return null;
}

type Planned = { readonly attempt: PaymentAttempt; readonly replaced: readonly PaymentAttempt[] };

/** The same choice twice is the same try; another one takes its place. */
async function planPayment(
  tx: Tx,
  services: OrderServices,
  seen: FoundRevision,
  method: OfferedPaymentMethod,
  asker: Asker,
): Promise<Planned> {
  const { stored, found } = await lockRevision(tx, services, seen, asker);
  const { order, revision } = found;
  if (whyNotAny(order, revision) !== undefined) throw inputError(revisionMessages[asker.language].notNow);
  const open = attemptsOf(found);
  const same = open.find((attempt) => attempt.methodCode === method.code);
  if (same) return { attempt: same, replaced: [] };
  const now = services.clock.now();
  if (revision.state === 'awaiting_customer') await noteConfirmed(tx, stored, revision.number, now);
  const base = { id: order.id, number: order.number, grandTotal: differenceOf(revision), attempts: everyAttempt(order) };
  return { attempt: await planAttempt(tx, base, method, now, revision.number), replaced: open };
}

async function noteConfirmed(tx: Tx, { order }: StoredOrder, number: number, now: Date): Promise<void> {
  await saveRevision(tx, order.id, number, 'awaiting_payment', null);
  const message = `Revision ${number} is confirmed.`;
  await insertEvent(tx, order.id, { at: now, status: order.status, by: 'shopper', message, isVisible: false });
  await raiseVersion(tx, order.id);
}
