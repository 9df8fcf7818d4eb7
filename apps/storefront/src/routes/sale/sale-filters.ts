import type { FilterGroup, FilterOption, ListingFilters } from '../../features/catalog/filters/filter-groups.ts';
import { isSizeCode } from '../../features/catalog/filters/filter-groups.ts';
import { addressValues } from '../../features/catalog/filters/filter-values.ts';
import { chosenValues } from '../../features/catalog/listing/listing-changes.ts';
import { wholeBounds } from '../../features/catalog/card/listing-price.ts';
import type { ListingState } from '../../features/catalog/listing/listing-state.ts';
import type { SaleLabels, SaleProduct } from './sale-product.ts';

const letterSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'];
const hex = /^#[0-9a-f]{6}$/i;

const rankOf = (label: string): number => letterSizes.indexOf(label) + 1;

/** The hex of every colour the cards show, by its name. */
function coloursOf(products: readonly SaleProduct[]): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  for (const { tile } of products) {
    if (tile.__typename !== 'ConfigurableProduct') continue;
    for (const value of (tile.configurable_options ?? []).flatMap((option) => option?.values ?? [])) {
      const colour = value?.swatch_data?.value;
      if (value?.label && colour && hex.test(colour)) colours.set(value.label, colour);
    }
  }
  return colours;
}

/** The filters of the sale, read from the products that are already here; counts are set by `countSale`. */
export function saleFilters(products: readonly SaleProduct[], labels: SaleLabels, locale: string): ListingFilters {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const colours = coloursOf(products);
  const groups = Object.entries(labels).flatMap(([code, { label, values }]): readonly FilterGroup[] => {
    const ids = new Set(products.flatMap((product) => product.values[code] ?? []));
    const held = [...ids].map((id) => ({ id: String(id), text: values[id] ?? '' }));
    const sorted = held.sort((a, b) => rankOf(a.text) - rankOf(b.text) || compare(a.text, b.text));
    const addresses = addressValues(sorted.map(({ id, text }) => ({ value: id, label: text })));
    const options = sorted.map(({ id, text }): FilterOption => {
      const colour = colours.get(text);
      return { id, value: addresses.get(id) ?? id, label: text, count: 0, ...(colour === undefined ? {} : { colour }) };
    });
    const kind = isSizeCode(code) ? 'sizes' : options.some(({ colour }) => colour !== undefined) ? 'colours' : 'list';
    return options.length === 0 ? [] : [{ code, label, kind, options }];
  });
  const prices = products.map(({ price }) => price);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  return { groups, ...(min < max ? { price: wholeBounds(min, max) } : {}) };
}

type Test = { readonly code: string; readonly passes: (product: SaleProduct) => boolean };

/** The conditions of a state, one for each attribute: any of its values, and all attributes together. */
export function saleTests(state: ListingState, { groups }: ListingFilters): readonly Test[] {
  const tests = groups.flatMap(({ code, options }): readonly Test[] => {
    const chosen = chosenValues(state, code);
    if (chosen.length === 0) return [];
    const ids = new Set(options.filter(({ value }) => chosen.includes(value)).map(({ id }) => Number(id)));
    return [{ code, passes: ({ values }) => (values[code] ?? []).some((id) => ids.has(id)) }];
  });
  const { price: range } = state;
  return range === undefined ? tests : [...tests, { code: 'price', passes: ({ price }) => price >= range.from && price <= range.to }];
}

/** The same filters with what each option would give beside the filters of the other attributes. */
export function countSale(products: readonly SaleProduct[], filters: ListingFilters, tests: readonly Test[]): ListingFilters {
  const groups = filters.groups.map((group) => {
    const others = tests.filter(({ code }) => code !== group.code);
    const counts = new Map<string, number>();
    for (const product of products.filter((candidate) => others.every(({ passes }) => passes(candidate)))) {
      for (const id of product.values[group.code] ?? []) counts.set(String(id), (counts.get(String(id)) ?? 0) + 1);
    }
    return { ...group, options: group.options.map((option) => ({ ...option, count: counts.get(option.id) ?? 0 })) };
  });
  return { ...filters, groups };
}
