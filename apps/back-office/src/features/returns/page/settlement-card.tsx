import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/show/card.tsx';
import styles from './return.module.css';
import { useReturnDesk } from './return-desk.ts';
import { ExchangeRow } from './exchange/exchange-row.tsx';
import { ShowCode } from './show-code.tsx';

/** What was given for it: money, or something else. */
export function SettlementCard() {
  const t = useMessages('return');
  const words = useMessages('returnWords');
  const { money, moment } = useFormats();
  const { back } = useReturnDesk();
  if (back.settlements.length === 0) return null;
  // Beside goods money is one more thing that was given, and no longer what left.
  const isGiven = back.settlements.some(({ exchange }) => exchange);
  return (
    <Card isFlush title={t(isGiven ? 'given' : 'money')}>
      <ul className={styles.settlements}>
        {back.settlements.map((settlement) => {
          const { refund, at, total, delivery, lines, refundState, why, giftCard, exchange } = settlement;
          if (exchange) return <ExchangeRow key={exchange.order} settlement={settlement} exchange={exchange} />;
          const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
          const parts = [
            // What goes back beside an exchange is of no piece of its own.
            count > 0 ? words('pieces', { count }) : t('besideExchange'),
            delivery.cents > 0 && t('withDeliveryOf', { amount: money(delivery.cents) }),
            giftCard ? t('onCard', { number: giftCard.number }) : refundState && t(`refund.${refundState}`),
          ];
          return (
            <li key={refund} className={styles.settlement} data-failed={refundState === 'failed' || undefined}>
              <span className={styles.settlementWords}>
                <span className={styles.name}>{t('creditNote', { number: refund ?? '' })}</span>
                <span className={styles.quietNote}>{parts.filter(Boolean).join(', ')}</span>
                {why && <span className={styles.quietNote}>{why}</span>}
                <time className={styles.quietNote} dateTime={at}>
                  {moment(at)}
                </time>
                {giftCard?.canShowCode && <ShowCode card={giftCard.number} />}
              </span>
              <span className={styles.amount}>{money(isGiven ? total.cents : -total.cents)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
