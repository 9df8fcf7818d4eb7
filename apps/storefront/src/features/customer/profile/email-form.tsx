import { EmailFormDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { checkEmail } from '../../../lib/forms/check-email.ts';
import { checkPassword } from '../../../lib/forms/check-password.ts';
import { EmailField } from '../../../lib/forms/email-field.tsx';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useAccount } from '../account/account-context.tsx';

/** Another e-mail address, with the password once more; it counts when the link that is sent there was followed. */
export function EmailForm() {
  const t = useMessages('customer');
  const { customer } = useAccount();
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: { email: customer.email ?? '', password: '' },
    check: ({ email, password }) => sentences({ email: checkEmail(email), password: checkPassword(password) }),
    send: async ({ email, password }) => {
      try {
        await shop.mutate(EmailFormDocument, { email: email.trim(), password });
        form.reset({ email: customer.email ?? '', password: '' });
        notices.show({ kind: 'success', text: t('emailLinkSent', { email: email.trim() }) });
        return true;
      } catch (error) {
        report(error, 'accountNotChanged');
        return false;
      }
    },
  });
  return (
    <FormFrame form={form} label={t('changeEmail')} submit={t('save')}>
      <EmailField {...form.text('email')} label={t('email')} />
      <PasswordField
        {...form.text('password')}
        label={t('currentPassword')}
        hint={t('emailNeedsPassword')}
        autoComplete="current-password"
      />
    </FormFrame>
  );
}
