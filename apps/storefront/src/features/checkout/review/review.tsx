import { deliveryName } from '@shop/rules/delivery-name';
import { useId, type ReactNode } from 'react';
import type { CheckoutCartFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import type { DeliveryEstimate } from '../../../lib/cart/estimate/use-delivery-estimate.ts';
import { isTransfer } from '../../../lib/payment/is-transfer.ts';
import { PaymentMark } from '../../../lib/payment/payment-mark.tsx';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { SignpostButton } from '../../../ui/signpost-button.tsx';
import { AddressLines } from './address-lines.tsx';
import { Amounts } from './amounts.tsx';
import { Arrival } from '../delivery/arrival.tsx';
import { chosenMethod, isPickup, linesOf, shippingOf } from '../cart-facts.ts';
import { OrderLines } from './order-lines.tsx';
import type { PaymentChoice } from '../payment/payment-values.ts';
import styles from '../checkout.module.css';

export type LegalLinks = { readonly terms: string; readonly withdrawal: string; readonly privacy: string };

type Props = {
  readonly cart: CheckoutCartFragment;
  readonly bill: DeliveryEstimate;
  readonly payment: PaymentChoice;
  readonly links: LegalLinks;
  /** The official notice on the legal guarantee (LAW-10). */
  readonly notice: ReactNode;
  readonly isOrdering: boolean;
  readonly onOrder: () => void;
};

/** Everything that is ordered, in the order the law gives, and directly below it the button with the words the law gives (LAW-06, LAW-07). */
export function Review({ cart, bill, payment, links, notice, isOrdering, onOrder }: Props) {
  const t = useMessages('checkout');
  const delivery = useMessages('delivery');
  const legalId = useId();
  const shipping = shippingOf(cart);
  const method = chosenMethod(cart);
  const hasObstacle = linesOf(cart).some((line) => !line.is_available);
  return (
    <div className={styles.review} data-review>
      <OrderLines cart={cart} legalId={legalId} />
      <Amounts bill={bill} legalId={legalId} />
      {cart.vat_check ? <p className={styles.note}>{cart.vat_check.message}</p> : null}
      <FactList>
        {shipping ? (
          <Fact title={t(isPickup(cart) ? 'pickUpAt' : 'deliverTo')}>
            <AddressLines address={shipping} />
          </Fact>
        ) : null}
        {cart.billing_address ? (
          <Fact title={t('billTo')}>
            <AddressLines address={cart.billing_address} />
          </Fact>
        ) : null}
        {method ? (
          <Fact title={t('delivery')}>
            {deliveryName(method.carrier_title, method.method_title)}
            <br />
            <Arrival cart={cart} />
            {isTransfer(payment.method.code) ? (
              <>
                <br />
                {delivery('oncePaid')}
              </>
            ) : null}
          </Fact>
        ) : null}
        <Fact title={t('payWith')}>
          {payment.title}
          <br />
          <PaymentMark code={payment.method.code} label={payment.method.label} />
        </Fact>
      </FactList>
      {cart.comment ? <p className={styles.note}>{cart.comment}</p> : null}
      {notice}
      <LegalSentence links={links} />
      {hasObstacle ? <p className={styles.obstacle}>{t('obstacle')}</p> : null}
      <SignpostButton wide disabled={isOrdering || hasObstacle} aria-busy={isOrdering} onClick={onOrder}>
        {t('order')}
      </SignpostButton>
      <output className="visually-hidden">{isOrdering ? t('ordering') : null}</output>
    </div>
  );
}

/** A blank before words, none before a full stop. */
const glued = (text: string): string => (/^[.,]/.test(text) ? `${text} ` : ` ${text} `);

/** A sentence and no tick: it is read and needs no consent (LAW-06). */
function LegalSentence({ links }: { readonly links: LegalLinks }) {
  const t = useMessages('checkout');
  return (
    <p className={styles.small}>
      {t('legalStart')} <a href={links.terms}>{t('legalTerms')}</a>
      {glued(t('legalMiddle'))}
      <a href={links.withdrawal}>{t('legalWithdrawal')}</a>
      {glued(t('legalPrivacyStart'))}
      <a href={links.privacy}>{t('legalPrivacy')}</a>.
    </p>
  );
}
