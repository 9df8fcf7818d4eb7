import { useId } from 'react';
import { deliveryPromise } from '@shop/rules/delivery-promise';
import type { CartContentFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useDeliveryEstimate } from '../../../lib/cart/estimate/use-delivery-estimate.ts';
import { originOf } from '../../../lib/delivery/journey.ts';
import { shopNow } from '../../../lib/delivery/shop-clock.ts';
import { useArrivalWords } from '../../../lib/delivery/use-arrival-words.ts';
import { useJourney } from '../../../lib/delivery/use-journey.ts';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import { Icon } from '../../../theme/icon.tsx';
import { AmountList, AmountRow, AmountTotal } from '../../../ui/amount-list.tsx';
import { Price } from '../../../ui/price.tsx';
import { CartLegalLine } from '../totals/cart-legal-line.tsx';
import { FreeShippingMeter } from '../totals/free-shipping-meter.tsx';
import styles from './cart-drawer.module.css';

type Props = { readonly cart: CartContentFragment; readonly isBusy: boolean; readonly legalId: string };

/** What the cart costs with delivery, as the cart page and the checkout will say it (UX-34), the way to free delivery, and when it comes. */
export function DrawerTotals({ cart, isBusy, legalId }: Props) {
  const t = useMessages('cart');
  const { amounts, rate, isCollected } = useDeliveryEstimate(cart, { isBusy });
  return (
    <>
      <AmountList>
        <AmountRow label={t('subtotalOf', { count: cart.summary_count })}>
          <Price amount={amounts.subtotal} legalId={legalId} />
        </AmountRow>
        <CartLegalLine id={legalId} isFree={rate?.price === 0} isCollected={isCollected} />
        {amounts.discounts.map(({ label, amount }) => (
          <AmountRow key={label} label={label || t('discount')}>
            <Price amount={-amount} tone="sale" legalId={legalId} />
          </AmountRow>
        ))}
        {rate === undefined ? null : (
          <>
            <AmountRow label={t(isCollected ? 'collected' : 'shipping')}>
              <Price amount={amounts.shipping ?? 0} legalId={legalId} {...(rate.price === 0 ? { format: () => t('free') } : {})} />
            </AmountRow>
            <Total amount={amounts.total} isFree={rate.price === 0} isCollected={isCollected} />
          </>
        )}
      </AmountList>
      {cart.is_virtual ? null : <ArrivalLine colour={cart.delivery_time?.color} />}
      {amounts.remaining === undefined ? null : (
        <FreeShippingMeter threshold={cart.free_shipping_amount?.default_amount ?? 0} remaining={amounts.remaining} />
      )}
    </>
  );
}

type TotalProps = { readonly amount: number; readonly isFree: boolean; readonly isCollected: boolean };

function Total({ amount, isFree, isCollected }: TotalProps) {
  const t = useMessages('cart');
  const isNet = useIsNet();
  const id = useId();
  return (
    <AmountTotal live>
      <AmountRow label={t(isNet ? 'totalWithVat' : 'total')}>
        <Price amount={amount} legalId={id} />
      </AmountRow>
      {isFree ? (
        <CartLegalLine id={id} isFree isCollected={isCollected} isTotal />
      ) : (
        <p id={id} className={styles.legal}>
          {t('legalIncluded')}
        </p>
      )}
    </AmountTotal>
  );
}

/** When it would all be there, ordered now: the day of the slowest line, as the checkout will say it (UX-27). */
function ArrivalLine({ colour }: { readonly colour: string | null | undefined }) {
  const words = useArrivalWords();
  return (
    <p className={styles.delivery}>
      <Icon name="truck" size={20} />
      {words(deliveryPromise(shopNow(), useJourney(), originOf(colour)))}
    </p>
  );
}
