import { useState, type ReactNode } from 'react';
import type { CheckoutCartFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { notices } from '../../lib/notices/use-notices.ts';
import { deviceValues } from '../../lib/session/storage.ts';
import { useLogin } from '../../lib/session/use-login.ts';
import { Slot } from '../../theme/theme.tsx';
import { Button } from '../../ui/button.tsx';
import type { Book } from './details/address-book.ts';
import { AddressLines } from './review/address-lines.tsx';
import { Arrival } from './delivery/arrival.tsx';
import { chosenMethod, isPickup, nextStep, shippingOf, steps, type Step } from './cart-facts.ts';
import { DeliveryForm } from './delivery/delivery-form.tsx';
import { DetailsForm } from './details/details-form.tsx';
import type { LogIn } from './details/login-box.tsx';
import { PaymentForm } from './payment/payment-form.tsx';
import { firstChoice } from './payment/payment-values.ts';
import { Review, type LegalLinks } from './review/review.tsx';
import { StepFrame } from './step-frame.tsx';
import { SummaryBar, SummaryColumn } from './review/summary.tsx';
import type { Checkout } from './use-checkout.ts';
import { useEditedStep } from './use-edited-step.ts';
import { useOrder } from './review/use-order.ts';
import { usePaymentChoice } from './payment/use-payment-choice.ts';
import { usePaymentMethods, type PaymentMethods } from './payment/use-payment-methods.ts';
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
  readonly onLeave: () => void;
};

/** The four steps, one open at a time; the cart says which are done, so that a reload goes on where it was. */
export function CheckoutSteps({ cart, checkout, book, links, notice, logIn, onPlaced, onLeave }: Props) {
  const t = useMessages('checkout');
  const isGuest = useLogin() !== 'loggedIn';
  const isWide = useWide();
  const { edited, isMoved, go, leave } = useEditedStep();
  const [refusal, setRefusal] = useState<string>();
  const available = usePaymentMethods(cart);
  const [payment, setPayment] = usePaymentChoice(available, isGuest);
  const next = nextStep(cart, isGuest, payment !== undefined);
  const open = edited !== undefined && steps.indexOf(edited) <= steps.indexOf(next) ? edited : next;
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
  const frame = (step: Step) => ({
    number: steps.indexOf(step) + 1,
    title: t(step),
    state: step === open ? ('open' as const) : steps.indexOf(step) < steps.indexOf(next) ? ('done' as const) : ('waiting' as const),
    onChange: () => go(step),
    isEntered: isMoved,
  });
  const paid = payment;
  return (
    <Slot
      of="CheckoutPage"
      steps={
        <div className={styles.steps}>
          {isWide ? null : <SummaryBar cart={cart} />}
          <StepFrame {...frame('details')} summary={<DetailsSummary cart={cart} email={isGuest ? (cart.email ?? '') : book.email} />}>
            <DetailsForm cart={cart} checkout={checkout} isGuest={isGuest} book={book} logIn={logIn} onDone={() => leave('details')} />
          </StepFrame>
          <StepFrame {...frame('delivery')} summary={<DeliverySummary cart={cart} />}>
            <DeliveryForm key={shippingOf(cart)?.country.code} cart={cart} checkout={checkout} onDone={() => leave('delivery')} />
          </StepFrame>
          <StepFrame {...frame('payment')} summary={paid?.method.label}>
            <PaymentStep
              available={available}
              form={(methods) => (
                <PaymentForm
                  key={methods.map(({ code }) => code).join(' ')}
                  methods={methods}
                  isGuest={isGuest}
                  first={firstChoice(methods, paid?.method.code ?? deviceValues.get('paymentChoice'), book.hasHistory)}
                  refusal={refusal}
                  onDone={(choice) => {
                    setRefusal(undefined);
                    setPayment(choice);
                    go(undefined);
                  }}
                />
              )}
            />
          </StepFrame>
          <StepFrame {...frame('review')}>
            {paid ? (
              <Review cart={cart} payment={paid} links={links} notice={notice} isOrdering={isOrdering} onOrder={() => order(cart, paid)} />
            ) : null}
          </StepFrame>
        </div>
      }
      summary={isWide ? <SummaryColumn cart={cart} isFolded={open === 'review'} /> : null}
    />
  );
}

type PaymentStepProps = {
  readonly available: PaymentMethods;
  readonly form: (methods: NonNullable<PaymentMethods['methods']>) => React.ReactNode;
};

function PaymentStep({ available: { methods, isFailed, retry }, form }: PaymentStepProps) {
  const t = useMessages('checkout');
  if (methods !== undefined) return form(methods);
  return isFailed ? <Button onClick={retry}>{t('retry')}</Button> : <p className={styles.note}>{t('loading')}</p>;
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
  const name = isPickup(cart) ? t('pickupIn', { name: shippingOf(cart)?.city ?? '' }) : `${method.carrier_title} – ${method.method_title}`;
  return (
    <p>
      {name}
      <br />
      <Arrival cart={cart} />
    </p>
  );
}
