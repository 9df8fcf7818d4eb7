import type { CartContentFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import type { DeliveryRate } from './delivery-estimate.ts';
import styles from './before-ordering.module.css';

type Props = { readonly cart: CartContentFragment; readonly rates: readonly DeliveryRate[] };

/** What must be known before the order starts: how it can be paid, and where it is delivered (LAW-05). */
export function BeforeOrdering({ cart, rates }: Props) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const payment = (cart.available_payment_methods ?? []).filter((method) => method !== null);
  const names = new Intl.DisplayNames(storeView.locale, { type: 'region' });
  const countries = new Intl.ListFormat(storeView.locale).format(rates.map(({ country }) => names.of(country) ?? country));
  return (
    <div className={styles.facts}>
      {payment.length === 0 ? null : (
        <>
          <h3 className={styles.title}>{t('paymentMethods')}</h3>
          <ul className={styles.methods}>
            {payment.map(({ code, title }) => (
              <li key={code} className={styles.method}>
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
      {rates.length === 0 ? null : <p>{t('deliverTo', { countries })}</p>}
      <p>
        <a href={localPath(storeView, t('shippingPage'))}>{t('paymentPage')}</a>
      </p>
    </div>
  );
}
