import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CheckoutCartFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { forgetDraft } from '../../../lib/forms/drafts.ts';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { untilAnswered } from '../../../lib/graphql/until-answered.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import type { Departure } from '../../../lib/payment/payment-departure.tsx';
import { storePlaced, successPath } from '../../../lib/session/placed-order.ts';
import { deviceValues } from '../../../lib/session/storage.ts';
import { chosenPayment, type PaymentChoice } from '../payment/payment-values.ts';
import { cartGivenBack, isRefusal } from './order-refusal.ts';
import { CartChanged, placeOrder } from './place-order.ts';
import type { Checkout } from '../use-checkout.ts';
import { openStep } from '../use-edited-step.ts';

type Situation = {
  readonly checkout: Checkout;
  /** The cart is an order now: the device forgets it. */
  readonly onPlaced: () => Promise<void>;
  readonly onLeave: (departure: Departure) => void;
  /** The account that was wished cannot be made. */
  readonly onAccountTaken: (text: string) => void;
};

/** Milliseconds: longer than the shop waits for its payment provider. */
const patience = 30_000;

const isTaken = (error: unknown): boolean => error instanceof ShopApiError && error.category === 'already-exists';

/** The order itself: once, whatever the finger does; then to the payment page or to the success page. */
export function useOrder({ checkout, onPlaced, onLeave, onAccountTaken }: Situation) {
  const shop = useShop();
  const t = useMessages('checkout');
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [isOrdering, setOrdering] = useState(false);
  const run = async (cart: CheckoutCartFragment, payment: PaymentChoice): Promise<void> => {
    const { number, hash, redirectUrl } = await untilAnswered(() =>
      placeOrder(shop.with({ signal: AbortSignal.timeout(patience) }), cart, payment),
    );
    storePlaced({ number, hash, email: cart.email ?? '' });
    for (const draft of ['checkout', 'checkout delivery', 'checkout payment', chosenPayment, openStep]) forgetDraft(draft);
    notices.clear();
    onLeave({ number, amount: cart.prices?.grand_total?.value ?? 0, method: payment.method, url: redirectUrl });
    await onPlaced();
    if (redirectUrl === undefined) return navigate(successPath({ number, hash }), { replace: true });
    window.location.assign(redirectUrl);
  };
  const explain = async (error: unknown): Promise<void> => {
    if (error instanceof CartChanged) {
      checkout.show(error.cart);
      const text =
        error.soldOut.length > 0
          ? t('soldOut', { name: error.soldOut.join(', ') })
          : t(error.isTotalOther ? 'totalChanged' : 'orderChanged');
      return notices.show({ kind: 'danger', title: t('orderFailed'), text });
    }
    if (isTaken(error)) return onAccountTaken(t('accountTaken'));
    const restored = cartGivenBack(error);
    if (restored !== undefined) deviceValues.set('cartId', restored);
    await checkout.fail(error, 'placeOrder');
    // What stands in the way, such as a line that is sold out, is on the cart. Without an answer that may be an order already: it stays on
    // the screen, and the button leads to the same order (R017).
    if (restored === undefined && isRefusal(error)) await checkout.reload();
  };
  return {
    isOrdering,
    order: (cart: CheckoutCartFragment, payment: PaymentChoice): void => {
      if (isBusy.current) return;
      isBusy.current = true;
      setOrdering(true);
      void run(cart, payment)
        .catch(explain)
        .finally(() => {
          isBusy.current = false;
          setOrdering(false);
        });
    },
  };
}
