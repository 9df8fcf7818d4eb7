import { useState } from 'react';
import { BestSellersDocument, type ProductTileProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useWhenNear } from '../../../lib/browser/use-when-near.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { ProductStrip } from './product-strip.tsx';
import styles from './best-sellers.module.css';

type Tab = { readonly title: string; readonly products: readonly ProductTileProductFragment[] };

/**
 * What sells best in a category, in tabs; one tab needs no tabs. Up to eighty cards below the list would triple the page,
 * so they come when a visitor gets near them.
 */
export function BestSellers({ categoryId, name }: { readonly categoryId: number; readonly name: string }) {
  const t = useMessages('catalogLater');
  const { place: ref, tabs } = useBestSellers(categoryId);
  const heading = t('bestSellers', { name });
  const [first] = tabs;
  return (
    <div ref={ref} className={tabs.length === 0 ? styles.place : styles.block}>
      {tabs.length > 1 ? (
        <Tabs
          label={heading}
          tabs={tabs.map(({ title, products }, index) => ({
            title: title || t('allBestSellers'),
            content: <ProductStrip id={`bestsellers-${index}`} title={`${heading}: ${title || t('allBestSellers')}`} products={products} />,
          }))}
        />
      ) : (
        <ProductStrip id="bestsellers" title={heading} products={first?.products ?? []} />
      )}
    </div>
  );
}

function useBestSellers(categoryId: number) {
  const shop = useShop();
  const [tabs, setTabs] = useState<readonly Tab[]>([]);
  const load = async (signal: AbortSignal): Promise<void> => {
    const { bestsellers } = await shop.with({ signal }).query(BestSellersDocument, { categoryId });
    const found = (bestsellers?.tabs ?? []).map((tab) => ({
      title: tab?.title ?? '',
      products: (tab?.items ?? []).filter((item): item is ProductTileProductFragment => item !== null),
    }));
    setTabs(found.filter(({ products }) => products.length > 0));
  };
  return { place: useWhenNear(load, categoryId), tabs };
}
