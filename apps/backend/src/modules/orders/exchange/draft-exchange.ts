import { inputError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import { draftTools } from '../revisions/propose-revision.ts';
import { priceContent } from '../revisions/price-content.ts';
import { draftRefund } from '../refunds/refund-order.ts';
import type { Order, OrderDocumentLine, OrderExchange, OrderSnapshot } from '../order.ts';
import type { OrderServices } from '../order-services.ts';
import { exchangedLines, type ExchangeWish } from './exchanged-lines.ts';

export type ExchangeDraft = {
  readonly snapshot: OrderSnapshot & { readonly exchange: OrderExchange };
  /** What the customer has still to pay. */
  readonly toPay: Cents;
  /** What goes back to them. */
  readonly rest: Cents;
};

export type ExchangeFacts = {
  readonly wishes: readonly ExchangeWish[];
  readonly returnNumber: string;
  /** Of what the pieces cost, not given for them: what they lost in value, and what is not left to give back; never above zero. */
  readonly adjustment: Cents;
  /** How many pieces of a line are offered for something else already. */
  readonly offered: (lineId: number) => number;
  readonly reason: string;
};

type Services = Pick<OrderServices, 'jobs' | 'logger' | 'stores' | 'catalogView' | 'delivery'>;

const mostWishes = 50;

/** The pieces that go, by line: a line may become several things. */
export function piecesGoing(wishes: readonly ExchangeWish[]): readonly OrderDocumentLine[] {
  const counts = new Map<number, number>();
  for (const { lineId, quantity } of wishes) counts.set(lineId, (counts.get(lineId) ?? 0) + quantity);
  return [...counts].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** The order that is given for pieces of another: who, where to and whose VAT as there, delivered for nothing. */
export function draftExchange(services: Services, order: Order, facts: ExchangeFacts, now: Date): ExchangeDraft {
  const { wishes, returnNumber, adjustment, offered, reason } = facts;
  if (wishes.length > mostWishes || wishes.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1))
    throw inputError(`At most ${mostWishes} lines, each of one piece at least.`, { field: 'lines', code: 'return-too-many' });
  const lines = piecesGoing(wishes);
  const behind = lines.map((line) => ({ ...line, behind: offered(line.lineId) }));
  const worth = draftRefund(order, { lines: behind, shipping: 0, adjustment, reason }, reason, now);
  const { shippingAddress, shippingMethod, tax } = order;
  const content = priceContent(order, {
    targets: exchangedLines(order, wishes, offered, draftTools(services, order, now)),
    discount: 0,
    shippingCents: 0,
    taxRule: undefined,
    shippingAddress,
    shippingMethod,
    tax,
  });
  const total = content.totals.grandTotal;
  const credit = Math.min(worth.total, total);
  if (credit <= 0) throw inputError('What costs nothing is not exchanged.', { field: 'lines', code: 'exchange-nothing' });
  const goods = worth.lines.reduce((sum, { amount }) => sum + amount, 0);
  const exchange = { returnNumber, orderId: order.id, orderNumber: order.number, lines, credit, adjustment: credit - goods, reason };
  const { language, locale, currency, billingAddress, pickup, isBusiness } = order;
  const kept = { language, locale, currency, billingAddress, pickup, isBusiness };
  return {
    snapshot: { ...kept, ...content, expected: null, coupon: null, customerNote: null, exchange },
    toPay: total - credit,
    rest: worth.total - credit,
  };
}
