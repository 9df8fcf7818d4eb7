import { useEffect, useState, type ReactNode } from 'react';
import { DeletePaymentTokenDocument, PaymentTokensDocument, type PaymentTokensQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { PaymentMark } from '../../lib/payment/payment-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { tokenDetails } from './token-details.ts';
import styles from './orders.module.css';

type Token = NonNullable<NonNullable<PaymentTokensQuery['customerPaymentTokens']>['items'][number]>;

/** The cards the provider keeps for the customer: brand and last four, never more (PAY-15). */
export function PaymentTokens({ empty }: { readonly empty: ReactNode }) {
  const t = useMessages('orders');
  const shop = useShop();
  const report = useReportError();
  const [tokens, setTokens] = useState<readonly Token[]>();
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(PaymentTokensDocument)
      .then(({ customerPaymentTokens }) => setTokens((customerPaymentTokens?.items ?? []).filter((token) => token !== null)))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) report(error, 'account');
      });
    return () => controller.abort();
  }, [shop, report]);
  const remove = async (hash: string) => {
    try {
      await shop.mutate(DeletePaymentTokenDocument, { hash });
      setTokens((now) => now?.filter((token) => token.public_hash !== hash));
      notices.show({ kind: 'success', text: t('tokenRemoved') });
    } catch (error) {
      report(error, 'account');
    }
  };
  if (tokens === undefined) return <p className={styles.note}>{t('loading')}</p>;
  if (tokens.length === 0) return empty;
  return (
    <ul className={styles.list}>
      {tokens.map(({ public_hash: hash, details }) => {
        const { brand, lastFour, expires } = tokenDetails(details);
        const name = t('tokenCard', { brand: brand ?? t('tokenAnyCard'), lastFour });
        return (
          <li key={hash} className={styles.card}>
            <div className={styles.cardHead}>
              <strong>{name}</strong>
              {brand === undefined ? null : <PaymentMark code="" label={brand} />}
            </div>
            {expires === undefined ? null : <span>{t('tokenExpires', { expires })}</span>}
            <div>
              <Button onClick={() => void remove(hash)}>
                {t('tokenRemove')}
                <span className="visually-hidden">: {name}</span>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
