import { useMessages } from '../../../i18n/language-context.tsx';
import { checkEmail } from '../../../lib/forms/check-email.ts';
import { checkPassword } from '../../../lib/forms/check-password.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { logIn } from './log-in.ts';
import { useLeaveWhenLoggedIn } from './use-leave-when-logged-in.ts';

type Props = {
  readonly forgotHref: string;
  /** What else a login brings along: wishlist, cart. */
  readonly onLoggedIn: () => Promise<void>;
};

/** E-mail and password; a refusal is the backend's text, and nothing typed is lost. */
export function LoginForm({ forgotHref, onLoggedIn }: Props) {
  const t = useMessages('customer');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: { email: '', password: '' },
    draft: 'login',
    check: ({ email, password }) => sentences({ email: checkEmail(email), password: checkPassword(password) }),
    send: async ({ email, password }) => {
      try {
        await logIn(shop, email, password);
      } catch (error) {
        report(error, 'loginError');
        return false;
      }
      // The news that a session has expired is over with the next one.
      notices.clear();
      notices.show({ kind: 'success', text: t('loggedIn') });
      await onLoggedIn();
      return true;
    },
  });
  useLeaveWhenLoggedIn(form.isSending);
  return (
    <FormFrame form={form} label={t('login')} submit={t('login')} beside={<a href={forgotHref}>{t('forgotLink')}</a>}>
      <TextField {...form.text('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...form.text('password')} label={t('password')} autoComplete="current-password" />
    </FormFrame>
  );
}
