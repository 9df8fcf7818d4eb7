import { useEffect, useState } from 'react';
import { TierPricesDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useIsApproved } from '../../../lib/prices/use-business-view.ts';
import { usePrices } from '../../../lib/prices/use-prices.ts';
import { useLaterChoice } from './option-choice.tsx';
import { tiersBySku, type TiersBySku } from './tiers-by-sku.ts';
import styles from './tier-prices.module.css';

type Props = {
  readonly sku: string;
  /** The variant that is chosen, if one is: its price counts. */
  readonly chosen?: string | undefined;
};

/** Prices by number for approved accounts, after the page has loaded: the page itself is everybody's (LAW-02). */
export function TierPrices({ sku, chosen = sku }: Props) {
  const t = useMessages('catalogLater');
  const said = useMessages('prices');
  const { isNet, money } = usePrices();
  const tiers = useTiers(sku).get(chosen) ?? [];
  if (tiers.length === 0) return null;
  return (
    <div className={styles.tiers}>
      <p className={styles.title}>{t('tierPrices')}</p>
      <ul className={styles.list}>
        {tiers.map(({ quantity, price }) => (
          <li key={quantity}>
            {t('tierPrice', { count: quantity, price: money(price) })}
            {isNet ? ` ${said('exclVat')}` : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of the variant the shopper has chosen. */
export function ChosenTierPrices({ sku }: { readonly sku: string }) {
  return <TierPrices sku={sku} chosen={useLaterChoice().variant?.sku} />;
}

const none: TiersBySku = new Map();

/** All variants at once, so that a choice asks for nothing. */
function useTiers(sku: string): TiersBySku {
  const shop = useShop();
  const isApproved = useIsApproved();
  const [tiers, setTiers] = useState(none);
  useEffect(() => {
    if (!isApproved) return;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(TierPricesDocument, { sku })
      .then(({ products }) => setTiers(tiersBySku(products?.items)))
      .catch(() => undefined);
    return () => {
      controller.abort();
      setTiers(none);
    };
  }, [shop, sku, isApproved]);
  return tiers;
}
