import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { changeHoldEnd } from '#modules/inventory/index.ts';
import type { OfferedPaymentMethod } from '#modules/payments/index.ts';
import { isMailed, queueMail } from '../emails/order-mail.ts';
import { isPayable } from '../fulfilment/move-order.ts';
import { creditOf, payableOf } from '../ledger/payable.ts';
import type { Order, OrderPaymentMethod, PaymentAttempt, PaymentDatum } from '../order.ts';
import { findOrder, insertEvent, lockOrder, saveOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import type { Paying } from './pay-order.ts';
import { cancelAtProvider, isOpen } from './provider-calls.ts';
import { keptCardField } from './payment-tokens.ts';
import { planAttempt } from './start-payment.ts';
import { tryPayment } from './try-payment.ts';
import { orderMessages } from '../api/messages.ts';

/** What the shopper chose, as it is written into the order. */
export type ChosenPayment = {
  readonly code: string;
  readonly purchaseOrderNumber?: string | undefined;
  readonly additionalData: readonly { readonly name: string; readonly value: string }[];
};

/** A method and what was filled in beside it, as an order keeps them. */
export const orderPaymentMethod = (
  method: OfferedPaymentMethod,
  { purchaseOrderNumber, additionalData }: ChosenPayment,
): OrderPaymentMethod => ({
  code: method.code,
  title: method.title,
  provider: method.behaviour.provider,
  gateway: method.gateway,
  instructions: method.instructions,
  purchaseOrderNumber: purchaseOrderNumber ?? null,
  additionalData: additionalData.map((datum) => inWords(datum, method.fields)),
});

function inWords({ name, value }: ChosenPayment['additionalData'][number], fields: OfferedPaymentMethod['fields']): PaymentDatum {
  const field = name === keptCardField ? undefined : fields.find(({ code }) => code === name);
  const option = field?.options.find((one) => one.value === value);
  return field ? { name, value, words: { label: field.label, value: option?.label ?? value } } : { name, value };
}

/** The methods an order that waits for money can still be paid with: those that wait for money too. In the order's words unless told. */
export async function methodsForOrder(
  { payments, stores }: OrderServices,
  order: Order,
  storeCode = order.storeCode,
): Promise<readonly OfferedPaymentMethod[]> {
  const offered = await payments.offer({
    texts: stores.textFallback(storeCode),
    billingCountry: order.billingAddress.countryCode,
    shippingCountry: order.pickup ? undefined : order.shippingAddress?.countryCode,
    amount: payableOf(order),
    isPickup: order.pickup !== null,
    isApprovedBusiness: false,
  });
  // What is given in exchange is paid at once: nobody has to tell a transfer of its rest from one of all of it.
  const isAtOnce = creditOf(order) > 0;
  return offered.filter(({ behaviour }) => behaviour.firstStatus === 'pending_payment' && !(isAtOnce && behaviour.provider === 'offline'));
}

/** Whoever has the secret of an order may pay it, but not with the card of who ordered. */
const withoutKeptCard = (chosen: ChosenPayment): ChosenPayment => ({
  ...chosen,
  additionalData: chosen.additionalData.filter(({ name }) => name !== keptCardField),
});

/** Pays an open order once more, with this or another method; the same choice twice is the same try. */
export async function retryPayment(services: OrderServices, order: Order, chosen: ChosenPayment, context: RequestContext): Promise<Paying> {
  const messages = orderMessages[context.store.language];
  const { clock, database } = services;
  if (!isPayable({ ...order, grandTotal: payableOf(order) }, clock.now())) throw inputError(messages.notPayable);
  const method = (await methodsForOrder(services, order)).find(({ code }) => code === chosen.code);
  if (!method) throw inputError('The requested Payment Method is not available.');
  const planned = await plan(services, order, orderPaymentMethod(method, withoutKeptCard(chosen)), method, messages.notPayable);
  for (const old of planned.replaced) cancelAtProvider(services, old);
  const current = (await findOrder(database, { id: order.id }))?.order ?? order;
  const { attempt } = planned;
  if (!attempt) return { order: current, redirectUrl: null };
  if (attempt.redirectUrl !== null) return { order: current, redirectUrl: attempt.redirectUrl };
  const tried = await tryPayment(services, current, attempt, { ip: context.ip });
  if (tried === 'failed') throw inputError(messages.notPlaced, { error_code: 'UNABLE_TO_PLACE_ORDER' });
  return { order: current, redirectUrl: tried.redirectUrl };
}

type Planned = { readonly attempt: PaymentAttempt | undefined; readonly replaced: readonly PaymentAttempt[] };

async function plan(
  { database, clock, jobs }: OrderServices,
  { id }: Order,
  paymentMethod: OrderPaymentMethod,
  { behaviour }: OfferedPaymentMethod,
  notPayable: string,
): Promise<Planned> {
  return database.transaction(async (tx) => {
    const { order } = await lockOrder(tx, id);
    const now = clock.now();
    if (!isPayable({ ...order, grandTotal: payableOf(order) }, now)) throw inputError(notPayable);
    const open = order.attempts.filter(isOpen);
    const last = open.at(-1);
    if (last && last.methodCode === paymentMethod.code) return { attempt: last, replaced: [] };
    const isOnline = behaviour.provider !== 'offline';
    // Online the hour counts from placement, retries included; a transfer gets its own days (R010).
    const holdEndsAt = isOnline ? order.holdEndsAt : new Date(now.getTime() + (behaviour.holdSeconds ?? 0) * 1_000);
    await saveOrder(tx, id, { paymentMethod, holdEndsAt }, now);
    if (!isOnline) {
      await changeHoldEnd(tx, order.number, holdEndsAt ?? undefined);
      // A confirmation that is still to be written says by itself how to pay now.
      if (await isMailed(tx, id, 'confirmation')) await queueMail(tx, jobs, id, { kind: 'pay-by-transfer' }, now);
    }
    await insertEvent(tx, id, {
      at: now,
      status: order.status,
      by: 'shopper',
      message: `Pays with ${paymentMethod.code}.`,
      isVisible: false,
    });
    const base = { id, number: order.number, grandTotal: payableOf(order), attempts: [...order.attempts, ...order.editAttempts] };
    return { attempt: isOnline ? await planAttempt(tx, base, paymentMethod, now) : undefined, replaced: open };
  });
}
