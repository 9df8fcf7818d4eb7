import type { Language } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { discountsShape, money } from './amounts-shape.ts';
import type { LinePieces } from '../ledger/piece-ledger.ts';
import type { Order, OrderBundlePart, OrderLine } from '../order.ts';
import { statusLabel } from '../fulfilment/order-statuses.ts';

const typenames = { simple: 'OrderItem', virtual: 'OrderItem', configurable: 'ConfigurableOrderItem', bundle: 'BundleOrderItem' } as const;

/** A line of an order as the contract shows it; product and picture are found when they are asked for. */
export function itemShape(order: Order, line: OrderLine, pieces: LinePieces, language: Language) {
  const discounts = discountsShape(order.coupon, line.discount > 0 ? [line.discount] : [], language);
  return {
    typename: typenames[line.type],
    line,
    id: encodeUid(line.id),
    product_name: line.name,
    product_sku: line.sku,
    product_type: line.type,
    product_url_key: line.urlKey,
    product_sale_price: money(line.unitIncl),
    parent_sku: line.parentSku ?? line.sku,
    quantity_ordered: line.quantity,
    quantity_canceled: pieces.canceled,
    quantity_invoiced: pieces.invoiced,
    quantity_shipped: pieces.sent,
    quantity_refunded: pieces.refunded,
    quantity_returned: pieces.returned,
    selected_options: line.options,
    materials: line.materials ?? [],
    animal_parts: line.animalParts ?? null,
    entered_options: [],
    gift_message: null,
    status: statusLabel(order.status, language),
    discounts,
    prices: pricesShape(line, discounts),
    bundle_options: optionsShape(line),
  };
}

export type ItemShape = ReturnType<typeof itemShape>;

function pricesShape(line: OrderLine, discounts: readonly object[]) {
  const netOf = (incl: number): number => (line.rowIncl === 0 ? incl : Math.round((incl * line.rowExcl) / line.rowIncl));
  const { basePrice } = line;
  return {
    base_price: basePrice ? { value: money(basePrice.cents).value, unit: basePrice.unit } : null,
    price: money(line.unitExcl),
    price_including_tax: money(line.unitIncl),
    row_total: money(line.rowExcl),
    row_total_including_tax: money(line.rowIncl),
    original_price: money(netOf(line.originalUnitIncl)),
    original_price_including_tax: money(line.originalUnitIncl),
    original_row_total: money(netOf(line.originalRowIncl)),
    original_row_total_including_tax: money(line.originalRowIncl),
    total_item_discount: money(line.discount),
    discounts,
    fixed_product_taxes: [],
  };
}

function optionsShape({ parts }: OrderLine) {
  const value = ({ optionId, selectionId, quantity, unitIncl, name, sku }: OrderBundlePart) => ({
    id: encodeUid(selectionId),
    uid: encodeUid(`bundle/${optionId}/${selectionId}/${quantity}`),
    price: money(unitIncl),
    product_name: name,
    product_sku: sku,
    quantity,
  });
  return [...Map.groupBy(parts, ({ optionId }) => optionId)].map(([optionId, chosen]) => ({
    id: encodeUid(optionId),
    uid: encodeUid(`bundle/${optionId}`),
    label: chosen[0]?.option ?? '',
    values: chosen.map(value),
  }));
}
