import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { Icon } from '../../theme/icon.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './checkout-header.module.css';

type Props = { readonly phone: { readonly city: string; readonly number: string } | undefined };

/** Nothing that leads away from the order: the wordmark, somebody to call, the way back to the cart (UX-35). */
export function CheckoutHeader({ phone }: Props) {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  return (
    <header className={styles.header} data-reduced>
      <div className={styles.inner}>
        <a className={styles.logo} href={localPath(storeView, '')} aria-label={t('homeLink')}>
          <Wordmark />
        </a>
        {phone === undefined ? null : (
          <a className={styles.link} href={`tel:${phone.number.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            <span className="visually-hidden">{t('callUs', { city: phone.city })}: </span>
            <span className={styles.words}>{phone.number}</span>
          </a>
        )}
        <a className={styles.link} href={localPath(storeView, 'checkout/cart')}>
          <Icon name="tote" />
          <span className={styles.words}>{t('backToCart')}</span>
        </a>
      </div>
    </header>
  );
}
