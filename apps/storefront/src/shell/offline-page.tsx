import { useMessages } from '../i18n/language-context.tsx';
import { PageHead } from '../lib/page/page-head.tsx';
import { HutScene } from './hut-scene.tsx';
import styles from './failure-page.module.css';

/** What somebody sees who opens a new page without a connection. */
export function OfflinePage() {
  const t = useMessages('failure');
  return (
    <div className={styles.page}>
      <PageHead title={t('offlineTitle')} noindex />
      <div className={styles.text}>
        <h1>{t('offlineTitle')}</h1>
        <p className={styles.lead}>{t('offlineText')}</p>
        <form method="get">
          <button type="submit" className={styles.retry}>
            {t('retry')}
          </button>
        </form>
      </div>
      <HutScene />
    </div>
  );
}
