import { useMessages } from '../../../i18n/language-context.tsx';
import { GrossLine, MainPrice } from '../../../lib/prices/shop-price.tsx';
import { usePrices } from '../../../lib/prices/use-prices.ts';
import type { LookPrice } from './look-price.ts';
import styles from './product-price.module.css';

type Props = { readonly price: LookPrice; readonly legalId: string; readonly size?: 'card' | 'page' };

/** "compleet € 540,-" and below it what its cheapest piece costs. */
export function LookPriceBlock({ price: { complete, from, lowest }, legalId, size = 'card' }: Props) {
  const t = useMessages('catalogLater');
  const { money } = usePrices();
  const format = (price: string): string => t(from ? 'lookCompleteFrom' : 'lookComplete', { price });
  return (
    <div className={styles.lookBlock} data-size={size}>
      <p className={styles.row}>
        <span className={styles.now}>
          <MainPrice amount={complete} legalId={legalId} format={format} />
        </span>
      </p>
      <GrossLine amount={complete} format={format} />
      <p className={styles.lowest}>{t('lookParts', { price: money(lowest) })}</p>
    </div>
  );
}
