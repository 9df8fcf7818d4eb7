import { useEffect, useState } from 'react';
import { ConfirmNewsletterDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter.module.css';

/** A link works once, and an effect may run twice. */
const asked = new Map<string, Promise<boolean>>();

/** Confirms the address of the link as soon as the page is alive; a used link is no reproach. */
export function ConfirmNewsletter({ token, privacyHref }: { readonly token: string; readonly privacyHref: string }) {
  const t = useMessages('newsletter');
  const shop = useShop();
  const report = useReportError();
  const [isConfirmed, setConfirmed] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    const answer =
      asked.get(token) ?? shop.mutate(ConfirmNewsletterDocument, { token }).then(({ confirmNewsletter }) => confirmNewsletter === true);
    asked.set(token, answer);
    answer
      .then((isDone) => isHere && setConfirmed(isDone))
      .catch((error: unknown) => {
        asked.delete(token);
        if (isHere) report(error, 'newsletterError');
      });
    return () => void (isHere = false);
  }, [shop, token, report]);
  return (
    <div className={styles.page}>
      <h1>{t('confirmTitle')}</h1>
      <output>{isConfirmed === undefined ? t('confirming') : isConfirmed ? t('subscribed') : t('confirmFailed')}</output>
      {isConfirmed === false ? <NewsletterForm privacyHref={privacyHref} /> : null}
    </div>
  );
}
