import type { CatalogueView, ProductRecord, ProductSource } from '#modules/catalog/index.ts';
import { isNew, isOnSale, isSaleable, priceOf, stockOf } from '#modules/catalog/index.ts';
import type { SortStep } from '../sort-steps.ts';

/** For tests: a filter as plain values, by facet code; categories as ids. */
export type PlainFilter = {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly price?: { readonly from: number; readonly to: number } | undefined;
};

/** What holds of a product and of its units, read anew every time. */
function plainFacts(view: CatalogueView, now: Date) {
  const axes = new Set(view.listed().flatMap(({ record }) => record.axes.map(({ attributeId }) => attributeId)));
  const isVariant = (code: string): boolean => code === 'filiaal' || axes.has(view.catalogue.attributesByCode.get(code)?.id ?? -1);
  const cents = (source: ProductSource): number | undefined => priceOf(source, now)?.lowest.finalCents;

  const units = (source: ProductSource): readonly ProductRecord[] =>
    source.record.type !== 'configurable'
      ? [source.record]
      : source.record.variantIds.flatMap((id) => {
          const variant = view.source(id);
          return variant && view.prices(variant.record).length > 0 ? [variant.record] : [];
        });
  const isAvailable = (record: ProductRecord): boolean =>
    isSaleable(stockOf({ record, view })) && priceOf({ record, view }, now) !== undefined;

  const own = (record: ProductRecord, code: string): readonly string[] => {
    const value = record.attributes[code];
    if (typeof value === 'boolean') return [value ? '1' : '0'];
    return typeof value === 'object' ? value.map(String) : [];
  };
  /** Values of a product for something variants are not chosen by. */
  const productValues = (source: ProductSource, code: string): readonly string[] => {
    if (code === 'category_uid') {
      return [...view.tree.byId.values()].filter(({ products }) => products.has(source.record.id)).map(({ record }) => String(record.id));
    }
    if (code === 'sale') return [isOnSale(source, now) ? '1' : '0'];
    if (code === 'new') return [isNew(source, now) ? '1' : '0'];
    if (code === 'rating_summary') return ['0'];
    return [source.record, ...units(source)].flatMap((record) => own(record, code));
  };
  const unitValues = (source: ProductSource, unit: ProductRecord, code: string): readonly string[] =>
    code === 'filiaal'
      ? view
          .stock()
          .sources.flatMap((from) => (from.kind === 'branch' && view.stock().quantity(unit.sku, from.code) > 0 ? [from.code] : []))
      : own(code in unit.attributes ? unit : source.record, code);
  return { isVariant, cents, units, isAvailable, productValues, unitValues };
}

type Priced = { readonly view: CatalogueView; readonly cents: (source: ProductSource) => number | undefined };

function sorted({ view, cents }: Priced, ids: readonly number[], steps: readonly SortStep[], categoryId: number | undefined): number[] {
  const { compare } = new Intl.Collator(view.scope.locale, { numeric: true, sensitivity: 'base' });
  const sources = ids.flatMap((id) => view.source(id) ?? []);
  const position = ({ record }: ProductSource): number =>
    (categoryId === undefined ? undefined : view.tree.byId.get(categoryId)?.products.get(record.id)) ?? 0;
  const by: Record<SortStep['key'], (a: ProductSource, b: ProductSource) => number> = {
    id: (a, b) => a.record.id - b.record.id,
    relevance: () => 0,
    rating_summary: () => 0,
    position: (a, b) => position(a) - position(b),
    name: (a, b) => compare(a.text.name ?? a.record.sku, b.text.name ?? b.record.sku),
    price: (a, b) => (cents(a) ?? 0) - (cents(b) ?? 0),
    created_at: (a, b) => a.record.createdAt - b.record.createdAt,
    num_sales: (a, b) => (a.record.sales?.quantity ?? 0) - (b.record.sales?.quantity ?? 0),
  };
  return sources
    .sort((a, b) => steps.reduce((order, { key, direction }) => order || (direction === 'ASC' ? 1 : -1) * by[key](a, b), 0))
    .map(({ record }) => record.id);
}

/** The oracle of the tests: a full scan over products and options, which the index must agree with. */
export function bruteForce(view: CatalogueView, now: Date) {
  const { isVariant, cents, units, isAvailable, productValues, unitValues } = plainFacts(view, now);

  const fits = (source: ProductSource, { values, price }: PlainFilter): boolean => {
    const amount = cents(source);
    if (amount === undefined || (price && (amount < price.from || amount > price.to))) return false;
    const conditions = Object.entries(values);
    const isMet = ([, wanted]: [string, readonly string[]], held: readonly string[]): boolean => wanted.some((one) => held.includes(one));
    const ofVariants = conditions.filter(([code]) => isVariant(code));
    return (
      conditions.filter(([code]) => !isVariant(code)).every((one) => isMet(one, productValues(source, one[0]))) &&
      (ofVariants.length === 0 ||
        units(source).some((unit) => isAvailable(unit) && ofVariants.every((one) => isMet(one, unitValues(source, unit, one[0])))))
    );
  };

  const without = ({ values, price }: PlainFilter, code: string): PlainFilter => ({
    values: Object.fromEntries(Object.entries(values).filter(([key]) => key !== code)),
    price: code === 'price' ? undefined : price,
  });

  return {
    ids: (filter: PlainFilter): number[] =>
      view
        .listed()
        .filter((source) => fits(source, filter))
        .map(({ record }) => record.id),
    /** How many products would be left with this value chosen alone in its facet (disjunctive), or on top of everything (conjunctive). */
    count: (filter: PlainFilter, code: string, value: string, isDisjunctive: boolean): number => {
      const others = isDisjunctive ? without(filter, code) : filter;
      const chosen = view.listed().filter((source) => {
        if (!fits(source, others)) return false;
        if (isDisjunctive || !(code in filter.values)) return fits(source, { ...others, values: { ...others.values, [code]: [value] } });
        // Another value of the same facet, held by what already fits.
        if (!isVariant(code)) return productValues(source, code).includes(value);
        return units(source).some(
          (unit) =>
            isAvailable(unit) &&
            unitValues(source, unit, code).includes(value) &&
            Object.entries(filter.values).every(
              ([key, wanted]) => !isVariant(key) || wanted.some((one) => unitValues(source, unit, key).includes(one)),
            ),
        );
      });
      return chosen.length;
    },
    prices: (filter: PlainFilter): number[] =>
      view.listed().flatMap((source) => (fits(source, without(filter, 'price')) ? (cents(source) ?? []) : [])),
    sorted: (ids: readonly number[], steps: readonly SortStep[], categoryId?: number) => sorted({ view, cents }, ids, steps, categoryId),
  };
}
