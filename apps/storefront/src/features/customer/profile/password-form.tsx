import { PasswordFormDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { checkNewPassword, checkPassword, checkRepeat } from '../../../lib/forms/check-password.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

const empty = { currentPassword: '', newPassword: '', passwordRepeat: '' };

/** A new password; the other devices are logged out, this one is not. */
export function PasswordForm() {
  const t = useMessages('customer');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: empty,
    check: ({ currentPassword, newPassword, passwordRepeat }) =>
      sentences({
        currentPassword: checkPassword(currentPassword),
        newPassword: checkNewPassword(newPassword),
        passwordRepeat: checkRepeat(newPassword, passwordRepeat),
      }),
    send: async ({ currentPassword, newPassword }) => {
      try {
        await shop.mutate(PasswordFormDocument, { currentPassword, newPassword });
        form.reset(empty);
        notices.show({ kind: 'success', text: t('passwordChanged') });
        return true;
      } catch (error) {
        report(error, 'passwordResetError', 'passwordNotChanged');
        return false;
      }
    },
  });
  return (
    <FormFrame form={form} label={t('changePassword')} submit={t('savePassword')}>
      <PasswordField {...form.text('currentPassword')} label={t('currentPassword')} autoComplete="current-password" />
      <PasswordField {...form.text('newPassword')} label={t('newPassword')} hint={t('passwordRule')} autoComplete="new-password" />
      <PasswordField {...form.text('passwordRepeat')} label={t('passwordRepeat')} autoComplete="new-password" />
    </FormFrame>
  );
}
