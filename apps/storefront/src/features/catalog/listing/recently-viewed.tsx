import { useEffect, useState } from 'react';
import { RecentlyViewedDocument, type ProductTileProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useWhenNear } from '../../../lib/browser/use-when-near.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { tabValues } from '../../../lib/session/storage.ts';
import { ProductStrip } from './product-strip.tsx';
import { readRecent, withRecent } from './recent-skus.ts';
import styles from './best-sellers.module.css';

/** What this tab looked at before; asked for when somebody gets near it, forgotten with the tab. */
export function RecentlyViewed({ sku }: { readonly sku: string }) {
  const t = useMessages('catalogLater');
  const shop = useShop();
  const [products, setProducts] = useState<readonly ProductTileProductFragment[]>([]);
  useEffect(() => tabValues.set('recentlyViewed', JSON.stringify(withRecent(seenBefore(sku), sku))), [sku]);
  const load = async (signal: AbortSignal): Promise<void> => {
    const before = seenBefore(sku);
    if (before.length === 0) return;
    const answer = await shop.with({ signal }).query(RecentlyViewedDocument, { skus: before });
    const found = answer.products?.items ?? [];
    setProducts(before.flatMap((other) => found.find((product) => product?.sku === other) ?? []));
  };
  const place = useWhenNear(load, sku);
  return (
    <div ref={place} className={products.length === 0 ? styles.place : undefined}>
      <ProductStrip id="recently-viewed" title={t('recentlyViewed')} products={products} />
    </div>
  );
}

const seenBefore = (sku: string): string[] => readRecent(tabValues.get('recentlyViewed')).filter((other) => other !== sku);
