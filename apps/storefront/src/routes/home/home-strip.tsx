import { useState } from 'react';
import { collectInStock, type StripPart } from '../../features/catalog/purchase/in-stock.ts';
import { ProductStrip } from '../../features/catalog/listing/product-strip.tsx';
import { HomeStripDocument, type HomeStripQueryVariables, type ProductTileProductFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useWhenNear } from '../../lib/browser/use-when-near.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { Button } from '../../ui/button.tsx';
import { present } from '../frame/present.ts';
import styles from './home-strip.module.css';

/** SPEC-9: twelve at a time. */
const stripLength = 12;
/** A row on a large screen. The others would double the page, so they come when a visitor gets near the strip. */
export const firstRow = 4;

export type StripQuery = Pick<HomeStripQueryVariables, 'filter' | 'sort'>;
export type HomeStripData = StripPart<ProductTileProductFragment> & { readonly query: StripQuery };

export type HomeStripProps = { readonly id: string; readonly title: string; readonly strip: HomeStripData };

/** A strip of the home page; its button fetches the next twelve products that can be delivered. */
export function HomeStrip({ id, title, strip }: HomeStripProps) {
  const t = useMessages('home');
  const { products, next, load, loading } = useStripProducts(strip);
  const place = useWhenNear(() => load(stripLength - products.length), title);
  const loadMore = (): void => void load(stripLength).catch(() => notices.show({ kind: 'danger', text: t('moreFailed') }));
  return (
    <div ref={place} className={styles.strip}>
      <ProductStrip
        id={id}
        title={title}
        products={products}
        more={
          next && products.length >= stripLength ? (
            <span className={styles.more}>
              <Button onClick={loadMore} disabled={loading} aria-label={`${title}: ${t('more')}`}>
                {t('more')}
              </Button>
            </span>
          ) : null
        }
      />
    </div>
  );
}

function useStripProducts({ query, ...first }: HomeStripData) {
  const shop = useShop();
  const [loaded, setLoaded] = useState<StripPart<ProductTileProductFragment>>(first);
  const [loading, setLoading] = useState(false);
  const load = async (wanted: number): Promise<void> => {
    if (!loaded.next || loading || wanted <= 0) return;
    setLoading(true);
    try {
      const more = await collectInStock(wanted, loaded.next, async (page) => {
        const { products } = await shop.query(HomeStripDocument, { ...query, page });
        return { items: present(products?.items), totalPages: products?.page_info?.total_pages ?? 0 };
      });
      const known = new Set(loaded.products.map(({ sku }) => sku));
      setLoaded({ ...more, products: [...loaded.products, ...more.products.filter(({ sku }) => !known.has(sku))] });
    } finally {
      setLoading(false);
    }
  };
  return { ...loaded, loading, load };
}
