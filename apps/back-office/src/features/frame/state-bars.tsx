import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { takeOver, useNewVersion } from '../../lib/browser/new-version.ts';
import { changes } from '../../lib/events/changes.ts';
import { useCutOff } from '../../lib/events/use-cut-off.ts';
import { usePerson } from '../../lib/session/person.ts';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './state-bars.module.css';
import { useRefresh } from '../../lib/list/use-refresh.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** What others do does not come in: what is on the screen may be old. Asking anew leaves everything that is typed where it is. */
function StaleBar() {
  const t = useMessages('frame');
  const refresh = useRefresh();
  const startAgain = () => {
    changes.start();
    void refresh();
  };
  return (
    <span className={styles.bar} data-tone="warn">
      <Icon name="clock-countdown" />
      <span className={styles.words}>
        {t('stale')}
        <TextButton onClick={startAgain}>{t('refresh')}</TextButton>
      </span>
    </span>
  );
}

/** Below the top bar, while it holds: no connection, no news of others, a new version, a second factor that is due. */
export function StateBars() {
  const t = useMessages('frame');
  const { day } = useFormats();
  const isOnline = useOnline();
  const isCutOff = useCutOff();
  const isNew = useNewVersion();
  const { secondFactorDue } = usePerson();
  return (
    <output className={styles.bars}>
      {!isOnline && (
        <span className={styles.bar} data-tone="warn">
          <Icon name="wifi-slash" />
          <span className={styles.words}>{t('offline')}</span>
        </span>
      )}
      {isOnline && isCutOff && <StaleBar />}
      {isNew && (
        <span className={styles.bar}>
          <Icon name="arrow-clockwise" />
          <span className={styles.words}>
            {t('newVersion')}
            <TextButton onClick={takeOver}>{t('takeOver')}</TextButton>
          </span>
        </span>
      )}
      {secondFactorDue && (
        <span className={styles.bar} data-tone="warn">
          <Icon name="fingerprint" />
          <span className={styles.words}>
            {t('dueTitle', { when: day(secondFactorDue) })}
            <Link to="/account">{t('dueDo')}</Link>
          </span>
        </span>
      )}
    </output>
  );
}
