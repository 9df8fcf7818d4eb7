import { useEffect, useId, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useRootMark } from '../../../lib/browser/use-root-mark.ts';
import { Price } from '../../../ui/price.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { CartLegalLine } from './cart-legal-line.tsx';
import { summaryId } from './cart-summary.tsx';
import type { DeliveryEstimate } from '../../../lib/cart/estimate/use-delivery-estimate.ts';
import styles from './total-bar.module.css';

/** The total and the way on at the lower edge of a phone, until the summary comes into view. */
export function TotalBar({ estimate: { amounts, rate, isCollected } }: { readonly estimate: DeliveryEstimate }) {
  const t = useMessages('cart');
  const legalId = useId();
  const isAhead = useIsAhead();
  useRootMark('data-total-bar', isAhead);
  if (!isAhead) return null;
  return (
    <div className={styles.bar}>
      <div>
        <p className={styles.total}>
          {t('total')} <Price amount={amounts.total} legalId={legalId} />
        </p>
        {rate === undefined || rate.price === 0 ? (
          <CartLegalLine id={legalId} isFree={rate?.price === 0} isCollected={isCollected} isTotal />
        ) : (
          <p id={legalId} className={styles.legal}>
            {t('legalIncluded')}
          </p>
        )}
      </div>
      <CheckoutLink>{t('toCheckout')}</CheckoutLink>
    </div>
  );
}

/** True while the summary is still below the screen. */
function useIsAhead(): boolean {
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => {
    const summary = document.getElementById(summaryId);
    if (summary === null) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsAhead(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
    );
    observer.observe(summary);
    return () => observer.disconnect();
  }, []);
  return isAhead;
}
