import { startTransition, useState } from 'react';
import { BestSellersDocument, type ProductTileProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useWhenNear } from '../../../lib/browser/use-when-near.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { ProductStrip } from './product-strip.tsx';
import { StripRoom } from './strip-room.tsx';
import styles from './best-sellers.module.css';

type Tab = { readonly title: string; readonly products: readonly ProductTileProductFragment[] };

/**
 * What sells best in a category, in tabs; one tab needs no tabs. Up to eighty cards below the list would triple the page,
 * so they come when a visitor gets near them.
 */
export function BestSellers({ categoryId, name }: { readonly categoryId: number; readonly name: string }) {
  const t = useMessages('catalogLater');
  const { place, tabs } = useBestSellers(categoryId);
  const heading = t('bestSellers', { name });
  return (
    <div className={styles.block}>
      <StripRoom place={place} isKept={tabs === undefined || tabs.length > 0} isWaiting={tabs === undefined}>
        {tabs !== undefined && tabs.length > 1 ? (
          <Tabs
            label={heading}
            tabs={tabs.map(({ title, products }, index) => ({
              title: title || t('allBestSellers'),
              content: (
                <ProductStrip id={`bestsellers-${index}`} title={`${heading}: ${title || t('allBestSellers')}`} products={products} />
              ),
            }))}
          />
        ) : (
          <ProductStrip id="bestsellers" title={heading} products={tabs?.[0]?.products ?? []} />
        )}
      </StripRoom>
    </div>
  );
}

/** Undefined until they are here; none when they cannot be had. */
function useBestSellers(categoryId: number) {
  const shop = useShop();
  const [tabs, setTabs] = useState<readonly Tab[]>();
  const load = async (signal: AbortSignal): Promise<void> => {
    const answer = await shop
      .with({ signal })
      .query(BestSellersDocument, { categoryId })
      .catch(() => undefined);
    if (signal.aborted) return;
    const found = (answer?.bestsellers?.tabs ?? []).map((tab) => ({
      title: tab?.title ?? '',
      products: (tab?.items ?? []).filter((item): item is ProductTileProductFragment => item !== null),
    }));
    startTransition(() => setTabs(found.filter(({ products }) => products.length > 0)));
  };
  return { place: useWhenNear(load, categoryId), tabs };
}
