import { useId, type ReactNode } from 'react';
import type { CartContentFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { Price } from '../../ui/price.tsx';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import { BeforeOrdering } from './before-ordering.tsx';
import { CartLegalLine } from './cart-legal-line.tsx';
import { CouponForm } from './coupon-form.tsx';
import type { DeliveryCountry } from './delivery-estimate.ts';
import { FreeShippingMeter } from './free-shipping-meter.tsx';
import { linesOf } from './line-facts.ts';
import type { DeliveryEstimate } from './use-delivery-estimate.ts';
import styles from './cart-summary.module.css';

/** Where the summary is found by the bar of a phone, which gives way to it. */
export const summaryId = 'cart-summary';

type Props = { readonly cart: CartContentFragment; readonly estimate: DeliveryEstimate; readonly isBusy: boolean };

/** Everything the order will cost, delivery included, before it starts (UX-34, LAW-05). */
export function CartSummary({ cart, estimate, isBusy }: Props) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const [titleId, legalId] = [useId(), useId()];
  const { amounts, rate, rates } = estimate;
  const threshold = cart.free_shipping_amount?.default_amount ?? 0;
  const hasObstacle = linesOf(cart).some((line) => !line.is_available);
  return (
    <section id={summaryId} className={styles.summary} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('summary')}
      </h2>
      <div className={styles.rows}>
        <Row label={t('subtotal')}>
          <Price amount={amounts.subtotal} legalId={legalId} />
        </Row>
        {amounts.discounts.map(({ label, amount }) => (
          <Row key={label} label={label || t('discount')}>
            <Price amount={-amount} tone="sale" legalId={legalId} />
          </Row>
        ))}
        <Delivery estimate={estimate} legalId={legalId} />
      </div>
      <CouponForm cart={cart} />
      <output className={styles.total} aria-busy={isBusy || !amounts.isExact}>
        <Row label={rate === undefined ? t('totalWithout') : t('total')}>
          <Price amount={amounts.total} legalId={legalId} />
        </Row>
      </output>
      <div className={styles.taxes}>
        {amounts.taxes.map(({ label, amount }) => (
          <Tax key={label} label={label} amount={amount} />
        ))}
      </div>
      {rate === undefined || rate.price === 0 ? (
        <CartLegalLine id={legalId} isFree={rate?.price === 0} />
      ) : (
        <p id={legalId} className={styles.legal}>
          <a href={localPath(storeView, t('shippingPage'))}>{t('legalIncluded')}</a>
        </p>
      )}
      {amounts.remaining === undefined ? null : <FreeShippingMeter threshold={threshold} remaining={amounts.remaining} />}
      {hasObstacle ? <p className={styles.obstacle}>{t('obstacle')}</p> : null}
      <SignpostLink wide href={localPath(storeView, 'checkout')}>
        {t('checkout')}
      </SignpostLink>
      <BeforeOrdering cart={cart} rates={rates} />
    </section>
  );
}

function Row({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      {children}
    </div>
  );
}

function Tax({ label, amount }: { readonly label: string; readonly amount: number }) {
  const t = useMessages('cart');
  const { money } = useFormats();
  return (
    <div className={styles.row}>
      <span>{t('ofWhich', { label })}</span>
      <span>{money(amount)}</span>
    </div>
  );
}

/** The country picker with what delivery there costs and how long it takes. */
function Delivery({ estimate, legalId }: { readonly estimate: DeliveryEstimate; readonly legalId: string }) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const id = useId();
  const { country, setCountry, rates, rate } = estimate;
  const names = new Intl.DisplayNames(storeView.locale, { type: 'region' });
  if (rates.length === 0) return null;
  const days = rate?.days;
  return (
    <div>
      <div className={styles.row}>
        <label className={styles.country} htmlFor={id}>
          {t('country')}
          <select
            id={id}
            className={styles.select}
            value={country}
            onChange={(event) => setCountry(event.currentTarget.value as DeliveryCountry)}
          >
            {rates.map((other) => (
              <option key={other.country} value={other.country}>
                {names.of(other.country)}
              </option>
            ))}
          </select>
        </label>
        {rate === undefined ? null : (
          <Price amount={rate.price} legalId={legalId} {...(rate.price === 0 ? { format: () => t('free') } : {})} />
        )}
      </div>
      {days === undefined ? null : (
        <p className={styles.days}>
          {t('workingDays', { count: days.to, days: days.from === days.to ? days.to : t('days', { from: days.from, to: days.to }) })}
        </p>
      )}
    </div>
  );
}
