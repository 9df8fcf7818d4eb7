import type { BundlePart, PricePeriod, ReductionRules, UnitPriceRange } from '#modules/pricing/index.ts';
import { bundleRange, rangeOf, shownPrice, stableWindow } from '#modules/pricing/index.ts';
import type { BundleOption, ProductRecord } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import { childIds, offeredRecords } from '../attributes/composition.ts';
import { isSaleable, recordStock } from '../stock/stock-state.ts';

/** A price range with the period in which it is valid. Without a range there is no price, and nothing to sell. */
export type PriceState = { readonly range: UnitPriceRange | undefined; readonly from: number; readonly until: number };

/** What a product of any type costs at a time. */
export function priceOf({ record, view }: Pick<ProductSource, 'record' | 'view'>, now: Date): UnitPriceRange | undefined {
  return priceState(record, view, now.getTime()).range;
}

/** Whether a reduction runs that may be announced (LAW-03). */
export const isOnSale = (source: ProductSource, now: Date): boolean => announcesReduction(source.record, priceOf(source, now));

/** The reduction of one of its products is not that of a look or a group. */
export const announcesReduction = ({ type }: Pick<ProductRecord, 'type'>, range: UnitPriceRange | undefined): boolean =>
  type !== 'grouped' && range?.lowest.reference !== undefined;

/** Whether a product is inside its new-from and new-to dates. */
export function isNew({ record: { newFrom, newTo } }: ProductSource, now: Date): boolean {
  if (newFrom === undefined && newTo === undefined) return false;
  return now.getTime() >= (newFrom ?? -Infinity) && now.getTime() < (newTo ?? Infinity);
}

const isValid = (state: PriceState, now: number): boolean => state.from <= now && now < state.until;

type CachedState = PriceState & { readonly stockVersion: number };
const cache = new WeakMap<CatalogueView, Map<number, CachedState>>();
/** Per view; more than are read again and again. */
const maxCached = 20_000;

/** Works on records, so that a list of products never makes sources of its variants. Cached until a price or the stock below it changes. */
export function priceState(record: ProductRecord, view: CatalogueView, now: number): PriceState {
  if (record.type === 'simple' || record.type === 'virtual') return pieceState(record, view, now);
  let states = cache.get(view);
  if (!states) cache.set(view, (states = new Map()));
  const stockVersion = view.stockVersion(record.id);
  const cached = states.get(record.id);
  if (cached && cached.stockVersion === stockVersion && isValid(cached, now)) return cached;
  const { range, from, until } = record.type === 'bundle' ? bundleState(record, view, now) : childrenState(record, view, now);
  const state: CachedState = { range, from, until, stockVersion };
  if (states.size >= maxCached) states.clear();
  states.set(record.id, state);
  return state;
}

const byContent = new WeakMap<PriceState, Map<string, PriceState>>();

/** LAW-04: what is sold by measure carries it wherever its price goes. Everything else shares the state of its periods. */
function pieceState(record: ProductRecord, view: CatalogueView, now: number): PriceState {
  const { content } = record;
  const state = periodsState(view.prices(record), view.reductionRules, now);
  if (!content || !state.range) return state;
  let measured = byContent.get(state);
  if (!measured) byContent.set(state, (measured = new Map()));
  const key = `${content.amount} ${content.unit}`;
  let own = measured.get(key);
  if (!own) {
    const price = { ...state.range.lowest, content };
    measured.set(key, (own = { ...state, range: { lowest: price, highest: price } }));
  }
  return own;
}

const byPeriods = new WeakMap<ReductionRules, WeakMap<readonly PricePeriod[], PriceState>>();

/** Thousands of variants share their periods, so these are the cache key. */
function periodsState(periods: readonly PricePeriod[], rules: ReductionRules, now: number): PriceState {
  let states = byPeriods.get(rules);
  if (!states) byPeriods.set(rules, (states = new WeakMap()));
  const cached = states.get(periods);
  if (cached && isValid(cached, now)) return cached;
  const price = shownPrice(periods, now, rules);
  const { from, until } = stableWindow(periods, now, rules);
  const state: PriceState = { range: price && { lowest: price, highest: price }, from, until };
  states.set(periods, state);
  return state;
}

/** Over the children that can be bought; when none can, over all of them, so that a sold-out product still has its price. */
function childrenState(record: ProductRecord, view: CatalogueView, now: number): PriceState {
  const children = offeredRecords(view, childIds(record));
  const saleable = children.filter((child) => isSaleable(recordStock(child, view)));
  const states = new Set((saleable.length > 0 ? saleable : children).map((child) => priceState(child, view, now)));
  const [only] = states;
  if (only && states.size === 1) return only;
  const prices = [...states].flatMap(({ range }) => (range ? [range.lowest, range.highest] : []));
  return { range: rangeOf(prices), ...overlap(states) };
}

function bundleState(record: ProductRecord, view: CatalogueView, now: number): PriceState {
  const choices = record.bundleOptions.flatMap(({ selections }) =>
    offeredRecords(
      view,
      selections.map(({ productId }) => productId),
    ),
  );
  const range = bundleRange(
    record.bundleOptions.map((option) => bundlePart(option, view, now)),
    record.bundleDiscountPercent,
  );
  return { range, ...overlap(choices.map((choice) => priceState(choice, view, now))) };
}

/** One part of a bundle as the price rules see it: choices that can be bought, or all of them when none can. */
export function bundlePart({ isRequired, type, selections }: BundleOption, view: CatalogueView, now: number): BundlePart {
  const choices = selections.flatMap(({ productId, quantity }) =>
    offeredRecords(view, [productId]).map((record) => ({ record, quantity })),
  );
  const saleable = choices.filter(({ record }) => isSaleable(recordStock(record, view)));
  return {
    required: isRequired,
    allowsSeveral: type === 'checkbox' || type === 'multi',
    choices: (saleable.length > 0 ? saleable : choices).flatMap(({ record, quantity }) => {
      const { range } = priceState(record, view, now);
      return range ? [{ range, quantity }] : [];
    }),
  };
}

function overlap(states: Iterable<PriceState>): { from: number; until: number } {
  const window = { from: -Infinity, until: Infinity };
  for (const { from, until } of states) {
    window.from = Math.max(window.from, from);
    window.until = Math.min(window.until, until);
  }
  return window;
}
