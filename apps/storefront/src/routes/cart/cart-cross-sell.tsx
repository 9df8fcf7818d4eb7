import { useEffect, useState } from 'react';
import { ProductStrip } from '../../features/catalog/listing/product-strip.tsx';
import { CartCrossSellDocument, type ProductTileProductFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { present } from '../frame/present.ts';
import { useOnAdd } from '../product/use-on-add.ts';

const maxProducts = 12;

/** What goes with the products of the cart, in one list without those that are in it; an empty cart asks for nothing (SPEC-7). */
export function CartCrossSell({ skus }: { readonly skus: readonly string[] }) {
  const t = useMessages('cart');
  const shop = useShop();
  const onAdd = useOnAdd();
  const [products, setProducts] = useState<readonly ProductTileProductFragment[]>([]);
  const key = [...new Set(skus)].toSorted().join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    const controller = new AbortController();
    const inCart = key.split(' ');
    shop
      .with({ signal: controller.signal })
      .query(CartCrossSellDocument, { skus: inCart })
      .then(({ products: found }) => {
        const all = present(found?.items).flatMap((item) => [...present(item.crosssell_products), ...present(item.related_products)]);
        const others = new Map(all.filter(({ sku }) => !inCart.includes(sku ?? '')).map((product) => [product.sku, product] as const));
        setProducts([...others.values()].slice(0, maxProducts));
      })
      // The cart is complete without it (R183).
      .catch(() => undefined);
    return () => controller.abort();
  }, [shop, key]);
  return <ProductStrip id="crosssell" title={t('crosssell')} products={key === '' ? [] : products} onAdd={onAdd} />;
}
