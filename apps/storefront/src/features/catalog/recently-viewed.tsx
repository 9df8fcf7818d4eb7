import { useEffect, useRef, useState } from 'react';
import { RecentlyViewedDocument, type ProductTileProductFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { tabValues } from '../../lib/session/storage.ts';
import { ProductStrip } from './product-strip.tsx';
import { readRecent, withRecent } from './recent-skus.ts';
import styles from './best-sellers.module.css';

/** What this tab looked at before; asked for when somebody gets near it, forgotten with the tab. */
export function RecentlyViewed({ sku }: { readonly sku: string }) {
  const t = useMessages('catalog');
  const shop = useShop();
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<readonly ProductTileProductFragment[]>([]);
  useEffect(() => {
    const before = readRecent(tabValues.get('recentlyViewed')).filter((other) => other !== sku);
    tabValues.set('recentlyViewed', JSON.stringify(withRecent(before, sku)));
    if (before.length === 0 || place.current === null) return;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await shop.with({ signal: controller.signal }).query(RecentlyViewedDocument, { skus: [...before] });
      const found = answer.products?.items ?? [];
      setProducts(before.flatMap((other) => found.find((product) => product?.sku === other) ?? []));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Nothing is missing without it (R183).
        void load().catch(() => undefined);
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [sku, shop]);
  return (
    <div ref={place} className={products.length === 0 ? styles.place : undefined}>
      <ProductStrip title={t('recentlyViewed')} products={products} />
    </div>
  );
}
