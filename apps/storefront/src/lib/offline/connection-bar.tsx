import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { registerServiceWorker } from './service-worker.ts';
import styles from './connection-bar.module.css';

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, listener, { signal: controller.signal });
  return () => controller.abort();
}

/** Says that pages are shown as they were (R186), and offers a new version of the shop. Its place is always there, for who listens. */
export function ConnectionBar() {
  const t = useMessages('navigation');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(() => registerServiceWorker((update) => setTakeOver(() => update)), []);
  return (
    <output className={styles.place}>
      {isOnline ? null : <span className={styles.bar}>{t('offlineNote')}</span>}
      {takeOver && isOnline ? (
        <span className={styles.bar}>
          {t('newVersion')}{' '}
          <button type="button" className={styles.button} onClick={takeOver}>
            {t('useNewVersion')}
          </button>
        </span>
      ) : null}
    </output>
  );
}
