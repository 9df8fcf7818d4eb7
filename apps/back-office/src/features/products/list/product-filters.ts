import type { ProductFindingCode, ProductListQueryVariables, ProductTab, ProductType } from '../../../generated/graphql.ts';
import { createListAddress, pageIn, type ListAddress } from '../../../lib/list/list-address.ts';

export const tabNames = ['all', 'on', 'off', 'incomplete'] as const satisfies readonly ProductTab[];
export const typeNames = ['simple', 'configurable', 'bundle', 'grouped', 'virtual'] as const satisfies readonly ProductType[];
export const findingCodes = [
  'name',
  'maker',
  'composition',
  'price',
  'picture',
  'text',
  'alt',
  'claim',
] as const satisfies readonly ProductFindingCode[];

const base = createListAddress({ single: ['type', 'brand', 'category', 'missing', 'attributes'], several: {}, days: 'days' });

/** Chips of attributes are called so; in the address they stand together: `attributes=kleur:2200,mouw:12`. */
const begin = 'attribute.';
export const attributeFilter = (code: string): string => `${begin}${code}`;

const attributesIn = (params: URLSearchParams) =>
  (params.get('attributes') ?? '').split(',').flatMap((one) => {
    const [, code, value] = /^(\w{1,60}):(\d{1,9}|yes|no)$/.exec(one) ?? [];
    return code === undefined || value === undefined ? [] : [{ code, value }];
  });

export const address: ListAddress = {
  ...base,
  filterValues: (params) => {
    const { attributes: _all, ...values } = base.filterValues(params);
    return { ...values, ...Object.fromEntries(attributesIn(params).map(({ code, value }) => [attributeFilter(code), [value]])) };
  },
  filterParams: (values) => {
    const chosen = Object.entries(values).flatMap(([id, [value]]) =>
      id.startsWith(begin) && value ? [`${id.slice(begin.length)}:${value}`] : [],
    );
    return { ...base.filterParams(values), attributes: chosen.length > 0 ? chosen.join(',') : undefined };
  },
};

export const readTab = (params: URLSearchParams): ProductTab => tabNames.find((tab) => tab === params.get('tab')) ?? 'all';

const idIn = (text: string | null): string | null => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : null);

/** The page an address means; what it names and there is not is no filter. */
export const readList = (params: URLSearchParams): ProductListQueryVariables => ({
  list: pageIn(params),
  tab: readTab(params),
  filter: {
    type: typeNames.find((type) => type === params.get('type')) ?? null,
    brand: idIn(params.get('brand')),
    category: idIn(params.get('category')),
    missing: findingCodes.find((code) => code === params.get('missing')) ?? null,
    attributes: attributesIn(params),
  },
});
