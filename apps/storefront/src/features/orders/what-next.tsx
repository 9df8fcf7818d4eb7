import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { isTransfer } from '../../lib/payment/is-transfer.ts';
import { Icon } from '../../theme/icon.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { calendarPath } from './calendar-path.ts';
import type { OrderParts } from './order-parts.ts';
import { useArrival } from './use-arrival.ts';
import { withdrawnOf } from './withdrawn.ts';
import styles from './orders.module.css';

/** What it was promised for has not begun. */
const isUnpaidTransfer = ({ status_code: status, payment_methods: methods }: OrderFullFragment): boolean =>
  status === 'pending_payment' && isTransfer(methods?.[0]?.type);

type Props = { readonly order: OrderFullFragment; readonly Branch: OrderParts['Branch'] };

/** What happens now, when and where; the day goes into any calendar (UX-40). Nothing for an order that has come to its end. */
export function WhatNext({ order, Branch }: Props) {
  const t = useMessages('orders');
  const delivery = useMessages('delivery');
  const { storeView } = useShopState();
  const when = useArrival()(order);
  const { number, hash, status_code: status, pickup_location_code: pickup, delivery_dates: dates } = order;
  if (status === 'complete' || status === 'canceled') return null;
  const withdrawn = withdrawnOf(order);
  if (withdrawn === 'whole' || withdrawn === 'rest')
    return (
      <section className={styles.box}>
        <h2 className={styles.title}>{t('next')}</h2>
        <p>{t(withdrawn === 'whole' ? 'nextWithdrawn' : 'nextWithdrawnRest')}</p>
      </section>
    );
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('next')}</h2>
      {when === undefined ? null : (
        <p className={styles.promise}>
          <Icon name={pickup ? 'storefront' : 'truck'} size={28} />
          <strong>{when}</strong>
        </p>
      )}
      {when !== undefined && isUnpaidTransfer(order) ? <p>{delivery('oncePaid')}</p> : null}
      {isUnpaidTransfer(order) ? <p>{t('nextTransfer')}</p> : null}
      <p>{t(pickup ? 'nextPickup' : 'nextParcel')}</p>
      {withdrawn === 'part' ? <p>{t('nextWithdrawnPart')}</p> : null}
      {when === undefined ? null : (
        <div className={styles.actions}>
          <ButtonLink download={`${number}.ics`} href={localPath(storeView, calendarPath({ number, hash }))}>
            {t('calendar')}
          </ButtonLink>
        </div>
      )}
      {pickup ? <Branch code={pickup} readyOn={dates?.to} /> : null}
    </section>
  );
}
