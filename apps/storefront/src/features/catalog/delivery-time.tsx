import type { ProductSummaryProductFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import type { IconName } from '../../theme/icon-names.ts';
import styles from './delivery-time.module.css';

const icons: Readonly<Record<string, IconName>> = { truck: 'truck', clock: 'clock', scissors: 'scissors', bell: 'bell-ringing' };
/** Few left means 3 or fewer, and only from the real stock (LAW-27). */
const fewLeft = 3;

/** When it can be with the shopper, or that it cannot. */
export function DeliveryTime({ product }: { readonly product: ProductSummaryProductFragment }) {
  const t = useMessages('catalog');
  const time = product.DeliveryTime;
  const inStock = product.stock_status === 'IN_STOCK';
  const left = product.__typename === 'SimpleProduct' ? product.stock_qty : null;
  if (!inStock) {
    return (
      <p className={styles.time} data-state="out">
        <Icon name="bell-ringing" />
        <span>
          <strong>{t('outOfStock')}</strong>
          <br />
          {t('outOfStockLong')}.
        </span>
      </p>
    );
  }
  return (
    <p className={styles.time} data-state="in">
      <Icon name={icons[time?.icon ?? ''] ?? 'truck'} />
      <span>
        <strong>{left && left > 0 && left <= fewLeft ? t('fewLeft', { count: left }) : (time?.short ?? t('inStock'))}</strong>
        {time?.long ? (
          <>
            <br />
            {time.long}
          </>
        ) : null}
      </span>
    </p>
  );
}
