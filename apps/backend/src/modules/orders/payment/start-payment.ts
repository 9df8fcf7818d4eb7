import type { Queryable, Tx } from '#kernel/database/database.ts';
import type { Cents } from '#kernel/money.ts';
import {
  attemptId,
  isPaymentMethodCode,
  type PaymentMethodCode,
  type ProviderAddress,
  type ProviderOrder,
} from '#modules/payments/index.ts';
import { insertAttempt, openAttempt } from './attempt-repository.ts';
import type { Order, OrderAddress, OrderPaymentMethod, PaymentAttempt } from '../order.ts';
import type { OrderServices } from '../order-services.ts';
import { paidItems } from '../refunds/refund-payment.ts';
import { waitingRevision } from '../revisions/order-content.ts';
import { findToken, keptAs, keptCardField } from './payment-tokens.ts';

/** Writes down that a payment will be started, before anybody outside hears of it: a notification always finds it. */
export async function planAttempt(
  tx: Tx,
  order: { readonly id: number; readonly number: string; readonly grandTotal: Cents; readonly attempts: readonly PaymentAttempt[] },
  method: Pick<OrderPaymentMethod, 'code' | 'gateway'>,
  now: Date,
  revision: number | null = null,
): Promise<PaymentAttempt> {
  const number = Math.max(0, ...order.attempts.map((attempt) => attempt.number)) + 1;
  const attempt: PaymentAttempt = {
    number,
    providerOrderId: attemptId(order.number, number),
    revision,
    methodCode: method.code,
    gateway: method.gateway,
    state: 'starting',
    amount: order.grandTotal,
    redirectUrl: null,
    transactionId: null,
    providerStatus: null,
    reason: null,
    createdAt: now,
    updatedAt: now,
  };
  await insertAttempt(tx, order.id, attempt);
  return attempt;
}

export type Client = { readonly ip?: string | undefined };

/**
 * Starts a planned payment at the provider, or finds the one that was started under the same id: after a lost answer or a crash the
 * same call goes on where the first one stopped (R068). Throws the provider's `PaymentError`.
 */
export async function startPayment(
  services: OrderServices,
  order: Order,
  attempt: PaymentAttempt,
  client: Client = {},
): Promise<string | null> {
  const { database, clock, payments } = services;
  const code = methodCode(attempt.methodCode);
  const endsAt = attempt.revision === null ? order.holdEndsAt : waitingRevision(order)?.expiresAt;
  const seconds = Math.max(60, Math.ceil(((endsAt?.getTime() ?? 0) - clock.now().getTime()) / 1_000));
  const kept = attempt.revision === null ? await keptCard(database, order, attempt) : undefined;
  const wanted = { ...providerOrder(order, attempt, code, seconds, client), ...(kept ? { kept } : {}) };
  const { redirectUrl = null } = await payments.providerOf(code).createOrder(wanted);
  await openAttempt(database, attempt.providerOrderId, redirectUrl, clock.now());
  return redirectUrl;
}

/** A method of the order that this version of the shop knows. */
export function methodCode(code: string): PaymentMethodCode {
  if (!isPaymentMethodCode(code)) throw new Error(`unknown payment method ${code}`);
  return code;
}

function providerOrder(
  order: Order,
  attempt: PaymentAttempt,
  code: PaymentMethodCode,
  expiresInSeconds: number,
  client: Client,
): ProviderOrder {
  return {
    id: attempt.providerOrderId,
    orderNumber: order.number,
    hash: order.hash,
    methodCode: code,
    amount: attempt.amount,
    currency: order.currency,
    storeCode: order.storeCode,
    language: order.language,
    locale: order.locale,
    email: order.email,
    billing: providerAddress(order.billingAddress),
    shipping: order.pickup || !order.shippingAddress ? null : providerAddress(order.shippingAddress),
    items: paidItems(order, attempt),
    client,
    expiresInSeconds,
    ...(attempt.revision === null && order.customerId !== null && wantsToKeep(order) ? { keepAs: keptAs(order.customerId) } : {}),
  };
}

/** The kept card that was chosen, if it is still its owner's; without one the card is typed on the provider's page. */
async function keptCard(
  sql: Queryable,
  { customerId, paymentMethod }: Order,
  { methodCode: code }: PaymentAttempt,
): Promise<ProviderOrder['kept']> {
  const hash = paymentMethod.additionalData.find(({ name }) => name === keptCardField)?.value;
  if (hash === undefined || customerId === null) return undefined;
  const token = await findToken(sql, customerId, hash, code);
  return token === undefined ? undefined : { token, as: keptAs(customerId) };
}

/** Only who asks for it has a card kept. */
const wantsToKeep = ({ paymentMethod }: Order): boolean =>
  paymentMethod.additionalData.some(({ name, value }) => name === 'keep' && value === '1');

const providerAddress = ({
  firstname,
  middlename,
  lastname,
  company,
  street,
  postcode,
  city,
  region,
  countryCode,
  telephone,
}: OrderAddress): ProviderAddress => ({
  firstname,
  lastname: [middlename, lastname].filter(Boolean).join(' '),
  company,
  street,
  postcode,
  city,
  region,
  countryCode,
  telephone,
});
