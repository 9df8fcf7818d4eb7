import type { Stock } from '#modules/inventory/index.ts';
import type { BundlePart, UnitPrice, UnitPriceRange } from '#modules/pricing/index.ts';
import { appliedPrice, bundleRange, rangeOf, referencePrice, stableWindow } from '#modules/pricing/index.ts';
import type { ProductSource } from './catalogue-view.ts';
import type { BundlePartSource } from './composition.ts';
import { childrenOf, partsOf } from './composition.ts';
import { isSaleable, stockOf } from './stock-state.ts';

/** A price range with the stretch of time in which it holds. Without a range there is no price, and nothing to sell. */
type PriceState = { readonly range: UnitPriceRange | undefined; readonly from: number; readonly until: number };

const known = new WeakMap<ProductSource, PriceState & { readonly stock: Stock }>();

/** What a product of any type costs at a moment; kept until a price or the stock changes. */
export function priceOf(source: ProductSource, now: Date): UnitPriceRange | undefined {
  return stateOf(source, now.getTime()).range;
}

/** Whether a reduction runs that may be announced (LAW-03). */
export const isOnSale = (source: ProductSource, now: Date): boolean => priceOf(source, now)?.lowest.reference !== undefined;

/** Whether a product is inside its new-from and new-to dates. */
export function isNew({ record: { newFrom, newTo } }: ProductSource, now: Date): boolean {
  if (newFrom === undefined && newTo === undefined) return false;
  return now.getTime() >= (newFrom ?? -Infinity) && now.getTime() < (newTo ?? Infinity);
}

function stateOf(source: ProductSource, now: number): PriceState {
  const stock = source.view.stock();
  const kept = known.get(source);
  if (kept && kept.stock === stock && kept.from <= now && now < kept.until) return kept;
  const state = { ...computeState(source, now), stock };
  known.set(source, state);
  return state;
}

function computeState(source: ProductSource, now: number): PriceState {
  switch (source.record.type) {
    case 'configurable':
    case 'grouped':
      return childrenState(childrenOf(source), now);
    case 'bundle':
      return bundleState(source, now);
    case 'simple':
    case 'virtual':
      return unitState(source, now);
  }
}

function unitState({ record, view }: ProductSource, now: number): PriceState {
  const periods = view.prices(record);
  const applied = appliedPrice(periods, now);
  const price: UnitPrice | undefined = applied && {
    regularCents: applied.regularCents,
    finalCents: applied.finalCents,
    specialFrom: applied.special?.from,
    specialTo: applied.special?.to,
    reference: referencePrice(periods, now, view.reductionRules),
  };
  return { range: price && { lowest: price, highest: price }, ...stableWindow(periods, now, view.reductionRules) };
}

/** Over the children that can be bought; when none can, over all of them, so that a sold-out product still has its price. */
function childrenState(children: readonly ProductSource[], now: number): PriceState {
  const saleable = children.filter((child) => isSaleable(stockOf(child)));
  const states = (saleable.length > 0 ? saleable : children).map((child) => stateOf(child, now));
  const prices = states.flatMap(({ range }) => (range ? [range.lowest, range.highest] : []));
  return { range: rangeOf(prices), ...overlap(states) };
}

function bundleState(source: ProductSource, now: number): PriceState {
  const parts = partsOf(source);
  const states = parts.flatMap(({ choices }) => choices.map((choice) => stateOf(choice.source, now)));
  const range = bundleRange(
    parts.map((part) => bundlePart(part, new Date(now))),
    source.record.bundleDiscountPercent,
  );
  return { range, ...overlap(states) };
}

/** One part of a bundle as the price rules see it: choices that can be bought, or all of them when none can. */
export function bundlePart({ option, choices }: BundlePartSource, now: Date): BundlePart {
  const saleable = choices.filter((choice) => isSaleable(stockOf(choice.source)));
  return {
    required: option.isRequired,
    allowsSeveral: option.type === 'checkbox' || option.type === 'multi',
    choices: (saleable.length > 0 ? saleable : choices).flatMap(({ selection, source }) => {
      const range = priceOf(source, now);
      return range ? [{ range, quantity: selection.quantity }] : [];
    }),
  };
}

const overlap = (states: readonly PriceState[]): { from: number; until: number } => ({
  from: Math.max(-Infinity, ...states.map(({ from }) => from)),
  until: Math.min(Infinity, ...states.map(({ until }) => until)),
});
