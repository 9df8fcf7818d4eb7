import { ResetPasswordFormDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { checkEmail } from '../../../lib/forms/check-email.ts';
import { checkNewPassword, checkRepeat } from '../../../lib/forms/check-password.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  readonly token: string;
  /** From the link; asked for when it is not there. */
  readonly email: string;
  readonly onChanged: () => void;
};

/** A new password by the link of a mail. Every session ends with it. */
export function ResetPasswordForm({ token, email: known, onChanged }: Props) {
  const t = useMessages('customer');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: { email: known, newPassword: '', passwordRepeat: '' },
    check: ({ email, newPassword, passwordRepeat }) =>
      sentences({
        email: checkEmail(email),
        newPassword: checkNewPassword(newPassword),
        passwordRepeat: checkRepeat(newPassword, passwordRepeat),
      }),
    send: async ({ email, newPassword }) => {
      try {
        await shop.mutate(ResetPasswordFormDocument, { email: email.trim(), token, password: newPassword });
      } catch (error) {
        report(error, 'passwordResetError', 'passwordNotChanged');
        return false;
      }
      notices.clear();
      notices.show({ kind: 'success', text: t('passwordChanged') });
      onChanged();
      return true;
    },
  });
  return (
    <FormFrame form={form} label={t('resetTitle')} submit={t('savePassword')}>
      {/* Read by password keepers, so that they know whose password this is. */}
      <TextField {...form.text('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...form.text('newPassword')} label={t('newPassword')} hint={t('passwordRule')} autoComplete="new-password" />
      <PasswordField {...form.text('passwordRepeat')} label={t('passwordRepeat')} autoComplete="new-password" />
    </FormFrame>
  );
}
