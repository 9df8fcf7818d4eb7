import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { consentVersion } from '../../lib/consent-version.ts';
import { OrderStatusPill } from '../../lib/orders/status-pill.tsx';
import { DueText } from '../../lib/returns/due-text.tsx';
import { ReturnStatePill } from '../../lib/returns/state-pill.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import type { Customer } from './customer.ts';
import styles from './customers.module.css';

/** The newest orders, and the way to all of them. */
export function OrdersCard({ customer: { id, orders, orderCount } }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  const { brief, money } = useFormats();
  const all = orderCount > orders.length && (
    <Link className={styles.link} to={`/orders?customer=${id}`}>
      {t('allOrders')}
    </Link>
  );
  return (
    <Card title={t('orders')} note={t('orderCount', { count: orderCount })} actions={all}>
      {orders.length === 0 ? (
        <p className={styles.note}>{t('noOrders')}</p>
      ) : (
        <ul className={styles.rows}>
          {orders.map(({ number, placedAt, status, total }) => (
            <li key={number} className={styles.row}>
              <span className={styles.words}>
                <Link className={styles.link} to={`/orders/${number}`}>
                  {number}
                </Link>
                <time className={styles.note} dateTime={placedAt}>
                  {brief(placedAt)}
                </time>
              </span>
              <OrderStatusPill status={status} />
              <span>{money(total.cents, total.currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What they sent back, and what is due of it. */
export function ReturnsCard({ customer: { returns } }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  const words = useMessages('returnWords');
  const { brief } = useFormats();
  if (returns.length === 0) return null;
  return (
    <Card title={t('returns')}>
      <ul className={styles.rows}>
        {returns.map((back) => (
          <li key={back.number} className={styles.row}>
            <span className={styles.words}>
              <Link className={styles.link} to={`/returns/${back.number}`}>
                {back.number}
              </Link>
              <span className={styles.note}>
                {[words(`kind.${back.kind}`), words('pieces', { count: back.pieces }), brief(back.statedAt)].join(', ')}
              </span>
              <DueText dues={back} />
            </span>
            <ReturnStatePill state={back.state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function AddressesCard({ customer: { addresses } }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  return (
    <Card title={t('addresses')}>
      {addresses.length === 0 ? (
        <p className={styles.note}>{t('noAddresses')}</p>
      ) : (
        <ul className={styles.rows}>
          {addresses.map(({ id, name, company, street, postcode, city, country, telephone, isBilling, isShipping }) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <span>{[name, company].filter(Boolean).join(', ')}</span>
                <span className={styles.note}>
                  {[street.join(' '), [postcode, city].filter(Boolean).join(' '), country, telephone].filter(Boolean).join(', ')}
                </span>
              </span>
              <span className={styles.marks}>
                {isBilling && <Tag>{t('billing')}</Tag>}
                {isShipping && <Tag>{t('shipping')}</Tag>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What somebody agreed to, with the proof (LAW-19). */
export function ConsentCard({ customer: { newsletter } }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  const { moment } = useFormats();
  if (!newsletter)
    return (
      <Card title={t('consents')}>
        <p className={styles.note}>{t('noConsent')}</p>
      </Card>
    );
  const { state, requestedAt, requestedFrom, confirmedAt, confirmedFrom, words } = newsletter;
  return (
    <Card title={t('consents')}>
      <Facts
        facts={[
          { name: t('newsletter'), value: t(`consent.${state}`), note: t('consentWords', { version: consentVersion(words) }) },
          { name: t('requested'), value: moment(requestedAt), note: requestedFrom && t('from', { ip: requestedFrom }) },
          {
            name: t('confirmed'),
            value: confirmedAt ? moment(confirmedAt) : t('notYet'),
            note: confirmedFrom && t('from', { ip: confirmedFrom }),
          },
        ]}
      />
    </Card>
  );
}

export function ReviewsCard({ customer: { reviews } }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  const { day, number } = useFormats();
  if (reviews.length === 0) return null;
  return (
    <Card title={t('reviews')}>
      <ul className={styles.rows}>
        {reviews.map(({ id, status, summary, product, sku, writtenAt, priceStars, qualityStars }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <Link className={styles.link} to={`/reviews?status=${status}&open=${id}`}>
                {summary}
              </Link>
              <span className={styles.note}>{[product ?? sku, day(writtenAt)].join(', ')}</span>
            </span>
            <span>{t('stars', { stars: number((priceStars + qualityStars) / 2) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
