import { CreateAddressDocument, UpdateAddressDocument, type CustomerAddressFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { BusinessFields } from '../../../lib/address/business-fields.tsx';
import { NameFields } from '../../../lib/address/name-fields.tsx';
import { PlaceFields } from '../../../lib/address/place-fields.tsx';
import { useCountries } from '../../../lib/address/use-countries.ts';
import { FormFrame, MoreFields } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { homeCountries } from '../../../lib/page/home-country.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { useAccount } from '../account/account-context.tsx';
import { addressFormInput, addressFormValues, checkAddressForm, newAddressValues } from './address-form-values.ts';
import { profileValues } from '../profile/profile-values.ts';
import styles from '../account/account.module.css';

type Props = {
  /** Undefined for a new one. */
  readonly address: CustomerAddressFragment | undefined;
  readonly backHref: string;
  readonly onSaved: () => void;
};

/** One address with all its fields. What was typed survives an expired session: it waits under the customer's own name. */
export function AddressForm({ address, backHref, onSaved }: Props) {
  const t = useMessages('customer');
  const { storeView } = useShopState();
  const { customer, refresh } = useAccount();
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: address
      ? addressFormValues(address)
      : newAddressValues(profileValues(customer), homeCountries[storeView.language], (customer.addresses ?? []).length === 0),
    draft: `${customer.email} address ${address?.id ?? 'new'}`,
    check: (values) => sentences(checkAddressForm(values)),
    send: async (values) => {
      const input = addressFormInput(values, countries);
      try {
        if (address?.id) await shop.mutate(UpdateAddressDocument, { id: address.id, input });
        else await shop.mutate(CreateAddressDocument, { input });
        await refresh();
      } catch (error) {
        report(error, 'addressBook');
        return false;
      }
      notices.show({ kind: 'success', text: address ? t('addressModified') : t('addressAdded') });
      onSaved();
      return true;
    },
  });
  const countries = useCountries(form.values.countryCode);
  return (
    <FormFrame
      form={form}
      label={address ? t('changeAddress') : t('addAddress')}
      submit={t('saveAddress')}
      beside={
        <a className={styles.link} href={backHref}>
          {t('cancel')}
        </a>
      }
    >
      <NameFields form={form} />
      <PlaceFields form={form} countries={countries} />
      <MoreFields title={t('companyAddress')}>
        <BusinessFields form={form} countryCode={form.values.countryCode} optional />
      </MoreFields>
      <div>
        <CheckboxField {...form.tick('defaultShipping')}>{t('isDefaultShipping')}</CheckboxField>
        <CheckboxField {...form.tick('defaultBilling')}>{t('isDefaultBilling')}</CheckboxField>
      </div>
    </FormFrame>
  );
}
