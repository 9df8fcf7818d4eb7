import { useMessages } from '../i18n/language-context.tsx';
import type { ApiError } from '../lib/api/api-error.ts';
import { Icon } from '../ui/icons/icon.tsx';
import styles from './call-problem.module.css';

type Props = {
  readonly error?: ApiError | undefined;
  /** What the shop refused, in words. */
  readonly text?: string | undefined;
};

/** Why something was not done, where it was tried. */
export function CallProblem({ error, text }: Props) {
  const t = useMessages('failure');
  if (!error && !text) return null;
  const words = (failed: ApiError): string => {
    if (failed.kind === 'offline') return `${t('offline')}. ${t('offlineWhy')}`;
    if (failed.kind === 'busy') return `${t('busy')}. ${t('busyWhy')}`;
    if (failed.kind === 'failed') return `${t('failed')}. ${t('failedWhy')} ${failed.requestId ?? ''}`;
    if (failed.kind === 'wrong') return failed.message;
    if (failed.kind === 'stepUp') return t('unproved');
    return failed.kind === 'gone' ? t('gone') : t('refused');
  };
  return (
    <p className={styles.problem} role="alert">
      <Icon name="warning-circle-fill" />
      <span>{text ?? (error && words(error))}</span>
    </p>
  );
}
