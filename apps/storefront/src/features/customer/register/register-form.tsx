import { EmailAvailableDocument, RegisterFormDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { BusinessFields } from '../../../lib/address/business-fields.tsx';
import { NameFields } from '../../../lib/address/name-fields.tsx';
import { PlaceFields } from '../../../lib/address/place-fields.tsx';
import { useCountries } from '../../../lib/address/use-countries.ts';
import { checkEmail } from '../../../lib/forms/check-email.ts';
import { EmailField } from '../../../lib/forms/email-field.tsx';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { RadioField } from '../../../ui/radio-field.tsx';
import { keepToken } from '../login/log-in.ts';
import { checkRegistration, emptyRegistration, registrationInput } from './register-values.ts';
import { useLeaveWhenLoggedIn } from '../login/use-leave-when-logged-in.ts';
import styles from '../account/account.module.css';

type Props = { readonly privacyHref: string; readonly onLoggedIn: () => Promise<void> };

/** A new account, private or business; it is logged in at once. Whether the address is free is asked before it is sent (spec 5). */
export function RegisterForm({ privacyHref, onLoggedIn }: Props) {
  const t = useMessages('customer');
  const said = useMessages('notices');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const isFree = async (email: string): Promise<boolean> =>
    (await shop.query(EmailAvailableDocument, { email: email.trim() })).isEmailAvailable?.is_email_available !== false;
  const form = useForm({
    initial: emptyRegistration,
    draft: 'register',
    check: (values) => sentences(checkRegistration(values)),
    send: async (values) => {
      try {
        if (!(await isFree(values.email))) {
          form.refuse({ email: t('emailInUse') });
          notices.show({ kind: 'danger', title: said('registerError'), text: said('saidAccountExists') });
          return false;
        }
        const { createCustomerWithAddress } = await shop.mutate(RegisterFormDocument, { input: registrationInput(values, countries) });
        await keepToken(shop, createCustomerWithAddress?.token);
      } catch (error) {
        report(error, 'registerError');
        return false;
      }
      notices.clear();
      notices.show({ kind: 'success', title: t('accountCreated'), text: t('registered') });
      await onLoggedIn();
      return true;
    },
  });
  const countries = useCountries(form.values.countryCode);
  const email = form.text('email');
  const checkFree = async () => {
    // Said early as a courtesy; the answer that counts comes when the form is sent.
    if (checkEmail(email.value) === undefined && !(await isFree(email.value).catch(() => true))) form.refuse({ email: t('emailInUse') });
  };
  const kinds = [
    { value: 'private', label: t('private') },
    { value: 'business', label: t('business') },
  ];
  useLeaveWhenLoggedIn(form.isSending);
  return (
    <FormFrame form={form} label={t('createAccount')} submit={t('createAccount')}>
      <RadioField {...form.text('kind')} label={t('kind')} options={kinds} />
      <NameFields form={form} />
      <EmailField
        {...email}
        label={t('email')}
        onBlur={() => {
          email.onBlur();
          void checkFree();
        }}
      />
      <PasswordField {...form.text('password')} label={t('password')} hint={t('passwordRule')} autoComplete="new-password" />
      <PasswordField {...form.text('passwordRepeat')} label={t('passwordRepeat')} autoComplete="new-password" />
      {form.values.kind === 'business' ? (
        <fieldset className={styles.group}>
          <legend>{t('businessData')}</legend>
          <p className={styles.note}>{t('businessNote')}</p>
          <BusinessFields form={form} countryCode={form.values.withAddress ? form.values.countryCode : undefined} />
        </fieldset>
      ) : null}
      <CheckboxField {...form.tick('withAddress')}>{t('withAddress')}</CheckboxField>
      {form.values.withAddress ? (
        <fieldset className={styles.group}>
          <legend>{t('address')}</legend>
          <PlaceFields form={form} countries={countries} />
        </fieldset>
      ) : null}
      <CheckboxField {...form.tick('isSubscribed')}>{t('newsletterWish')}</CheckboxField>
      <p className={styles.note}>
        {t('privacyNote')} <a href={privacyHref}>{t('privacyLink')}</a>
      </p>
    </FormFrame>
  );
}
