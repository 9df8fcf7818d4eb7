import { findUnsettled, findOrderOfAttempt, saveAttempt } from './payment/attempt-repository.ts';
import { findUnconfirmedRefunds } from './documents/document-repository.ts';
import { moveOrder } from './fulfilment/move-order.ts';
import type { Database } from '#kernel/database/database.ts';
import {
  beginMails,
  markMailed,
  orderMailQueue,
  queueMail,
  type DueMail,
  type OrderMailJob,
  type OrderMailKind,
} from './emails/order-mail.ts';
import type { Order } from './order.ts';
import { everyAttempt } from './payment/every-attempt.ts';
import { findOrders } from './find-orders.ts';
import { findOrder, findOverdue, lockOrder } from './order-repository.ts';
import type { OrderServices } from './order-services.ts';
import { askProvider, isOpen } from './payment/provider-calls.ts';
import { paymentOf } from './refunds/refund-payment.ts';
import type { Email } from '#kernel/mail/email.ts';

const minute = 60_000;
/** PAY-17: asked about when they are older than this, every ten minutes. */
const quietMs = 10 * minute;
const batch = 200;

/** Writes the mail of an order; undefined when there is nothing to say any more. */
export type WriteMail = (order: Order, kind: OrderMailKind, reference: string) => Promise<Email | undefined>;

/** Registers what happens to orders without anybody asking: mails, reconciliation, the end of holdings. */
export function registerOrderJobs(services: OrderServices, writeMail: WriteMail): void {
  registerMails(services, writeMail);
  services.jobs.register({
    name: 'orders-reconcile',
    schedule: '*/10 * * * *',
    handle: async () => {
      await reconcile(services);
      await reconcileRefunds(services);
    },
  });
  services.jobs.register({
    name: 'orders-end-holdings',
    schedule: '* * * * *',
    handle: () => endHoldings(services),
  });
}

/** Documents are made when the mail goes out: neither they nor a mail server can slow down an order. */
function registerMails({ database, clock, mailer }: OrderServices, writeMail: WriteMail): void {
  const writeTogether = (all: readonly OrderMailJob[]) => {
    const reading = readDue(database, all, clock.now());
    return async ({ id }: OrderMailJob): Promise<Email | undefined> => {
      const { mails, orders } = await reading;
      const due = mails.get(id);
      const found = due && orders.get(due.orderId);
      return found && writeMail(found(), due.kind, due.reference);
    };
  };
  mailer.register<OrderMailJob>({
    name: orderMailQueue,
    write: (job) => writeTogether([job])(job),
    writeTogether,
    settled: ({ id }) => markMailed(database, id, clock.now()),
  });
}

type DueMails = {
  readonly mails: ReadonlyMap<number, DueMail>;
  readonly orders: Awaited<ReturnType<typeof findOrders>>;
};

/** The orders are read after their mails are marked: one that was ended before is not confirmed. */
async function readDue(database: Database, jobs: readonly OrderMailJob[], now: Date): Promise<DueMails> {
  const ids = jobs.map(({ id }) => id);
  const mails = await database.transaction((tx) => beginMails(tx, ids, now));
  return {
    mails: new Map(mails.map((mail) => [mail.id, mail])),
    orders: await findOrders(
      database,
      mails.map(({ orderId }) => orderId),
    ),
  };
}

/** Asks the provider about payments nobody told the end of (R070). */
async function reconcile(services: OrderServices): Promise<void> {
  const { database, clock } = services;
  for (const providerOrderId of await findUnsettled(database, new Date(clock.now().getTime() - quietMs), batch)) {
    const orderId = await findOrderOfAttempt(database, providerOrderId);
    const order = orderId === undefined ? undefined : (await findOrder(database, { id: orderId }))?.order;
    const attempt = order && everyAttempt(order).find((one) => one.providerOrderId === providerOrderId);
    if (attempt) await askProvider(services, attempt);
  }
}

/** Asks about refunds the provider has not confirmed; those it never took are sent again by their own job. */
async function reconcileRefunds(services: OrderServices): Promise<void> {
  const { database, clock } = services;
  for (const id of await findUnconfirmedRefunds(database, new Date(clock.now().getTime() - quietMs), batch)) {
    const order = (await findOrder(database, { id }))?.order;
    const waiting = order?.refunds.filter(({ state }) => state === 'requested') ?? [];
    const paid = new Set(order && waiting.map((refund) => paymentOf(order, refund)));
    for (const attempt of paid) if (attempt) await askProvider(services, attempt);
  }
}

/** Ends unpaid orders whose time is over; the provider has the last word before. */
async function endHoldings(services: OrderServices): Promise<void> {
  const { database, clock, inventory } = services;
  for (const id of await findOverdue(database, clock.now(), batch)) {
    const found = await findOrder(database, { id });
    for (const attempt of found?.order.attempts.filter(isOpen) ?? []) await askProvider(services, attempt);
    await database.transaction(async (tx) => {
      const stored = await lockOrder(tx, id);
      const now = clock.now();
      const { status, holdEndsAt, attempts } = stored.order;
      if ((status !== 'pending' && status !== 'pending_payment') || !holdEndsAt || holdEndsAt > now) return;
      for (const attempt of attempts.filter(isOpen)) await saveAttempt(tx, attempt.providerOrderId, { state: 'expired' }, now);
      const last = attempts.at(-1);
      // Who was on the way to pay gets the way back to the cart instead of a farewell.
      await moveOrder(tx, services, stored, 'canceled', { by: 'job', now, message: 'Its time was over.', isSilent: last !== undefined });
      if (last) await queueMail(tx, services.jobs, id, { kind: 'payment-expired', reference: last.providerOrderId }, now);
    });
  }
  await inventory.refresh();
}
