import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useDay } from '../../i18n/use-day.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { cancelPath, successPath } from '../../lib/session/placed-order.ts';
import { ProgressPath } from './progress-path.tsx';
import { isNeverSent, returnStep, stepsOf, type returnSteps } from './return-steps.ts';
import styles from './orders.module.css';

type Back = OrderFullFragment['order_returns'][number];
type Given = Back['exchanges'][number];

const stepKeys = {
  announced: 'returnAnnounced',
  accepted: 'returnAccepted',
  received: 'returnReceived',
  refunded: 'returnRefunded',
} as const satisfies Record<(typeof returnSteps)[number], string>;

/** What happens now, in one sentence; with the days that count (LAW-08). */
function useNow(back: Back, step: number | undefined): string {
  const { state, goods_due_on: goods, refund_due_on: money, refunded, reason } = back;
  const t = useMessages('orders');
  const formats = useFormats();
  const day = useDay();
  if (state === 'REJECTED') return t('returnRejected', { reason: reason ?? '' });
  if (state === 'EXPIRED') return t('returnExpired');
  if (step === undefined) return t('returnClosed');
  if (step === 3 && !refunded.value) return t('returnExchangedNow');
  if (step === 3) return t('returnMoney', { amount: formats.money(refunded.value ?? 0) });
  if (isNeverSent(back) && step === 0) return `${t('returnLooking')} ${t('returnUnsent')}`;
  if (isNeverSent(back)) return money ? `${t('returnUnsent')} ${t('returnPaidBy', { day: day(money) })}` : t('returnUnsent');
  if (step === 0) return t('returnLooking');
  if (step === 2) return money ? t('returnMoneyBy', { day: day(money) }) : t('returnHere');
  if (state === 'IN_TRANSIT') return t('returnComing');
  return goods ? t('returnSendBy', { day: day(goods) }) : t('returnSend');
}

function Way({ back }: { readonly back: Back }) {
  const t = useMessages('orders');
  if (back.return_address.length === 0) return null;
  return (
    <>
      <address className={styles.address}>
        {back.return_address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>{t(back.is_return_paid_by_shop ? 'returnFree' : 'returnCosts')}</p>
    </>
  );
}

const isExchanged = ({ exchanges, refunded }: Back): boolean => exchanges.length > 0 && !refunded.value;

/** What is given instead of money; what is only offered leads to where it is ordered (LAW-07). */
function Exchange({ exchange: { order_number: number, order_hash: hash, is_offer: isOffer, items } }: { readonly exchange: Given }) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const named = items.map(({ product_name: name, options, quantity }) =>
    t('returnItem', { count: quantity, name: [name, ...options].join(', ') }),
  );
  const path = (isOffer ? cancelPath : successPath)({ number, hash });
  return (
    <p>
      {t(isOffer ? 'offerOpen' : 'returnExchange', { items: named.join('; ') })}{' '}
      <a href={localPath(storeView, path)}>{isOffer ? t('offerGo') : t('exchangeOrder', { number })}</a>
    </p>
  );
}

function OneReturn({ back }: { readonly back: Back }) {
  const t = useMessages('orders');
  const day = useDay(true);
  const step = returnStep(back);
  const now = useNow(back, step);
  const steps = stepsOf(back);
  const isStatement = back.reference !== back.number;
  return (
    <li className={styles.return}>
      <h3 className={styles.returnTitle}>
        {t(isStatement ? 'withdrawalTitle' : 'returnTitle', { number: back.reference, day: day(back.stated_at) })}
      </h3>
      {step === undefined ? null : (
        <ProgressPath
          label={t(isStatement ? 'withdrawalProgress' : 'returnProgress', { number: back.reference })}
          steps={steps.map((name) => t(name === 'refunded' && isExchanged(back) ? 'returnExchanged' : stepKeys[name]))}
          current={Math.min(step, steps.length - 1)}
        />
      )}
      <p>{now}</p>
      {isStatement && back.return_address.length > 0 ? <p>{t('returnNumber', { number: back.number })}</p> : null}
      <Way back={back} />
      {back.exchanges.map((exchange) => (
        <Exchange key={exchange.order_number} exchange={exchange} />
      ))}
      <ul className={styles.list}>
        {back.items.map((item) => (
          <li key={item.product_sku}>{t('returnItem', { count: Math.max(item.quantity, item.received), name: item.product_name })}</li>
        ))}
      </ul>
    </li>
  );
}

/** What comes back of an order, and how far it is. */
export function OrderReturns({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  if (order.order_returns.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t(order.order_returns.every(isNeverSent) ? 'withdrawals' : 'returns')}</h2>
      <ul className={styles.returns}>
        {order.order_returns.map((back) => (
          <OneReturn key={back.number} back={back} />
        ))}
      </ul>
    </section>
  );
}
