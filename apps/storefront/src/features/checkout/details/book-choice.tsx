import { useMessages } from '../../../i18n/language-context.tsx';
import type { Form } from '../../../lib/forms/use-form.ts';
import { homeCountries } from '../../../lib/page/home-country.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { addressLabel, type Book } from './address-book.ts';
import { emptyDetails, valuesOfAddress, type DetailsValues } from './details-values.ts';

/** Fills the fields from the address book; they can still be changed. */
export function BookChoice({ form, book }: { readonly form: Form<DetailsValues>; readonly book: Book }) {
  const t = useMessages('checkout');
  const { storeView } = useShopState();
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
        const { countryCode, telephone } = emptyDetails(homeCountries[storeView.language]);
        form.set(address ? valuesOfAddress(address) : { ...valuesOfAddress(book.person), countryCode, telephone });
      }}
    />
  );
}
