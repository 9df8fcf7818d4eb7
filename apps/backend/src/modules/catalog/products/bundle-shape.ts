import type { BundleItem, BundleItemOption, PriceDetails, PriceRange } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { toDecimal } from '#kernel/money.ts';
import type { UnitPriceRange } from '#modules/pricing/index.ts';
import { bundlePartRange, discountOf, priceInBundle } from '#modules/pricing/index.ts';
import type { ProductSource } from '../read-model/catalogue-view.ts';
import type { BundleChoiceSource, BundlePartSource } from '../attributes/composition.ts';
import { partsOf, productOf } from '../attributes/composition.ts';
import { bundlePart, priceOf, priceState, type PriceState } from '../prices/product-prices.ts';
import { priceRangeShape } from '../prices/price-shape.ts';
import type { ProductParent } from './product-shape.ts';
import { productParent } from './product-shape.ts';

type OptionParent = Omit<BundleItemOption, 'product'> & { readonly product: ProductParent };
export type BundleItemParent = Omit<BundleItem, 'options' | 'price_range'> & {
  readonly options: readonly OptionParent[];
  readonly price_range: PriceRange;
};

const itemsCache = new WeakMap<PriceState, readonly BundleItemParent[]>();

/** The parts of a bundle with what can be chosen for each; they hold as long as its price does, which follows from the same facts. */
export function bundleItems(source: ProductSource, now: Date): readonly BundleItemParent[] {
  const state = priceState(source.record, source.view, now.getTime());
  let items = itemsCache.get(state);
  if (!items) itemsCache.set(state, (items = itemShapes(source, now)));
  return items;
}

/** The products its parts are chosen from, each once. */
export function partProducts(source: ProductSource, now: Date): readonly ProductParent[] {
  const choices = partsOf(source).flatMap((part) => part.choices.filter((choice) => priceOf(choice.source, now)));
  return [...new Set(choices.map((choice) => productOf(choice.source)))].map(productParent);
}

/** A part without anything to choose is left out. */
function itemShapes(source: ProductSource, now: Date): readonly BundleItemParent[] {
  const percentOff = source.record.bundleDiscountPercent;
  return partsOf(source).flatMap((part) => {
    const range = bundlePartRange(bundlePart(part.option, source.view, now.getTime()), percentOff);
    return range ? [itemShape(source, part, range, now)] : [];
  });
}

function itemShape(source: ProductSource, { option, choices }: BundlePartSource, range: UnitPriceRange, now: Date): BundleItemParent {
  return {
    option_id: option.id,
    uid: encodeUid(`bundle/${option.id}`),
    title: source.view.text(option.title) ?? null,
    type: option.type,
    required: option.isRequired,
    position: option.position,
    sku: source.record.sku,
    price_range: priceRangeShape(range, source.view.scope.language),
    options: choices.flatMap((choice) => optionShape(choice, option.id, source.record.bundleDiscountPercent, now)),
  };
}

/** `price` is that of one piece inside the bundle, so that a client's sum is what the cart will ask. */
function optionShape({ selection, source }: BundleChoiceSource, optionId: number, percentOff: number, now: Date): readonly OptionParent[] {
  const price = priceOf(source, now);
  if (!price) return [];
  return [
    {
      id: selection.id,
      uid: encodeUid(`bundle/${optionId}/${selection.id}/${selection.quantity}`),
      label: source.text.name ?? null,
      position: selection.position,
      is_default: selection.isDefault,
      can_change_quantity: selection.canChangeQuantity,
      qty: selection.quantity,
      quantity: selection.quantity,
      price: toDecimal(priceInBundle(price.lowest, percentOff).finalCents),
      price_type: 'DYNAMIC',
      product: productParent(source),
    },
  ];
}

/** The price of the cheapest complete bundle and what the bundle takes off it. */
export function priceDetails({ lowest }: UnitPriceRange): PriceDetails {
  return {
    main_price: toDecimal(lowest.regularCents),
    main_final_price: toDecimal(lowest.finalCents),
    discount_percentage: discountOf(lowest.regularCents, lowest.finalCents).percent,
  };
}
