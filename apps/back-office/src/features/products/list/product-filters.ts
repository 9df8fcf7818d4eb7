import type { ProductFindingCode, ProductListQueryVariables, ProductTab, ProductType } from '../../../generated/graphql.ts';
import { createListAddress, pageIn } from '../../../lib/list/list-address.ts';

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

export const address = createListAddress({ single: ['type', 'brand', 'category', 'missing'], several: {}, days: 'days' });

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
  },
});
