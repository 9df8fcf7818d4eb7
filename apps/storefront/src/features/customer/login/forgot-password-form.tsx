import { useState } from 'react';
import { ForgotPasswordFormDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { checkEmail } from '../../../lib/forms/check-email.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../account/account.module.css';

/** Asks for a link by mail; the answer is the same whether or not the address has an account. */
export function ForgotPasswordForm({ loginHref }: { readonly loginHref: string }) {
  const t = useMessages('customer');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => sentences({ email: checkEmail(email) }),
    send: async ({ email }) => {
      try {
        await shop.mutate(ForgotPasswordFormDocument, { email: email.trim() });
        setAsked(true);
        return true;
      } catch (error) {
        report(error, 'passwordResetError', 'resetMailFailed');
        return false;
      }
    },
  });
  return (
    <>
      <output className={isAsked ? styles.done : undefined}>{isAsked ? t('resetMailSent') : null}</output>
      <FormFrame form={form} label={t('forgotTitle')} submit={t('sendLink')} beside={<a href={loginHref}>{t('backToLogin')}</a>}>
        <TextField {...form.text('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
      </FormFrame>
    </>
  );
}
