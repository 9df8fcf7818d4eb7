import { inputError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import type { ProviderItem } from '#modules/payments/index.ts';
import { living, moneyBack, moneyLedger } from '../ledger/money-ledger.ts';
import { creditOf } from '../ledger/payable.ts';
import type { Order, OrderRefund, PaymentAttempt } from '../order.ts';
import { providerItems } from '../payment/provider-items.ts';
import { asPlaced, everyLine } from '../revisions/order-content.ts';

/** The payment of the order itself that can be given back; undefined when the money did not come through a provider. */
export const paidAttempt = ({ attempts }: Order): PaymentAttempt | undefined => attempts.find(({ state }) => state === 'paid');

/** The payment a refund goes back by; undefined when staff sends the money. */
export const paymentOf = (order: Order, { payment }: Pick<OrderRefund, 'payment'>): PaymentAttempt | undefined =>
  payment === null ? paidAttempt(order) : order.editAttempts.find(({ providerOrderId }) => providerOrderId === payment);

/** Stands where a payment would: it was paid with pieces of an earlier order, so that staff sends the money. */
const exchangeCredit = 'exchange';

type PaymentPart = { readonly payment: OrderRefund['payment']; readonly cents: Cents };

/** What each payment has left to give back: the order's own, then what pieces of an earlier order paid, then those of edits. */
function paymentsLeft(order: Order): readonly PaymentPart[] {
  const back = living(order);
  const credit = creditOf(order);
  const isApplied = (edit: number | null): boolean => order.revisions.some(({ number, state }) => number === edit && state === 'applied');
  const edits = order.editAttempts.filter(({ state, revision }) => state === 'paid' && isApplied(revision));
  const paidByEdits = edits.reduce((sum, { amount }) => sum + amount, 0);
  const leftOf = (paid: Cents, id: string | null): Cents =>
    back.filter(({ payment }) => payment === id).reduce((left, refund) => left - moneyBack(refund), paid);
  return [
    { payment: null, cents: leftOf(moneyLedger(order).paid - credit - paidByEdits, null) },
    ...(credit > 0 ? [{ payment: exchangeCredit, cents: leftOf(credit, exchangeCredit) }] : []),
    ...edits.map(({ providerOrderId, amount }) => ({ payment: providerOrderId, cents: leftOf(amount, providerOrderId) })),
  ];
}

/** By which payments money goes back: by the first that has all of it, or else by each as far as it has. */
export function paymentParts(order: Order, money: Cents): readonly PaymentPart[] {
  const left = paymentsLeft(order);
  const whole = left.find(({ cents }) => cents >= money);
  if (whole) return [{ ...whole, cents: money }];
  let missing = money;
  const parts = left.flatMap(({ payment, cents: most }) => {
    const cents = Math.max(0, Math.min(most, missing));
    missing -= cents;
    return cents > 0 ? [{ payment, cents }] : [];
  });
  if (missing > 0) throw inputError(`At most ${money - missing} cents are left to give back.`);
  return parts;
}

/** The one payment that the money of an edit goes back by. */
export function choosePayment(order: Order, money: Cents): OrderRefund['payment'] {
  const [chosen, ...others] = paymentParts(order, money);
  if (!chosen || others.length > 0)
    throw inputError(
      `It was paid in parts: at most ${Math.max(...paymentsLeft(order).map(({ cents }) => cents))} cents go back at once, the rest with another refund.`,
    );
  return chosen.payment;
}

/** What a payment was for, in rows that add up to it. */
export const paidItems = (order: Order, attempt: PaymentAttempt): readonly ProviderItem[] =>
  attempt.revision === null && creditOf(order) === 0 ? providerItems(asPlaced(order)) : differenceItems(order, attempt.amount);

/** The difference of an edit or an exchange as one row: between its lines lie goods that were paid before. */
const differenceItems = ({ number, totals }: Order, amount: Cents): readonly ProviderItem[] => [
  { kind: 'product', sku: number, name: number, quantity: 1, totalIncl: amount, taxPercent: totals.taxes[0]?.percent ?? 0 },
];

/** The rows a provider of credit wants to see come back. */
export function returnedItems(order: Order, refund: OrderRefund): readonly ProviderItem[] {
  // What is set off, or came with another payment, is not what goes back by this one.
  if (refund.setOff > 0 || refund.payment !== null || creditOf(order) > 0) return differenceItems(order, moneyBack(refund));
  const known = everyLine(order);
  const goods = refund.lines.map(({ lineId, quantity, amount }) => {
    const line = known.find(({ id }) => id === lineId);
    return {
      kind: 'product' as const,
      sku: line?.sku ?? '',
      name: line?.name ?? '',
      quantity: Math.max(1, quantity),
      totalIncl: amount,
      taxPercent: line?.taxPercent ?? 0,
    };
  });
  const rest = refund.shipping + refund.adjustment;
  const taxPercent = order.totals.taxes[0]?.percent ?? 0;
  return rest === 0 ? goods : [...goods, { kind: 'shipping' as const, sku: '', name: '', quantity: 1, totalIncl: rest, taxPercent }];
}
