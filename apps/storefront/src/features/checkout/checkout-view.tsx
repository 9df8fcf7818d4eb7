import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { useHydrated } from '../../lib/forms/use-hydrated.ts';
import { PaymentDeparture, type Departure } from '../../lib/payment/payment-departure.tsx';
import { cancelPath, placedOrder } from '../../lib/session/placed-order.ts';
import { Button } from '../../ui/button.tsx';
import { useBook } from './details/address-book.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import type { LogIn } from './details/login-box.tsx';
import type { LegalLinks } from './review/review.tsx';
import { useCheckout, type CartKeeper } from './use-checkout.ts';
import styles from './checkout.module.css';

type Props = CartKeeper & {
  readonly links: LegalLinks;
  readonly notice: ReactNode;
  readonly logIn: LogIn;
  readonly empty: ReactNode;
  readonly onPlaced: () => Promise<void>;
};

/** The checkout on one page. It lives in the browser, and says so where there is no script. */
export function CheckoutView(props: Props) {
  const t = useMessages('checkout');
  const isReady = useHydrated();
  if (isReady) return <LoadedCheckout {...props} />;
  return (
    <>
      <p className={styles.coming}>{t('loading')}</p>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </>
  );
}

function LoadedCheckout({ settle, follow, empty, ...props }: Props) {
  const t = useMessages('checkout');
  const checkout = useCheckout({ settle, follow });
  const book = useBook();
  const { cart, state } = checkout;
  const { departure, leave } = useLeaving();
  const isLeft = useReturnToOrder(state === 'empty' && departure === undefined);
  if (departure) return <PaymentDeparture {...departure} />;
  if (isLeft || state === 'loading' || !book.isReady) return <p className={styles.note}>{t('loading')}</p>;
  if (state === 'unreachable')
    return (
      <div className={styles.part}>
        <output>{t('unreachable')}</output>
        <Button onClick={() => void checkout.reload()}>{t('retry')}</Button>
      </div>
    );
  if (state === 'empty' || !cart) return empty;
  return <CheckoutSteps {...props} cart={cart} checkout={checkout} book={book} onLeave={leave} />;
}

/** Between the order and the payment page; over when the browser brings the page back out of its memory. */
function useLeaving() {
  const [departure, leave] = useState<Departure>();
  useEffect(() => {
    const stay = (event: PageTransitionEvent) => {
      if (event.persisted) leave(undefined);
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return { departure, leave };
}

/** Whoever comes back from the payment page with the browser's own button finds the order, to pay it or to take the cart back (PAY-14). */
function useReturnToOrder(isEmpty: boolean): boolean {
  const navigate = useNavigate();
  const placed = isEmpty ? placedOrder() : undefined;
  const path = placed && !placed.isSettled ? cancelPath(placed) : undefined;
  useEffect(() => {
    if (path !== undefined) void navigate(path, { replace: true });
  }, [path, navigate]);
  return path !== undefined;
}
