import { useState } from 'react';
import type { CheckoutCartFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { BusinessFields } from '../../../lib/address/business-fields.tsx';
import { NameFields } from '../../../lib/address/name-fields.tsx';
import { PlaceFields } from '../../../lib/address/place-fields.tsx';
import type { PlaceValues } from '../../../lib/address/address-values.ts';
import { forgetDraft } from '../../../lib/forms/drafts.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import type { Form } from '../../../lib/forms/use-form.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { RadioField } from '../../../ui/radio-field.tsx';
import type { Book } from './address-book.ts';
import { BookChoice } from './book-choice.tsx';
import { BranchChoice } from '../delivery/branch-choice.tsx';
import { usePickupOptions } from '../delivery/use-pickup-options.ts';
import { billName, billPlace, destinationOfDetails, type DetailsValues } from './details-values.ts';
import { EmailPart } from './email-part.tsx';
import { LoginBox, type LogIn } from './login-box.tsx';
import { useDetailsForm } from './use-details-form.ts';
import type { Checkout } from '../use-checkout.ts';
import { useWish, type OnWish } from '../use-wish.ts';
import styles from '../checkout.module.css';

type Props = {
  readonly cart: CheckoutCartFragment;
  readonly checkout: Checkout;
  readonly isGuest: boolean;
  readonly book: Book;
  readonly logIn: LogIn;
  readonly onDone: () => void;
  readonly onWish: OnWish;
};

/** The billing address has the fields of any place, under names of its own. */
const billPart = (form: Form<DetailsValues>): Pick<Form<PlaceValues>, 'text' | 'values' | 'set'> => ({
  text: (name) => form.text(billName(name)),
  values: billPlace(form.values),
  set: (changes) =>
    form.set(Object.fromEntries(Object.entries(changes).map(([name, value]) => [billName(name as keyof PlaceValues), value]))),
});

/** Step one: e-mail, parcel or pickup, and the address; nothing typed is lost, whatever happens (UX-35 to UX-38). */
export function DetailsForm({ cart, checkout, isGuest, book, logIn, onDone, onWish }: Props) {
  const t = useMessages('checkout');
  const { form, countries, european, delivered } = useDetailsForm({ cart, checkout, isGuest, book, onDone });
  const { values } = form;
  const isPickup = values.mode === 'pickup';
  const found = usePickupOptions(cart.id, isPickup);
  useWish(onWish, destinationOfDetails(values, found));
  const { isBusiness, hasOtherBill } = values;
  const [loginEmail, setLoginEmail] = useState<string>();
  // What the address book knows is better than a form nobody has filled in.
  const forgetEmpty = () => {
    if (values.firstname === '' && values.postcode === '') forgetDraft('checkout');
  };
  const login =
    isGuest && loginEmail !== undefined ? (
      <LoginBox email={loginEmail} logIn={logIn} onStart={forgetEmpty} onClose={() => setLoginEmail(undefined)} />
    ) : null;
  return (
    <>
      {login}
      <FormFrame form={form} label={t('details')} submit={t('toDelivery')}>
        {isGuest ? <EmailPart form={form} onLogIn={setLoginEmail} /> : <p>{t('loggedInAs', { email: book.email })}</p>}
        <RadioField
          {...form.text('mode')}
          label={t('how')}
          options={[
            { value: 'parcel', label: t('byParcel') },
            { value: 'pickup', label: t('byPickup') },
          ]}
        />
        {isPickup ? (
          <>
            <p>{t('noTrip')}</p>
            <BranchChoice found={found} field={form.text('branch')} />
          </>
        ) : null}
        {book.addresses.length > 0 ? <BookChoice form={form} book={book} /> : null}
        {isPickup ? <h3 className={styles.subtitle}>{t('yourAddress')}</h3> : null}
        <NameFields form={form} />
        <PlaceFields form={form} countries={isPickup ? european : delivered} withoutTelephone={isPickup} folded />
        <CheckboxField {...form.tick('isBusiness')}>{t('isBusiness')}</CheckboxField>
        {isBusiness ? (
          <BusinessFields form={form} countryCode={hasOtherBill && !isPickup ? values.billCountryCode : values.countryCode} />
        ) : null}
        {isPickup ? null : <CheckboxField {...form.tick('hasOtherBill')}>{t('otherBill')}</CheckboxField>}
        {hasOtherBill && !isPickup ? (
          <div className={styles.part}>
            <h3 className={styles.subtitle}>{t('billAddress')}</h3>
            <PlaceFields form={billPart(form)} countries={countries} withoutTelephone folded />
          </div>
        ) : null}
        {isGuest ? null : <CheckboxField {...form.tick('isSaved')}>{t('saveAddress')}</CheckboxField>}
      </FormFrame>
    </>
  );
}
