import { useEffect, useState } from 'react';
import { TierPricesDocument } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useDeviceValue } from '../../lib/session/use-stored-value.ts';
import styles from './tier-prices.module.css';

type Tier = { readonly quantity: number; readonly price: number };

/** Prices by number for approved accounts, after the page has loaded: the page itself is everybody's (LAW-02). */
export function TierPrices({ sku }: { readonly sku: string }) {
  const t = useMessages('catalog');
  const { money } = useFormats();
  const tiers = useTiers(sku);
  if (tiers.length === 0) return null;
  return (
    <div className={styles.tiers}>
      <p className={styles.title}>{t('tierPrices')}</p>
      <ul className={styles.list}>
        {tiers.map(({ quantity, price }) => (
          <li key={quantity}>{t('tierPrice', { count: quantity, price: money(price) })}</li>
        ))}
      </ul>
    </div>
  );
}

function useTiers(sku: string): readonly Tier[] {
  const shop = useShop();
  const token = useDeviceValue('customerToken');
  const [tiers, setTiers] = useState<readonly Tier[]>([]);
  useEffect(() => {
    if (token === undefined) return;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(TierPricesDocument, { sku })
      .then(({ products }) =>
        setTiers(
          (products?.items?.[0]?.price_tiers ?? []).flatMap((tier) =>
            tier?.quantity && tier.final_price?.value ? [{ quantity: tier.quantity, price: tier.final_price.value }] : [],
          ),
        ),
      )
      .catch(() => undefined);
    return () => {
      controller.abort();
      setTiers([]);
    };
  }, [shop, sku, token]);
  return tiers;
}
