import type { BrandFilterInput, BrandSortInput, InputMaybe } from '@shop/contract';
import type { PageArguments } from '#kernel/graphql/paging.ts';
import type { BrandRecord, CatalogueView } from '#modules/catalog/index.ts';
import { equalValues, matchesWords } from '#modules/catalog/index.ts';

export type BrandsQuery = PageArguments & {
  readonly filter?: InputMaybe<BrandFilterInput> | undefined;
  readonly sort?: InputMaybe<BrandSortInput> | undefined;
  readonly limit?: InputMaybe<number> | undefined;
  readonly page?: InputMaybe<number> | undefined;
};

/** Brands that pass every filter, by title unless asked otherwise. */
export function findBrands({ catalogue, scope }: CatalogueView, { filter, sort }: BrandsQuery): readonly BrandRecord[] {
  const compare = new Intl.Collator(scope.locale, { numeric: true, sensitivity: 'base' }).compare;
  const keys = {
    title: (a: BrandRecord, b: BrandRecord) => compare(a.title, b.title),
    positionInSlider: (a: BrandRecord, b: BrandRecord) => a.positionInSlider - b.positionInSlider,
  };
  const asked = Object.entries(sort ?? {}).flatMap(([key, direction]) =>
    direction ? [{ by: keys[key as keyof typeof keys], sign: direction === 'ASC' ? 1 : -1 }] : [],
  );
  const steps = [...asked, { by: keys.title, sign: 1 }, { by: (a: BrandRecord, b: BrandRecord) => a.id - b.id, sign: 1 }];
  return [...catalogue.brands.values()]
    .filter((brand) => passes(brand, filter ?? {}))
    .sort((a, b) => steps.reduce((order, { by, sign }) => order || sign * by(a, b), 0));
}

function passes(brand: BrandRecord, { urlKey, title, showInSlider, option_id: optionId }: BrandFilterInput): boolean {
  const flag = brand.showInSlider ? ['1', 'true'] : ['0', 'false'];
  return (
    isOne(urlKey, [brand.urlKey]) &&
    isOne(showInSlider, flag) &&
    isOne(optionId, [String(brand.optionId)]) &&
    (typeof title?.match !== 'string' || matchesWords(brand.title, title.match, title.match_type ?? 'FULL'))
  );
}

function isOne(filter: BrandFilterInput['urlKey'], own: readonly string[]): boolean {
  const values = filter ? equalValues(filter) : undefined;
  return !values || own.some((value) => values.has(value));
}

/** `limit` and `page` are other names of the page's size and number. */
export const brandPage = ({ pageSize, currentPage, limit, page }: BrandsQuery): PageArguments => ({
  pageSize: limit ?? pageSize,
  currentPage: page ?? currentPage,
});
