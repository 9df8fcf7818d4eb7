import { startTransition, useId, useState, type ComponentType } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { useWhenNear } from '../../lib/browser/use-when-near.ts';
import styles from './newsletter.module.css';

type Props = { readonly privacyHref: string };

/** The sign-up with what it is about, on paper of its own wherever it stands. The form needs script and comes when it is near; on a phone it is folded. */
export function NewsletterPanel({ privacyHref }: Props) {
  const t = useMessages('navigation');
  const titleId = useId();
  const [Form, setForm] = useState<ComponentType<Props>>();
  const place = useWhenNear(async () => {
    const { NewsletterForm } = await import('./newsletter-form.tsx');
    startTransition(() => setForm(() => NewsletterForm));
  }, 'form');
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.text}>
        <h2 id={titleId}>{t('newsletter')}</h2>
        <p>{t('newsletterIntro')}</p>
      </div>
      <details className={styles.fold}>
        <summary className={styles.open}>{t('newsletterSubmit')}</summary>
        <div ref={place} className={styles.place}>
          {Form === undefined ? null : <Form privacyHref={privacyHref} />}
        </div>
      </details>
    </section>
  );
}
