import type { Language } from '@shop/contract';
import { toDecimal, type Cents } from '#kernel/money.ts';
import { discountsOf } from '#modules/cart/index.ts';
import { partOf } from '../documents/invoice-amounts.ts';
import type { Order, OrderInvoice, SupplementAmounts } from '../order.ts';
import { asInvoiced } from '../revisions/order-content.ts';
import { orderMessages } from './messages.ts';

/** An amount as the wire knows it. */
export const money = (cents: Cents) => ({ currency: 'EUR' as const, value: toDecimal(cents) });

/** What the coupon, or staff, took off the goods; what was taken off delivery is in the price of delivery. */
export const discountsShape = (coupon: Order['coupon'], amounts: readonly Cents[], language: Language) =>
  amounts.map((cents) => ({
    amount: money(cents),
    applied_to: 'ITEM' as const,
    coupon: coupon && { code: coupon.code },
    label: coupon?.label ?? orderMessages[language].discount,
  }));

export const taxesShape = (taxes: Order['totals']['taxes'], language: Language) =>
  taxes.map(({ percent, tax }) => ({ amount: money(tax), rate: percent, title: orderMessages[language].vat(percent) }));

function shippingShape({ totals: { shipping } }: Order, language: Language) {
  if (!shipping) return null;
  return {
    amount_excluding_tax: money(shipping.excl),
    amount_including_tax: money(shipping.incl),
    total_amount: money(shipping.incl),
    discounts: [],
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
    discounts: discountsShape(order.coupon, discountsOf(totals), language),
    shipping_handling: shippingShape(order, language),
  };
}

/** The totals of an invoice, which may be one of several. */
export function invoiceTotalShape(given: Order, invoice: OrderInvoice, language: Language) {
  if (invoice.amounts) return supplementShape(invoice.amounts, invoice.grandTotal, language);
  const order = asInvoiced(given, invoice);
  const { goods, rates, hasDelivery, total } = partOf(order, invoice);
  const subtotal = goods.reduce((sum, { rowIncl }) => sum + rowIncl, 0);
  const discount = subtotal - goods.reduce((sum, { paid }) => sum + paid, 0);
  return {
    base_grand_total: money(total),
    grand_total: money(total),
    subtotal: money(subtotal),
    total_shipping: money(hasDelivery ? (order.totals.shipping?.incl ?? 0) : 0),
    total_tax: money(rates.reduce((sum, { tax }) => sum + tax, 0)),
    taxes: taxesShape(
      rates.filter(({ percent }) => percent > 0),
      language,
    ),
    discounts: discountsShape(order.coupon, discount > 0 ? [discount] : [], language),
    shipping_handling: hasDelivery ? shippingShape(order, language) : null,
  };
}

/** The totals of what an edit added: its rows are what is paid for them. */
function supplementShape({ lines, shipping, taxes }: SupplementAmounts, total: Cents, language: Language) {
  return {
    base_grand_total: money(total),
    grand_total: money(total),
    subtotal: money(lines.reduce((sum, { amount }) => sum + amount, 0)),
    total_shipping: money(shipping),
    total_tax: money(taxes.reduce((sum, { tax }) => sum + tax, 0)),
    taxes: taxesShape(taxes, language),
    discounts: [],
    shipping_handling: null,
  };
}
