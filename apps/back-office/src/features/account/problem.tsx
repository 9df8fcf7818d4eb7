import { useMessages } from '../../i18n/language-context.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './account.module.css';

type Props = { readonly error: ApiError | undefined; /** For what was not right. */ readonly wrong?: string | undefined };

/** Why something was not done, where it was tried. */
export function Problem({ error, wrong }: Props) {
  const t = useMessages('failure');
  const account = useMessages('account');
  if (!error) return null;
  const text = {
    loggedOut: t('refused'),
    stepUp: t('refused'),
    enrol: t('refused'),
    refused: error.code === 'last-factor' ? account('lastFactor') : t('refused'),
    gone: t('gone'),
    wrong: wrong ?? t('wrong'),
    offline: `${t('offline')}. ${t('offlineWhy')}`,
    busy: `${t('busy')}. ${t('busyWhy')}`,
    failed: `${t('failed')}. ${t('failedWhy')} ${error.requestId ?? ''}`,
  }[error.kind];
  return (
    <p className={styles.problem} role="alert">
      <Icon name="warning-circle-fill" />
      {text}
    </p>
  );
}
