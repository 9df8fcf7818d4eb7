import type { ListingFiltersProductsFragment } from '../../../generated/graphql.ts';
import { addressValues } from './filter-values.ts';
import { wholeBounds, type PriceBounds } from '../card/listing-price.ts';

export type FilterOption = {
  /** What the backend calls it. */
  readonly id: string;
  /** What an address calls it. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** Hex. */
  readonly colour?: string;
};

export type FilterGroup = {
  readonly code: string;
  readonly label: string;
  readonly kind: 'sizes' | 'colours' | 'list';
  readonly options: readonly FilterOption[];
};

/** The filters of a list with what each would give. */
export type ListingFilters = { readonly groups: readonly FilterGroup[]; readonly price?: PriceBounds };

type Aggregations = ListingFiltersProductsFragment['aggregations'];
type Aggregation = NonNullable<NonNullable<Aggregations>[number]>;
type Option = NonNullable<NonNullable<Aggregation['options']>[number]>;

export const isSizeCode = (code: string): boolean => code.startsWith('maat_') || code.endsWith('_maat');

const hex = /^#[0-9a-f]{6}$/i;

/** Yes-or-no filters: only "yes" narrows a list, and it goes by the filter's own name. */
const flags: readonly string[] = ['sale', 'new'];
/** The backend counts exact averages of reviews, which nobody looks for. */
const neverShown: readonly string[] = ['rating_summary'];

function optionsOf({ attribute_code: code, label, options }: Aggregation): readonly Option[] {
  const all = (options ?? []).filter((option): option is Option => option !== null);
  return flags.includes(code) ? all.filter(({ value }) => value === '1').map((option) => ({ ...option, label })) : all;
}

function toGroup(aggregation: Aggregation): FilterGroup | undefined {
  const { attribute_code: code, label } = aggregation;
  const options = optionsOf(aggregation);
  if (options.length === 0) return undefined;
  const values = addressValues(options.map(({ value, label: text }) => ({ value, label: flags.includes(code) ? '' : (text ?? '') })));
  const all = options.map(({ value, label: text, count, swatch_data }): FilterOption => {
    const colour = swatch_data?.type === '1' && hex.test(swatch_data.value ?? '') ? swatch_data.value : undefined;
    return { id: value, value: values.get(value) ?? value, label: text ?? value, count: count ?? 0, ...(colour ? { colour } : {}) };
  });
  const kind = isSizeCode(code) ? 'sizes' : all.some(({ colour }) => colour !== undefined) ? 'colours' : 'list';
  return { code, label: label ?? code, kind, options: all };
}

/** The filters a list offers. `hidden` names attributes the list is about, such as the category of a category. */
export function readFilters(aggregations: Aggregations | undefined, hidden: readonly string[] = []): ListingFilters {
  const known = (aggregations ?? []).filter((aggregation): aggregation is Aggregation => aggregation !== null);
  const price = known.find((aggregation) => aggregation.attribute_code === 'price');
  const groups = known
    .filter(
      ({ attribute_code: code, is_range }) => code !== 'price' && is_range !== true && !hidden.includes(code) && !neverShown.includes(code),
    )
    .flatMap((aggregation) => toGroup(aggregation) ?? []);
  const [min, max] = [price?.min_value ?? undefined, price?.max_value ?? undefined];
  return { groups, ...(min === undefined || max === undefined || min >= max ? {} : { price: wholeBounds(min, max) }) };
}

/** All options the list has without filters, with the numbers it has with them: what would give nothing counts 0. */
export function countFilters(all: ListingFilters, now: ListingFilters): ListingFilters {
  const groups = all.groups.map((group) => {
    const current = now.groups.find(({ code }) => code === group.code);
    const counts = new Map(current?.options.map(({ id, count }) => [id, count]));
    return { ...group, options: group.options.map((option) => ({ ...option, count: counts.get(option.id) ?? 0 })) };
  });
  const price = now.price ?? all.price;
  return { groups, ...(price === undefined ? {} : { price }) };
}
