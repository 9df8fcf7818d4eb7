import { ProfileFormDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { BusinessFields } from '../../../lib/address/business-fields.tsx';
import { NameFields } from '../../../lib/address/name-fields.tsx';
import { FieldRow, FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { RadioField } from '../../../ui/radio-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account/account-context.tsx';
import { checkProfile, profileInput, profileValues } from './profile-values.ts';
import styles from '../account/account.module.css';

/** Name, the optional rest, and whether somebody buys for a company (LAW-02). */
export function ProfileForm() {
  const t = useMessages('customer');
  const { customer, refresh } = useAccount();
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: profileValues(customer),
    draft: `${customer.email} profile`,
    check: (values) => sentences(checkProfile(values)),
    send: async (values) => {
      try {
        await shop.mutate(ProfileFormDocument, { input: profileInput(values) });
        await refresh();
        notices.show({ kind: 'success', text: t('accountModified') });
        return true;
      } catch (error) {
        report(error, 'accountNotChanged');
        return false;
      }
    },
  });
  const genders = [
    { value: '', label: t('genderNone') },
    { value: '2', label: t('female') },
    { value: '1', label: t('male') },
    { value: '3', label: t('genderOther') },
  ];
  const kinds = [
    { value: 'private', label: t('private') },
    { value: 'business', label: t('business') },
  ];
  return (
    <FormFrame form={form} label={t('personal')} submit={t('save')}>
      <NameFields form={form} />
      <FieldRow>
        <SelectField {...form.text('gender')} label={t('gender')} options={genders} autoComplete="sex" optional />
        <TextField {...form.text('dateOfBirth')} label={t('dateOfBirth')} type="date" autoComplete="bday" optional />
      </FieldRow>
      <RadioField {...form.text('kind')} label={t('kind')} options={kinds} />
      {form.values.kind === 'business' ? (
        <fieldset className={styles.group}>
          <legend>{t('businessData')}</legend>
          <p className={styles.note}>{customer.is_approved ? t('businessChangeNote') : t('businessNote')}</p>
          <BusinessFields form={form} />
        </fieldset>
      ) : null}
    </FormFrame>
  );
}
