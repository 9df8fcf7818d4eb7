import { useEffect } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { checkPassword } from '../../../lib/forms/check-password.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import styles from '../checkout.module.css';

export type LogIn = (email: string, password: string) => Promise<void>;

type Props = { readonly email: string; readonly logIn: LogIn; readonly onStart: () => void; readonly onClose: () => void };

/** Logs in without leaving the checkout; it opens when somebody asks for it and goes away again (UX-35). */
export function LoginBox({ email, logIn, onStart, onClose }: Props) {
  const t = useMessages('checkout');
  const report = useReportError();
  const sentences = useSentences();
  const { storeView } = useShopState();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => sentences({ password: checkPassword(password) }),
    send: async ({ password }) => {
      // The page is filled anew as soon as the login is known, which is before this goes on.
      onStart();
      try {
        await logIn(email, password);
      } catch (error) {
        report(error, 'loginError');
        return false;
      }
      return true;
    },
  });
  const field = form.text('password');
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id]);
  return (
    <div className={styles.login}>
      <p>{t('logInAs', { email })}</p>
      <FormFrame form={form} label={t('logIn')} submit={t('logIn')} beside={<Button onClick={onClose}>{t('withoutLogin')}</Button>}>
        <PasswordField {...field} label={t('password')} autoComplete="current-password" />
      </FormFrame>
      <p>
        <a href={localPath(storeView, 'forgot-password')}>{t('forgotPassword')}</a>
      </p>
    </div>
  );
}
