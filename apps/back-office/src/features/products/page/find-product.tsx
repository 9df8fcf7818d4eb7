import { useRef, useState } from 'react';
import { ProductListDocument, type ProductListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { AddBox } from '../../../ui/fields/add-box.tsx';

export type Found = ProductListQuery['products']['items'][number];

const shortest = 2;
const shown = 8;

type Props = { readonly label: string; readonly onFind: (product: Found) => void };

/** Finds a product by its name or SKU; what is typed last is what is shown. */
export function FindProduct({ label, onFind }: Props) {
  const t = useMessages('products');
  const [found, setFound] = useState<readonly Found[]>([]);
  const latest = useRef('');
  const search = async (typed: string) => {
    latest.current = typed;
    if (typed.trim().length < shortest) return setFound([]);
    const { products } = await ask(ProductListDocument, { list: { first: shown, search: typed.slice(0, 100) } });
    if (latest.current === typed) setFound(products.items);
  };
  return (
    <AddBox
      label={label}
      placeholder={t('findProduct')}
      options={found.map(({ id, name, sku }) => ({ value: id, label: name, hint: sku }))}
      onSearch={(typed) => void search(typed)}
      onAdd={(id) => {
        const product = found.find((one) => one.id === id);
        if (product) onFind(product);
      }}
    />
  );
}
