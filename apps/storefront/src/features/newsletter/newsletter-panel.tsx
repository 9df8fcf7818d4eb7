import { useId } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter.module.css';

/** The sign-up with what it is about, on paper of its own wherever it stands. */
export function NewsletterPanel({ privacyHref }: { readonly privacyHref: string }) {
  const t = useMessages('newsletter');
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.text}>
        <h2 id={titleId}>{t('title')}</h2>
        <p>{t('intro')}</p>
      </div>
      <NewsletterForm privacyHref={privacyHref} />
    </section>
  );
}
