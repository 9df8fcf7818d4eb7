import { documentMessages } from '../documents/messages.ts';
import { formatMoney } from '../documents/format.ts';
import type { Order, OrderRefund } from '../order.ts';
import type { RefundWish } from './refund-order.ts';
import { paymentParts } from './refund-payment.ts';

export type RefundPart = { readonly wish: RefundWish; readonly payment: OrderRefund['payment'] };

/**
 * The refunds that a wish becomes: one for each payment it goes back by. The first has the lines, less what the others give, and those are
 * about the lines; so together they have its total and its VAT by rate, and each says of how much it is a part.
 */
export function refundParts(
  order: Order,
  wish: RefundWish,
  { lines, shipping, total }: Pick<OrderRefund, 'lines' | 'shipping' | 'total'>,
): readonly RefundPart[] {
  const parts = paymentParts(order, total);
  if (parts.length === 1) return parts.map(({ payment }) => ({ wish, payment }));
  const about = wish.about ?? { lines, shipping };
  return parts.map(({ payment, cents }, index) => {
    const reason = partReason(order, wish.reason, { part: index + 1, parts: parts.length, total });
    if (index > 0) return { payment, wish: { lines: [], shipping: 0, adjustment: cents, about, reason } };
    return { payment, wish: { ...wish, adjustment: wish.adjustment + cents - total, reason } };
  });
}

type PartOf = { readonly part: number; readonly parts: number; readonly total: number };

function partReason({ language }: Order, reason: string, { part, parts, total }: PartOf): string {
  const values: Readonly<Record<string, string>> = { part: String(part), parts: String(parts), total: formatMoney(total, language) };
  const said = documentMessages[language].refundPart.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  return reason === '' ? said : `${said}: ${reason}`;
}
