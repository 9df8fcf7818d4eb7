import { AccountFromOrderDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { checkEmail } from '../../lib/forms/check-email.ts';
import { checkNewPassword } from '../../lib/forms/check-password.ts';
import { FormFrame } from '../../lib/forms/form-frame.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { useSentences } from '../../lib/forms/use-sentences.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { forgetPlaced } from '../../lib/session/placed-order.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './orders.module.css';

type Props = { readonly hash: string; readonly email: string; readonly onToken: (token: string) => Promise<void> };

/** An account out of the order: one password, and the address it was placed with (SPEC-6). */
export function AccountOffer({ hash, email, onToken }: Props) {
  const t = useMessages('orders');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const form = useForm({
    initial: { email, password: '' },
    check: (values) => sentences({ email: checkEmail(values.email), password: checkNewPassword(values.password) }),
    send: async (values) => {
      try {
        const { createAccountFromOrder } = await shop.mutate(AccountFromOrderDocument, {
          hash,
          email: values.email.trim(),
          password: values.password,
        });
        await onToken(createAccountFromOrder?.token ?? '');
      } catch (error) {
        report(error, 'registerError');
        return false;
      }
      forgetPlaced();
      notices.show({ kind: 'success', text: t('accountDone') });
      return true;
    },
  });
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('accountTitle')}</h2>
      <p>{t('accountText')}</p>
      <FormFrame form={form} label={t('accountTitle')} submit={t('accountTitle')}>
        <TextField {...form.text('email')} label={t('email')} type="email" inputMode="email" autoComplete="email" />
        <PasswordField {...form.text('password')} label={t('password')} hint={t('passwordHint')} autoComplete="new-password" />
      </FormFrame>
    </section>
  );
}
