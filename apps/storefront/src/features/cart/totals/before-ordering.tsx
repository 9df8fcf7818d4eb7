import { useMessages } from '../../../i18n/language-context.tsx';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { canPayHere } from '../../../lib/payment/can-pay-here.ts';
import { PaymentMark } from '../../../lib/payment/payment-mark.tsx';
import type { DeliveryEstimate } from '../../../lib/cart/estimate/use-delivery-estimate.ts';
import styles from './before-ordering.module.css';

/** What must be known before the order starts: how it can be paid, and where it is delivered (LAW-05). */
export function BeforeOrdering({ estimate: { payment, countries } }: { readonly estimate: DeliveryEstimate }) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const methods = payment.filter((method) => method !== null).filter((method) => canPayHere(method));
  const names = new Intl.DisplayNames(storeView.locale, { type: 'region' });
  const list = new Intl.ListFormat(storeView.locale).format(countries.map((country) => names.of(country) ?? country));
  return (
    <div className={styles.facts}>
      {methods.length === 0 ? null : (
        <>
          <h3 className={styles.title}>{t('paymentMethods')}</h3>
          <ul className={styles.methods}>
            {methods.map(({ code, title }) => (
              <li key={code}>
                <PaymentMark code={code} label={title} named />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t('deliverTo', { countries: list })}</p>
      <p>
        <a href={localPath(storeView, t('shippingPage'))}>{t('paymentPage')}</a>
      </p>
    </div>
  );
}
