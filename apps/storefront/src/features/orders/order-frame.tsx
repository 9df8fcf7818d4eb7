import type { ReactNode } from 'react';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useHydrated } from '../../lib/forms/use-hydrated.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useOrderByHash, type FoundOrder } from './use-order-by-hash.ts';
import styles from './orders.module.css';

type Props = {
  readonly hash: string;
  /** The money may still be on its way. */
  readonly isPolled: boolean;
  readonly children: (order: OrderFullFragment, found: FoundOrder) => ReactNode;
};

/** Around the pages that open an order by its hash: they live in the browser and are the same after a reload. */
export function OrderFrame(props: Props) {
  const t = useMessages('orders');
  const isReady = useHydrated();
  if (isReady) return <LoadedOrder {...props} />;
  return (
    <>
      <p className={styles.coming}>{t('loading')}</p>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </>
  );
}

function LoadedOrder({ hash, isPolled, children }: Props) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const found = useOrderByHash(hash, isPolled);
  if (found.order) return children(found.order, found);
  if (found.state === 'loading') return <p className={styles.note}>{t('loading')}</p>;
  if (found.state === 'unreachable')
    return (
      <div className={styles.order}>
        <output>{t('unreachable')}</output>
        <div>
          <Button onClick={found.reload}>{t('tryAgain')}</Button>
        </div>
      </div>
    );
  return (
    <div className={styles.order}>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundHelp')}</p>
      <div>
        <ButtonLink href={localPath(storeView, 'order-lookup')}>{t('lookupTitle')}</ButtonLink>
      </div>
    </div>
  );
}
