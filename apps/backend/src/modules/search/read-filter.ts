import type { FilterEqualTypeInput, InputMaybe, ProductAttributeFilterInput } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { decodeNumericUid } from '#kernel/ids.ts';
import { fromDecimal } from '#kernel/money.ts';
import type { CatalogueView, CategoryNode, ProductSource } from '#modules/catalog/index.ts';
import { equalValues } from '#modules/catalog/index.ts';
import { finderChoices } from './finder/finder-choices.ts';
import { bitsetOf, put, type Bitset } from './listing/bitset.ts';
import { categoryFacet, type Facet } from './listing/facets.ts';
import type { ListingIndex } from './listing/listing-index.ts';
import type { Choice, Choices, PriceLimits, Within } from './listing/selection.ts';

type Filter = ProductAttributeFilterInput;
type Equal = InputMaybe<FilterEqualTypeInput> | undefined;

/** The categories a filter names, by number, uid or path; undefined when it names none. Several ways of naming must all agree. */
export function filteredCategories(filter: Filter, { tree }: CatalogueView): readonly CategoryNode[] | undefined {
  const ways = [
    byValue(filter.category_id, (id) => (/^\d{1,15}$/.test(id) ? tree.byId.get(Number(id)) : undefined)),
    byValue(filter.category_uid, (uid) => tree.byId.get(decodeNumericUid(uid))),
    byValue(filter.category_url_path, (path) => tree.byUrlPath.get(path)),
  ].filter((nodes) => nodes !== undefined);
  return ways.length === 0 ? undefined : ways.reduce((a, b) => a.filter((node) => b.includes(node)));
}

function byValue(filter: Equal, find: (value: string) => CategoryNode | undefined): readonly CategoryNode[] | undefined {
  const values = filter ? equalValues(filter) : undefined;
  return values && [...values].flatMap((value) => find(value) ?? []);
}

/** Turns a filter into the choices of an index; `within` are the sets found by words. */
export function readChoices(filter: Filter, index: ListingIndex, within: readonly Within[]): Choices {
  return {
    within: [...within, ...namedProducts(filter, index)],
    slots: [...categoryChoice(filter, index), ...facetChoices(filter, index), ...finderChoices(filter.partfinder ?? {}, index)],
    price: priceLimits(filter),
  };
}

function categoryChoice(filter: Filter, { view, plan }: ListingIndex): readonly Choice[] {
  const [nodes, facet] = [filteredCategories(filter, view), plan.byCode.get(categoryFacet)];
  if (!nodes || !facet) return [];
  return [choose(facet, new Set(nodes.map(({ record }) => String(record.id))))];
}

/** Every key that is a facet of this view; what this shop does not have says nothing. */
function facetChoices(filter: Filter, { plan }: ListingIndex): readonly Choice[] {
  return Object.entries(filter).flatMap(([code, condition]) => {
    const facet = code === categoryFacet ? undefined : plan.byCode.get(code);
    const values = facet && condition ? equalValues(condition as FilterEqualTypeInput) : undefined;
    return facet && values ? [choose(facet, values)] : [];
  });
}

const choose = (facet: Facet, values: ReadonlySet<string>): Choice => ({
  key: facet,
  slots: [...values].flatMap((value) => facet.slots.get(value) ?? []),
  isVariant: facet.isVariant,
});

function namedProducts(filter: Filter, index: ListingIndex): readonly Bitset[] {
  const { view } = index;
  return [
    named(filter.sku, index, (sku) => view.sourceBySku(sku)),
    named(filter.url_key, index, (urlKey) => view.sourceByUrlKey(urlKey)),
  ].filter((bits) => bits !== undefined);
}

function named(filter: Equal, index: ListingIndex, find: (value: string) => ProductSource | undefined): Bitset | undefined {
  const values = filter ? equalValues(filter) : undefined;
  if (!values) return undefined;
  const bits = bitsetOf(index.sources.length);
  for (const value of values) {
    const source = find(value);
    const ordinal = source && index.ordinalOf(source.record.id);
    if (ordinal !== undefined) put(bits, ordinal, true);
  }
  return bits;
}

function priceLimits({ price }: Filter): PriceLimits | undefined {
  if (!price || (typeof price.from !== 'string' && typeof price.to !== 'string')) return undefined;
  return { fromCents: readAmount(price.from) ?? 0, toCents: readAmount(price.to) ?? Infinity };
}

function readAmount(text: InputMaybe<string> | undefined): number | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(text)) throw inputError(`"${text.slice(0, 40)}" is not an amount.`);
  return fromDecimal(Number(text));
}
