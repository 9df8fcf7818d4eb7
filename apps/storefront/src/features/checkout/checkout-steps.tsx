import { deliveryName } from '@shop/rules/delivery-name';
import { useState, type ReactNode } from 'react';
import type { CheckoutCartFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { Destination } from '../../lib/cart/estimate/delivery-estimate.ts';
import { useDeliveryEstimate } from '../../lib/cart/estimate/use-delivery-estimate.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import type { Departure } from '../../lib/payment/payment-departure.tsx';
import { useLogin } from '../../lib/session/use-login.ts';
import { Slot } from '../../theme/theme.tsx';
import type { Book } from './details/address-book.ts';
import { AddressLines } from './review/address-lines.tsx';
import { Arrival } from './delivery/arrival.tsx';
import { chosenMethod, isPickup, nextStep, shippingOf } from './cart-facts.ts';
import { DeliveryForm } from './delivery/delivery-form.tsx';
import { DetailsForm } from './details/details-form.tsx';
import type { LogIn } from './details/login-box.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { Review, type LegalLinks } from './review/review.tsx';
import { StepFrame } from './step-frame.tsx';
import { SummaryBar, SummaryColumn } from './review/summary.tsx';
import type { Checkout } from './use-checkout.ts';
import { useSteps } from './use-steps.ts';
import { useOrder } from './review/use-order.ts';
import { usePaymentChoice } from './payment/use-payment-choice.ts';
import { usePaymentMethods } from './payment/use-payment-methods.ts';
import { useWide } from './use-wide.ts';
import styles from './checkout.module.css';

type Props = {
  readonly cart: CheckoutCartFragment;
  readonly checkout: Checkout;
  readonly book: Book;
  readonly links: LegalLinks;
  readonly notice: ReactNode;
  readonly logIn: LogIn;
  readonly onPlaced: () => Promise<void>;
  /** The cart is an order now, and the page is about to be left. */
  readonly onLeave: (departure: Departure) => void;
};

/** The four steps, one open at a time; the cart says which are done, so that a reload goes on where it was. */
export function CheckoutSteps({ cart, checkout, book, links, notice, logIn, onPlaced, onLeave }: Props) {
  const t = useMessages('checkout');
  const isGuest = useLogin() !== 'loggedIn';
  const isWide = useWide();
  const [wish, setWish] = useState<Destination>();
  const bill = useDeliveryEstimate(cart, { wish });
  const [refusal, setRefusal] = useState<string>();
  const available = usePaymentMethods(cart);
  const [payment, setPayment] = usePaymentChoice(available, isGuest);
  const { open, go, leave, frame } = useSteps(nextStep(cart, isGuest, payment !== undefined));
  const { order, isOrdering } = useOrder({
    checkout,
    onPlaced,
    onLeave,
    onAccountTaken: (text) => {
      setRefusal(text);
      notices.show({ kind: 'danger', title: t('orderFailed'), text });
      go('payment');
    },
  });
  const step = { cart, checkout, onWish: setWish };
  const review = { cart, bill, links, notice, isOrdering };
  return (
    <Slot
      of="CheckoutPage"
      steps={
        <div className={styles.steps}>
          {isWide ? null : <SummaryBar cart={cart} bill={bill} />}
          <StepFrame {...frame('details')} summary={<DetailsSummary cart={cart} email={isGuest ? (cart.email ?? '') : book.email} />}>
            <DetailsForm {...step} isGuest={isGuest} book={book} logIn={logIn} onDone={() => leave('details')} />
          </StepFrame>
          <StepFrame {...frame('delivery')} summary={<DeliverySummary cart={cart} />}>
            <DeliveryForm key={shippingOf(cart)?.country.code} {...step} onDone={() => leave('delivery')} />
          </StepFrame>
          <StepFrame {...frame('payment')} summary={payment?.title}>
            <PaymentStep
              available={available}
              chosen={payment}
              isGuest={isGuest}
              hasHistory={book.hasHistory}
              refusal={refusal}
              onDone={(choice) => {
                setRefusal(undefined);
                setPayment(choice);
                go(undefined);
              }}
            />
          </StepFrame>
          <StepFrame {...frame('review')}>
            {payment ? <Review {...review} payment={payment} onOrder={() => order(cart, payment)} /> : null}
          </StepFrame>
        </div>
      }
      summary={isWide ? <SummaryColumn cart={cart} bill={bill} isFolded={open === 'review'} /> : null}
    />
  );
}

function DetailsSummary({ cart, email }: { readonly cart: CheckoutCartFragment; readonly email: string }) {
  const address = isPickup(cart) ? cart.billing_address : shippingOf(cart);
  return (
    <>
      <p>{email}</p>
      {address ? <AddressLines address={address} /> : null}
      {cart.vat_check ? <p className={styles.note}>{cart.vat_check.message}</p> : null}
    </>
  );
}

function DeliverySummary({ cart }: { readonly cart: CheckoutCartFragment }) {
  const t = useMessages('checkout');
  const method = chosenMethod(cart);
  if (!method) return null;
  const name = isPickup(cart)
    ? t('pickupIn', { name: shippingOf(cart)?.city ?? '' })
    : deliveryName(method.carrier_title, method.method_title);
  return (
    <p>
      {name}
      <br />
      <Arrival cart={cart} />
    </p>
  );
}
