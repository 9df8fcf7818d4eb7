import { useMessages } from '../../../i18n/language-context.tsx';
import { EraseForm } from './erase-form.tsx';
import { ExportForm } from './export-form.tsx';
import styles from '../account/account.module.css';

/** What the law gives everybody: a copy of what is known, and the end of it (LAW-20). */
export function AccountPrivacy({ privacyHref }: { readonly privacyHref: string }) {
  const t = useMessages('customer');
  return (
    <>
      <section className={styles.block}>
        <h2>{t('export')}</h2>
        <p>{t('exportText')}</p>
        <ExportForm />
      </section>
      <section className={styles.block}>
        <h2>{t('erase')}</h2>
        <p>{t('eraseText')}</p>
        <EraseForm />
      </section>
      <p>
        <a href={privacyHref}>{t('privacyLink')}</a>
      </p>
    </>
  );
}
