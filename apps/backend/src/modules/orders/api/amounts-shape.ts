import type { Language } from '@shop/contract';
import { toDecimal, type Cents } from '#kernel/money.ts';
import type { Order } from '../order.ts';
import { orderMessages } from './messages.ts';

/** An amount as the wire knows it. */
export const money = (cents: Cents) => ({ currency: 'EUR' as const, value: toDecimal(cents) });

/** What the coupon took off, of goods and of delivery. */
export function discountsShape({ coupon, totals }: Order) {
  const entry = (cents: Cents, appliedTo: 'ITEM' | 'SHIPPING') =>
    cents > 0 && coupon ? [{ amount: money(cents), applied_to: appliedTo, coupon: { code: coupon.code }, label: coupon.label }] : [];
  return [...entry(totals.discount, 'ITEM'), ...entry(totals.shipping?.discount ?? 0, 'SHIPPING')];
}

export const taxesShape = (taxes: Order['totals']['taxes'], language: Language) =>
  taxes.map(({ percent, tax }) => ({ amount: money(tax), rate: percent, title: orderMessages[language].vat(percent) }));

export function shippingShape({ totals: { shipping } }: Order, language: Language) {
  if (!shipping) return null;
  return {
    amount_excluding_tax: money(shipping.excl),
    amount_including_tax: money(shipping.incl),
    total_amount: money(shipping.incl),
    discounts: shipping.discount > 0 ? [{ amount: money(shipping.discount) }] : [],
    taxes: shipping.tax > 0 ? taxesShape([{ percent: shipping.taxPercent, incl: shipping.incl, tax: shipping.tax }], language) : [],
  };
}

/** The totals of an order. */
export function totalShape(order: Order, language: Language) {
  const { totals } = order;
  return {
    base_grand_total: money(totals.grandTotal),
    grand_total: money(totals.grandTotal),
    subtotal: money(totals.subtotalIncl),
    subtotal_incl_tax: money(totals.subtotalIncl),
    subtotal_excl_tax: money(totals.subtotalExcl),
    total_shipping: money(totals.shipping?.incl ?? 0),
    total_tax: money(totals.tax),
    taxes: taxesShape(totals.taxes, language),
    discounts: discountsShape(order),
    shipping_handling: shippingShape(order, language),
  };
}
