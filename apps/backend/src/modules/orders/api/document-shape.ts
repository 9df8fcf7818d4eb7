import type { Language } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { divideHalfUp } from '#kernel/money.ts';
import { invoiceTotalShape, money, taxesShape } from './amounts-shape.ts';
import type { ItemShape } from './item-shape.ts';
import { moneyBack } from '../ledger/money-ledger.ts';
import type { Order, OrderInvoice, OrderRefund, OrderShipment } from '../order.ts';

type Named = { readonly lineId: number; readonly quantity: number };

/** The lines of a document, each with the line of the order it is about. */
function documentItems<T extends object>(
  number: string,
  lines: readonly Named[],
  items: readonly ItemShape[],
  extra: (line: Named, item: ItemShape) => T,
) {
  return lines.flatMap((line) => {
    const item = items.find((one) => one.line.id === line.lineId);
    if (!item) return [];
    const { product_name, product_sku, product_sale_price, discounts, bundle_options } = item;
    const base = {
      id: encodeUid(`${number}/${line.lineId}`),
      order_item: item,
      product_name,
      product_sku,
      product_sale_price,
      discounts,
      bundle_options,
    };
    return [{ ...base, ...extra(line, item) }];
  });
}

export const invoiceShape = (order: Order, invoice: OrderInvoice, items: readonly ItemShape[], language: Language) => ({
  id: encodeUid(invoice.number),
  number: invoice.number,
  comments: [],
  items: documentItems(invoice.number, invoice.lines, items, ({ quantity }, item) => ({
    typename: item.typename === 'BundleOrderItem' ? 'BundleInvoiceItem' : 'InvoiceItem',
    quantity_invoiced: quantity,
  })),
  total: invoiceTotalShape(order, invoice, language),
});

export const shipmentShape = (shipment: OrderShipment, items: readonly ItemShape[]) => ({
  id: encodeUid(shipment.number),
  number: shipment.number,
  comments: [],
  tracking: shipment.tracking.map(({ carrierCode, title, number, url }) => ({ carrier: carrierCode, title, number, url })),
  items: documentItems(shipment.number, shipment.lines, items, ({ quantity }) => ({
    typename: 'ShipmentItem',
    quantity_shipped: quantity,
  })),
});

export function creditMemoShape(order: Order, refund: OrderRefund, items: readonly ItemShape[], language: Language) {
  const goods = refund.lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: encodeUid(refund.number),
    number: refund.number,
    refunded: money(moneyBack(refund)),
    comments: [],
    items: documentItems(refund.number, refund.lines, items, ({ quantity }, item) => ({
      typename: item.typename === 'BundleOrderItem' ? 'BundleCreditMemoItem' : 'CreditMemoItem',
      quantity_refunded: quantity,
    })),
    total: {
      adjustment: money(refund.adjustment),
      base_grand_total: money(refund.total),
      grand_total: money(refund.total),
      subtotal: money(goods),
      total_shipping: money(refund.shipping),
      total_tax: money(refund.tax),
      taxes: taxesShape(refund.taxes, language),
      // The rows are what was paid for them: a discount beside them would be taken off twice.
      discounts: [],
      shipping_handling: refund.shipping > 0 ? refundedShipping(order, refund) : null,
    },
  };
}

/** Delivery as it is given back, which may be a part of it. */
function refundedShipping({ totals: { shipping } }: Order, { shipping: incl }: OrderRefund) {
  const tax = shipping && shipping.incl > 0 ? divideHalfUp(shipping.tax * incl, shipping.incl) : 0;
  return {
    amount_excluding_tax: money(incl - tax),
    amount_including_tax: money(incl),
    total_amount: money(incl),
    discounts: [],
    taxes: [],
  };
}
