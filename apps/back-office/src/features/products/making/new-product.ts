import { urlKeyOf } from '@shop/rules/url-key';
import type { NewProductChoicesQuery, NewProductInput, ProductType } from '../../../generated/graphql.ts';

export type NewChoices = NewProductChoicesQuery['productChoices'];

/** A product before it is one. */
export type Draft = {
  readonly type: ProductType;
  readonly sku: string;
  readonly names: Readonly<Record<string, string>>;
  /** Where somebody wrote another one than the name gives. */
  readonly urlKeys: Readonly<Record<string, string>>;
  readonly brand: string | null;
  readonly categories: readonly string[];
  readonly axes: readonly string[];
  readonly cents: number | null;
};

export const emptyDraft: Draft = {
  type: 'configurable',
  sku: '',
  names: {},
  urlKeys: {},
  brand: null,
  categories: [],
  axes: [],
  cents: null,
};

/** There is nothing yet that somebody else could have changed. */
export const draftVersion = 0;

/** The address that a name gives, or the one that somebody wrote. */
export const urlKeyIn = ({ names, urlKeys }: Draft, store: string): string => urlKeys[store] ?? urlKeyOf(names[store] ?? '');

/** Only what its kind has. */
export const inputOf = (draft: Draft, key: string): NewProductInput => ({
  type: draft.type,
  sku: draft.sku.trim(),
  texts: Object.entries(draft.names)
    .filter(([, name]) => name.trim() !== '')
    .map(([store, name]) => ({ store, name, urlKey: urlKeyIn(draft, store) })),
  brand: draft.brand,
  categories: [...draft.categories],
  axes: draft.type === 'configurable' ? [...draft.axes] : [],
  cents: draft.type === 'simple' || draft.type === 'virtual' ? draft.cents : null,
  key,
});
