import type { ProductRecord } from './catalogue.ts';
import type { ProductSource } from './catalogue-view.ts';
import { offeredRecords } from '../attributes/composition.ts';
import { announcesReduction, isNew, priceState } from '../prices/product-prices.ts';
import { isSaleable, recordStock } from '../stock/stock-state.ts';

/** What is bought of a product: one of its variants, or the product itself. */
export type SellableUnit = { readonly record: ProductRecord; readonly isAvailable: boolean };

/** What the product index stores of a product that stock and time change. */
export type IndexEntry = {
  /** The lowest price; undefined when it has none, and is not shown. */
  readonly cents: number | undefined;
  readonly isOnSale: boolean;
  readonly isNew: boolean;
  readonly isSaleable: boolean;
  readonly units: readonly SellableUnit[];
  /** The period in which all of this is valid while the stock stays as it is. */
  readonly from: number;
  readonly until: number;
};

/** The units of a product, in an order that only a change of the catalogue changes. */
export const unitRecords = ({ record, view }: ProductSource): readonly ProductRecord[] =>
  record.type === 'configurable' ? offeredRecords(view, record.variantIds) : [record];

export function indexEntry(source: ProductSource, now: number): IndexEntry {
  const { record, view } = source;
  const { range, from, until } = priceState(record, view, now);
  const units = unitRecords(source).map((unit) => ({
    record: unit,
    isAvailable: isSaleable(recordStock(unit, view)) && priceState(unit, view, now).range !== undefined,
  }));
  const boundaries = [record.newFrom, record.newTo].filter((time) => time !== undefined);
  return {
    cents: range?.lowest.finalCents,
    isOnSale: announcesReduction(record, range),
    isNew: isNew(source, new Date(now)),
    isSaleable: isSaleable(recordStock(record, view)),
    units,
    from: Math.max(from, ...boundaries.filter((time) => time <= now)),
    until: Math.min(until, ...boundaries.filter((time) => time > now)),
  };
}
