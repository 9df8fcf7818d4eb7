import { useMessages } from '../../../i18n/language-context.tsx';
import { BusinessFields } from '../../../lib/address/business-fields.tsx';
import { NameFields } from '../../../lib/address/name-fields.tsx';
import { PlaceFields } from '../../../lib/address/place-fields.tsx';
import { EmailField } from '../../../lib/forms/email-field.tsx';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { RadioField } from '../../../ui/radio-field.tsx';
import { useRegistration } from './use-registration.ts';
import { useLeaveWhenLoggedIn } from '../login/use-leave-when-logged-in.ts';
import styles from '../account/account.module.css';

type Props = { readonly privacyHref: string; readonly onLoggedIn: () => Promise<void> };

/** A new account, private or business; it is logged in at once (SPEC-5). */
export function RegisterForm({ privacyHref, onLoggedIn }: Props) {
  const t = useMessages('customer');
  const { form, countries, checkFree } = useRegistration(onLoggedIn);
  const email = form.text('email');
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
