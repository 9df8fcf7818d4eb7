import { useId, type ReactNode } from 'react';
import type { CartContentFragment, CountryCodeEnum } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useArrivalWords } from '../../../lib/delivery/use-arrival-words.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import { Price } from '../../../ui/price.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { BeforeOrdering } from './before-ordering.tsx';
import { CartLegalLine } from './cart-legal-line.tsx';
import { CouponForm } from '../coupon/coupon-form.tsx';
import type { SummaryAmounts } from '../../../lib/cart/estimate/delivery-estimate.ts';
import { FreeShippingMeter } from './free-shipping-meter.tsx';
import { linesOf } from '../lines/line-facts.ts';
import type { DeliveryEstimate } from '../../../lib/cart/estimate/use-delivery-estimate.ts';
import styles from './cart-summary.module.css';

/** Where the summary is found by the bar of a phone, which gives way to it. */
export const summaryId = 'cart-summary';

type Props = {
  readonly cart: CartContentFragment;
  readonly estimate: DeliveryEstimate;
  readonly couponHint?: ReactNode;
  readonly isBusy: boolean;
};

/** Everything the order will cost, delivery included, before it starts (UX-34, LAW-05). */
export function CartSummary({ cart, estimate, couponHint, isBusy }: Props) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const [titleId, legalId] = [useId(), useId()];
  const isNet = useIsNet();
  const { amounts, rate } = estimate;
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
      <CouponForm cart={cart} message={amounts.couponMessage} hint={couponHint} />
      {isNet ? <Taxes amounts={amounts} /> : null}
      <output className={styles.total} aria-busy={isBusy || !amounts.isExact}>
        <Row label={rate === undefined ? t('totalWithout') : t(isNet && amounts.taxes.length > 0 ? 'totalWithVat' : 'total')}>
          <Price amount={amounts.total} legalId={legalId} />
        </Row>
      </output>
      {isNet ? null : <Taxes amounts={amounts} />}
      {!isNet && (rate === undefined || rate.price === 0) ? (
        <CartLegalLine id={legalId} isFree={rate?.price === 0} isCollected={estimate.isCollected} />
      ) : (
        <p id={legalId} className={styles.legal}>
          <a href={localPath(storeView, t('shippingPage'))}>{t(isNet ? 'netAmounts' : 'legalIncluded')}</a>
        </p>
      )}
      {amounts.remaining === undefined ? null : <FreeShippingMeter threshold={threshold} remaining={amounts.remaining} />}
      {hasObstacle ? <p className={styles.obstacle}>{t('obstacle')}</p> : null}
      <CheckoutLink wide>{t('checkout')}</CheckoutLink>
      <BeforeOrdering estimate={estimate} />
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

/** VAT of each rate: contained in the total, or added to net prices. */
function Taxes({ amounts: { taxes } }: { readonly amounts: SummaryAmounts }) {
  const t = useMessages('cart');
  const isNet = useIsNet();
  const { money } = useFormats();
  return (
    <div className={styles.taxes}>
      {taxes.map(({ label, amount }) => (
        <div key={label} className={styles.row}>
          <span>{t(isNet ? 'plusVat' : 'ofWhich', { label })}</span>
          <span>{amount === undefined ? '…' : money(amount)}</span>
        </div>
      ))}
    </div>
  );
}

/** The country picker with what delivery there costs and when it is there. */
function Delivery({ estimate, legalId }: { readonly estimate: DeliveryEstimate; readonly legalId: string }) {
  const t = useMessages('cart');
  const words = useArrivalWords();
  const { storeView } = useShopState();
  const id = useId();
  const { country, setCountry, countries, rate, amounts } = estimate;
  const cost =
    rate === undefined ? null : (
      <Price amount={amounts.shipping ?? 0} legalId={legalId} {...(rate.price === 0 ? { format: () => t('free') } : {})} />
    );
  if (estimate.isCollected) return <Row label={t('collected')}>{cost}</Row>;
  const names = new Intl.DisplayNames(storeView.locale, { type: 'region' });
  return (
    <div>
      <div className={styles.row}>
        <label className={styles.country} htmlFor={id}>
          {t('country')}
          <select
            id={id}
            className={styles.select}
            value={country}
            onChange={(event) => setCountry(event.currentTarget.value as CountryCodeEnum)}
          >
            {countries.map((other) => (
              <option key={other} value={other}>
                {names.of(other)}
              </option>
            ))}
          </select>
        </label>
        {cost}
      </div>
      {rate?.dates === undefined ? null : <p className={styles.days}>{words(rate.dates)}</p>}
    </div>
  );
}
