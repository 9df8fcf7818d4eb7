import { useState } from 'react';
import type { CheckoutCartFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { BusinessFields } from '../../../lib/address/business-fields.tsx';
import { NameFields } from '../../../lib/address/name-fields.tsx';
import { PlaceFields } from '../../../lib/address/place-fields.tsx';
import type { PlaceValues } from '../../../lib/address/address-values.ts';
import { useCountries } from '../../../lib/address/use-countries.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { forgetDraft } from '../../../lib/forms/drafts.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm, type Form } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { RadioField } from '../../../ui/radio-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { addressLabel, type Book } from './address-book.ts';
import { BranchChoice } from '../delivery/branch-choice.tsx';
import { billName, billPlace, checkDetails, emptyDetails, valuesOfAddress, valuesOfCart, type DetailsValues } from './details-values.ts';
import { EmailPart } from './email-part.tsx';
import { LoginBox, type LogIn } from './login-box.tsx';
import { sendDetails } from './send-details.ts';
import type { Checkout } from '../use-checkout.ts';
import styles from '../checkout.module.css';

type Props = {
  readonly cart: CheckoutCartFragment;
  readonly checkout: Checkout;
  readonly isGuest: boolean;
  readonly book: Book;
  readonly logIn: LogIn;
  readonly onDone: () => void;
};

/** The billing address has the fields of any place, under names of its own. */
const billPart = (form: Form<DetailsValues>): Pick<Form<PlaceValues>, 'text' | 'values' | 'set'> => ({
  text: (name) => form.text(billName(name)),
  values: billPlace(form.values),
  set: (changes) =>
    form.set(Object.fromEntries(Object.entries(changes).map(([name, value]) => [billName(name as keyof PlaceValues), value]))),
});

/** Step one: e-mail, parcel or pickup, and the address; nothing typed is lost, whatever happens (UX-35 to UX-38). */
export function DetailsForm({ cart, checkout, isGuest, book, logIn, onDone }: Props) {
  const t = useMessages('checkout');
  const shop = useShop();
  const sentences = useSentences();
  const { storeView } = useShopState();
  const isServed = (code: string) => storeView.deliveryCountries.some((country) => country === code);
  const known = valuesOfCart(cart);
  const ownAddress = known.firstname === undefined && book.first ? valuesOfAddress(book.first) : {};
  const form = useForm({
    initial: { ...emptyDetails, ...ownAddress, ...known },
    draft: 'checkout',
    check: (values) => ({
      ...sentences(checkDetails(values, isGuest)),
      ...(values.mode === 'pickup' && values.branch === '' ? { branch: t('branchRequired') } : {}),
      ...(values.mode !== 'pickup' && !isServed(values.countryCode) ? { countryCode: t('countryNotServed') } : {}),
    }),
    send: async (values) => {
      const failed = await sendDetails(shop, cart.id, values, { isGuest, countries, show: checkout.show });
      if (failed) {
        await checkout.fail(failed.error, failed.title);
        return false;
      }
      onDone();
      return true;
    },
  });
  const { values } = form;
  const isPickup = values.mode === 'pickup';
  const countries = useCountries(values.countryCode);
  const delivered = countries.filter(({ code }) => isServed(code) || code === values.countryCode);
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
        {isPickup ? <BranchChoice cartId={cart.id} field={form.text('branch')} /> : null}
        {book.addresses.length > 0 ? <BookChoice form={form} book={book} /> : null}
        {isPickup ? <h3 className={styles.subtitle}>{t('yourAddress')}</h3> : null}
        <NameFields form={form} />
        <PlaceFields form={form} countries={isPickup ? countries : delivered} withoutTelephone={isPickup} folded />
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

/** Fills the fields from the address book; they can still be changed. */
function BookChoice({ form, book }: { readonly form: Form<DetailsValues>; readonly book: Props['book'] }) {
  const t = useMessages('checkout');
  const chosen = book.addresses.find((address) => {
    const filled = valuesOfAddress(address);
    return filled.street === form.values.street && filled.number === form.values.number && filled.postcode === form.values.postcode;
  });
  return (
    <SelectField
      id="checkout-address-book"
      name="addressBook"
      value={chosen ? String(chosen.id) : ''}
      label={t('addressBook')}
      options={[
        ...book.addresses.map((address) => ({ value: String(address.id), label: addressLabel(address) })),
        { value: '', label: t('otherAddress') },
      ]}
      onBlur={() => {}}
      onChange={(id) => {
        const address = book.addresses.find((other) => String(other.id) === id);
        const { countryCode, telephone } = emptyDetails;
        form.set(address ? valuesOfAddress(address) : { ...valuesOfAddress({}), countryCode, telephone });
      }}
    />
  );
}
