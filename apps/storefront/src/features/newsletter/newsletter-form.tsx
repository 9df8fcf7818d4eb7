import { useState } from 'react';
import { NewsletterFormDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { checkEmail } from '../../lib/forms/check-email.ts';
import { EmailField } from '../../lib/forms/email-field.tsx';
import { FormFrame } from '../../lib/forms/form-frame.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { useSentences } from '../../lib/forms/use-sentences.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import styles from './newsletter.module.css';

/** An address, a tick that was not set before, the purpose (LAW-19); the answer is the same for every address. */
export function NewsletterForm({ privacyHref }: { readonly privacyHref: string }) {
  const t = useMessages('newsletter');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initial: { email: '', consent: false },
    check: ({ email, consent }) => ({
      ...sentences({ email: checkEmail(email) }),
      ...(consent ? {} : { consent: t('consentMissing') }),
    }),
    send: async ({ email }) => {
      try {
        const { subscribeEmailToNewsletter } = await shop.mutate(NewsletterFormDocument, { email: email.trim() });
        setAnswer(subscribeEmailToNewsletter?.status === 'SUBSCRIBED' ? t('subscribed') : t('asked'));
        form.reset({ email: '', consent: false });
        return true;
      } catch (error) {
        report(error, 'newsletterError');
        return false;
      }
    },
  });
  return (
    <div className={styles.text}>
      <output className={styles.done}>{answer}</output>
      <FormFrame form={form} label={t('title')} submit={t('submit')}>
        <EmailField {...form.text('email')} label={t('email')} />
        <CheckboxField {...form.tick('consent')}>{t('consent')}</CheckboxField>
        <a className={styles.note} href={privacyHref}>
          {t('privacyLink')}
        </a>
      </FormFrame>
    </div>
  );
}
