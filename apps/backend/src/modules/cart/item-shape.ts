import { encodeUid } from '#kernel/ids.ts';
import type { ProductParent, ProductSource } from '#modules/catalog/index.ts';
import { basePriceShape, money, priceOf, productParent, referenceShape, variantParents } from '#modules/catalog/index.ts';
import { discountOf, priceInBundle, type LineTotals } from '#modules/pricing/index.ts';
import { lineLimit } from './availability.ts';
import type { CartLine } from './cart.ts';
import type { Coupon } from './coupons/coupon.ts';
import { couponLabel } from './coupons/coupon-label.ts';
import type { CartState, OfferedLine } from './price-cart.ts';
import { lineComposition } from './line-composition.ts';
import { findParts } from './resolve-bundle.ts';
import { cartMessages } from './messages.ts';

const typenames = {
  simple: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
} as const;

/** A line as the contract shows it. */
export function itemShape(state: CartState, offered: OfferedLine, totals: LineTotals, coupon: Coupon | undefined) {
  const { line, source, parent } = offered;
  const type = parent ? 'configurable' : line.parts ? 'bundle' : source.record.type === 'virtual' ? 'virtual' : 'simple';
  const product = productParent(parent ?? source);
  const { materials, animalParts } = lineComposition(offered);
  return {
    typename: typenames[type],
    id: String(line.id),
    uid: encodeUid(line.id),
    quantity: line.quantity,
    is_sample: line.isSample === true,
    product,
    materials,
    animal_parts: animalParts,
    prices: pricesShape(state, offered, totals, coupon),
    ...availabilityShape(state, line),
    notes: notesOf(state, offered),
    customizable_options: [],
    gift_message: null,
    ...(type === 'configurable' && parent ? configurableFields(line, parent, source) : {}),
    ...(type === 'bundle' ? { bundle_options: bundleOptions(source, line, state.now) } : {}),
  };
}

export type ItemShape = ReturnType<typeof itemShape>;

function pricesShape({ stores, view }: CartState, { price }: OfferedLine, totals: LineTotals, coupon: Coupon | undefined) {
  const catalogDiscount = discountOf(totals.originalUnitIncl, totals.unitIncl);
  const rowDiscount = discountOf(totals.originalRowIncl, totals.rowIncl);
  const discounts =
    totals.discount > 0 && coupon
      ? [
          {
            amount: money(totals.discount),
            applied_to: 'ITEM' as const,
            coupon: { code: coupon.code },
            label: couponLabel(coupon, stores.textFallback(view.scope.code)),
          },
        ]
      : null;
  return {
    price: money(totals.unitExcl),
    price_including_tax: money(totals.unitIncl),
    row_total: money(totals.rowExcl),
    row_total_including_tax: money(totals.rowIncl),
    original_item_price: money(totals.originalUnitIncl),
    original_row_total: money(totals.originalRowIncl),
    reference_price: referenceShape(
      price.reference && totals.referenceUnitIncl !== undefined ? { ...price.reference, cents: totals.referenceUnitIncl } : undefined,
      view.scope.language,
    ),
    base_price: basePriceShape(totals.unitIncl, price.content),
    total_item_discount: money(totals.discount),
    discounts,
    fixed_product_taxes: [],
    catalog_discount: { amount_off: money(catalogDiscount.cents).value, percent_off: catalogDiscount.percent },
    row_catalog_discount: { amount_off: money(rowDiscount.cents).value, percent_off: rowDiscount.percent },
  };
}

function availabilityShape({ cart, levels, view }: CartState, line: CartLine) {
  const limit = lineLimit(
    line,
    cart.document.lines.filter((other) => other !== line),
    levels,
    view,
  );
  if (line.quantity <= limit) return { is_available: true, not_available_message: null, errors: null };
  const messages = cartMessages[view.scope.language];
  const message = limit > 0 ? messages.onlyLeft(limit) : messages.soldOut;
  return { is_available: false, not_available_message: message, errors: [{ code: 'ITEM_QTY' as const, message }] };
}

function notesOf({ view }: CartState, { line, price }: OfferedLine) {
  const messages = cartMessages[view.scope.language];
  const notes: { code: 'PRICE_LOWER' | 'PRICE_HIGHER' | 'QUANTITY_CAPPED'; message: string }[] = [];
  if (price.finalCents < line.seenCents) notes.push({ code: 'PRICE_LOWER', message: messages.lower(line.seenCents, price.finalCents) });
  if (price.finalCents > line.seenCents) notes.push({ code: 'PRICE_HIGHER', message: messages.higher(line.seenCents, price.finalCents) });
  if (line.wantedQuantity !== undefined)
    notes.push({ code: 'QUANTITY_CAPPED', message: messages.capped(line.wantedQuantity, line.quantity) });
  return notes;
}

function configurableFields(line: CartLine, parent: ProductSource, source: ProductSource) {
  const variant = variantParents(parent).find(({ product }) => product.sku === line.sku);
  const { catalogue } = parent.view;
  return {
    configured_variant: productParent(source) as ProductParent,
    configurable_options: (variant?.attributes ?? []).flatMap(({ code, label, uid, value_index }) => {
      const attribute = catalogue.attributesByCode.get(code ?? '');
      if (!attribute) return [];
      return [
        {
          id: attribute.id,
          configurable_product_option_uid: encodeUid(`configurable/${parent.record.id}/${attribute.id}`),
          configurable_product_option_value_uid: uid,
          option_label: parent.view.label(attribute),
          value_id: value_index,
          value_label: label,
        },
      ];
    }),
  };
}

function bundleOptions(source: ProductSource, line: CartLine, now: Date) {
  const chosen = findParts(source, line.parts ?? []) ?? [];
  return [...Map.groupBy(chosen, ({ optionId }) => optionId)].map(([optionId, parts]) => {
    const option = parts[0]?.part.option;
    return {
      id: optionId,
      uid: encodeUid(`bundle/${optionId}`),
      label: (option && source.view.text(option.title)) ?? '',
      type: option?.type ?? '',
      values: parts.map(({ selectionId, quantity, choice }) => {
        const own = priceOf(choice.source, now)?.lowest ?? { regularCents: 0, finalCents: 0 };
        const inBundle = priceInBundle(own, source.record.bundleDiscountPercent);
        return {
          id: selectionId,
          uid: encodeUid(`bundle/${optionId}/${selectionId}/${quantity}`),
          label: choice.source.text.name ?? choice.source.record.sku,
          quantity,
          price: money(inBundle.finalCents).value,
          priceV2: money(inBundle.finalCents),
          original_price: money(own.regularCents),
        };
      }),
    };
  });
}
