import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { FoundChanges } from '../../../lib/edits/found-changes.tsx';
import type { Typed } from '../../../lib/edits/use-edits.ts';
import { draftVersion, type Draft, type NewChoices } from './new-product.ts';

const names = { sku: 'sku', names: 'names', urlKeys: 'addresses', brand: 'brand', categories: 'categories', axes: 'axes' } as const;

/** Words for what was typed about a product that there is not yet. */
function useFieldWords({ brands, categories, attributes }: NewChoices) {
  const t = useMessages('making');
  const products = useMessages('products');
  const { money } = useFormats();
  const shown: { readonly [Field in keyof Draft]: (value: Draft[Field]) => string } = {
    type: (type) => products(`type.${type}`),
    sku: (sku) => sku,
    names: (texts) => Object.values(texts).join(', '),
    urlKeys: (keys) => Object.values(keys).join(', '),
    brand: (brand) => brands.find(({ id }) => id === brand)?.title ?? '',
    categories: (ids) => categories.flatMap(({ id, name }) => (ids.includes(id) ? name : [])).join(', '),
    axes: (codes) => attributes.flatMap(({ code, label }) => (codes.includes(code) ? label : [])).join(', '),
    cents: (cents) => (cents === null ? '' : money(cents)),
  };
  const isNamed = (field: string): field is keyof typeof names => field in names;
  return {
    fieldName: (field: string): string => (isNamed(field) ? t(names[field]) : field === 'type' ? products('type') : t('price')),
    showField: (field: string, value: unknown): string => (value === null ? '' : shown[field as keyof Draft](value as never)),
  };
}

/** After a reload or a crash: the product that was begun, to go on with. */
export function FoundProduct({ typed, choices }: { readonly typed: Typed<Draft>; readonly choices: NewChoices }) {
  return <FoundChanges edits={typed} {...useFieldWords(choices)} version={draftVersion} />;
}
