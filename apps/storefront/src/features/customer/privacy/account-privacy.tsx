import { useLocation } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { DataDownload } from './data-download.tsx';
import { EraseForm } from './erase-form.tsx';
import { ExportForm } from './export-form.tsx';
import styles from '../account/account.module.css';

/** What the law gives everybody: a copy of what is known, and the end of it (LAW-20). */
export function AccountPrivacy({ privacyHref }: { readonly privacyHref: string }) {
  const t = useMessages('customer');
  const token = new URLSearchParams(useLocation().search).get('data');
  return (
    <>
      <section className={styles.block}>
        <h2>{t('export')}</h2>
        {token ? (
          <>
            <p>{t('exportReady')}</p>
            <DataDownload token={token} />
          </>
        ) : null}
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
