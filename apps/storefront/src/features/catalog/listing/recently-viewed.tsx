import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { RecentlyViewedDocument, type ProductTileProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useWhenNear } from '../../../lib/browser/use-when-near.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { tabValues } from '../../../lib/session/storage.ts';
import { ProductStrip } from './product-strip.tsx';
import { readRecent, withRecent } from './recent-skus.ts';
import { StripRoom } from './strip-room.tsx';

type Props = { readonly sku: string; /** What the page shows already. */ readonly others: readonly string[] };

/** What this tab looked at before; asked for when somebody gets near it, forgotten with the tab. */
export function RecentlyViewed({ sku, others }: Props) {
  const t = useMessages('catalogLater');
  const shop = useShop();
  const [products, setProducts] = useState<readonly ProductTileProductFragment[]>();
  const before = useRecent().filter((other) => other !== sku && !others.includes(other));
  useEffect(() => tabValues.set('recentlyViewed', JSON.stringify(withRecent(readRecent(tabValues.get('recentlyViewed')), sku))), [sku]);
  const load = async (signal: AbortSignal): Promise<void> => {
    if (before.length === 0) return;
    const answer = await shop
      .with({ signal })
      .query(RecentlyViewedDocument, { skus: before })
      .catch(() => undefined);
    if (signal.aborted) return;
    const found = answer?.products?.items ?? [];
    startTransition(() => setProducts(before.flatMap((other) => found.find((product) => product?.sku === other) ?? [])));
  };
  const place = useWhenNear(load, sku);
  const isKept = products === undefined ? before.length > 0 : products.length > 0;
  return (
    <StripRoom place={place} isKept={isKept} isWaiting={products === undefined}>
      <ProductStrip id="recently-viewed" title={t('recentlyViewed')} products={products ?? []} />
    </StripRoom>
  );
}

function useRecent(): readonly string[] {
  const text = useSyncExternalStore(
    tabValues.subscribe,
    () => tabValues.get('recentlyViewed'),
    () => undefined,
  );
  return readRecent(text);
}
