import type { FilterEqualTypeInput, FilterMatchTypeInput, InputMaybe, ProductAttributeFilterInput } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { decodeNumericUid } from '#kernel/ids.ts';
import { fromDecimal } from '#kernel/money.ts';
import type { CatalogueView, CategoryNode, ProductSource } from '#modules/catalog/index.ts';
import { equalValues, hasOption, isNew, isOnSale, matchesWords, priceOf } from '#modules/catalog/index.ts';

export type ProductTest = (source: ProductSource) => boolean;
type Filter = ProductAttributeFilterInput;

/** The categories a filter names, by number, uid or path; undefined when it names none. Several ways of naming must all agree. */
export function filteredCategories(filter: Filter, { tree }: CatalogueView): readonly CategoryNode[] | undefined {
  const ways = [
    byValue(filter.category_id, (id) => (/^\d+$/.test(id) ? tree.byId.get(Number(id)) : undefined)),
    byValue(filter.category_uid, (uid) => tree.byId.get(decodeNumericUid(uid))),
    byValue(filter.category_url_path, (path) => tree.byUrlPath.get(path)),
  ].filter((nodes) => nodes !== undefined);
  return ways.length === 0 ? undefined : ways.reduce((a, b) => a.filter((node) => b.includes(node)));
}

function byValue(
  filter: InputMaybe<FilterEqualTypeInput> | undefined,
  find: (value: string) => CategoryNode | undefined,
): readonly CategoryNode[] | undefined {
  const values = filter ? equalValues(filter) : undefined;
  return values && [...values].flatMap((value) => find(value) ?? []);
}

/** Turns a filter into tests that must all hold. */
export function filterTests(filter: Filter, view: CatalogueView, now: Date): readonly ProductTest[] {
  const categories = filteredCategories(filter, view);
  return [
    categories && ((source: ProductSource) => categories.some(({ products }) => products.has(source.record.id))),
    equal(filter.sku, ({ record }) => record.sku),
    equal(filter.url_key, ({ text }) => text.urlKey ?? ''),
    equal(filter.sale, (source) => (isOnSale(source, now) ? '1' : '0')),
    equal(filter.new, (source) => (isNew(source, now) ? '1' : '0')),
    match(filter.name, ({ text }) => text.name ?? ''),
    match(filter.description, ({ text }) => stripTags(text.description ?? '')),
    match(filter.short_description, ({ text }) => stripTags(text.shortDescription ?? '')),
    priceTest(filter, now),
    ...attributeTests(filter, view),
  ].filter((test) => test !== undefined);
}

/** Every key that is an attribute of the shop; the others are named one by one above. */
function attributeTests(filter: Filter, { catalogue }: CatalogueView): readonly (ProductTest | undefined)[] {
  return Object.entries(filter).map(([code, condition]) => {
    const values = catalogue.attributesByCode.has(code) && condition ? equalValues(condition as FilterEqualTypeInput) : undefined;
    return values && ((source) => hasOption(source, code, values));
  });
}

function equal(filter: InputMaybe<FilterEqualTypeInput> | undefined, of: (source: ProductSource) => string): ProductTest | undefined {
  const values = filter ? equalValues(filter) : undefined;
  return values && ((source) => values.has(of(source)));
}

function match(filter: InputMaybe<FilterMatchTypeInput> | undefined, of: (source: ProductSource) => string): ProductTest | undefined {
  const asked = filter?.match;
  if (typeof asked !== 'string') return undefined;
  return (source) => matchesWords(of(source), asked, filter?.match_type ?? 'FULL');
}

const stripTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** Both ends belong to the range; compared is the lowest price a shopper pays now. */
function priceTest({ price }: Filter, now: Date): ProductTest | undefined {
  if (!price || (typeof price.from !== 'string' && typeof price.to !== 'string')) return undefined;
  const [from, to] = [readAmount(price.from) ?? 0, readAmount(price.to) ?? Infinity];
  return (source) => {
    const cents = priceOf(source, now)?.lowest.finalCents;
    return cents !== undefined && cents >= from && cents <= to;
  };
}

function readAmount(text: InputMaybe<string> | undefined): number | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(text)) throw inputError(`"${text}" is not an amount.`);
  return fromDecimal(Number(text));
}
