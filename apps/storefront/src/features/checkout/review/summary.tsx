import { useId } from 'react';
import type { CheckoutCartFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import type { DeliveryEstimate } from '../../../lib/cart/estimate/use-delivery-estimate.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { Amounts } from './amounts.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from '../checkout.module.css';

type Props = { readonly cart: CheckoutCartFragment; readonly bill: DeliveryEstimate };

/** Beside the steps: what is ordered and what it costs, always in sight (UX-39). */
export function SummaryColumn({ cart, bill, isFolded }: Props & { readonly isFolded: boolean }) {
  const t = useMessages('checkout');
  const id = useId();
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('summary')}
      </h2>
      <Content cart={cart} bill={bill} isFolded={isFolded} />
    </section>
  );
}

/** On a phone it is folded behind its total. */
export function SummaryBar({ cart, bill }: Props) {
  const t = useMessages('checkout');
  const { money } = useFormats();
  return (
    <details className={styles.bar}>
      <summary>{t('totalBar', { amount: money(bill.amounts.total) })}</summary>
      <Content cart={cart} bill={bill} />
    </details>
  );
}

/** The lines are folded where the page shows them already. */
function Content({ cart, bill, isFolded }: Props & { readonly isFolded?: boolean }) {
  const t = useMessages('checkout');
  const { storeView } = useShopState();
  const legalId = useId();
  return (
    <div className={styles.review}>
      {isFolded ? (
        <details className={styles.fold}>
          <summary>{t('itemCount', { count: cart.summary_count })}</summary>
          <OrderLines cart={cart} legalId={legalId} />
        </details>
      ) : (
        <OrderLines cart={cart} legalId={legalId} />
      )}
      <Amounts bill={bill} legalId={legalId} />
      <a href={localPath(storeView, 'checkout/cart')}>{t('toCart')}</a>
    </div>
  );
}
