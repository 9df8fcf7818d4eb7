import { useMessages } from '../../i18n/language-context.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './entrance.module.css';

type Props = { readonly text: string } | { readonly error: ApiError; /** For what was not right. */ readonly wrong: string };

/** Why a step did not go on, said at once to who cannot see it. */
export function FormProblem(props: Props) {
  const t = useMessages('failure');
  const textOf = ({ kind, requestId }: ApiError, wrong: string): string => {
    if (kind === 'offline') return `${t('offline')}. ${t('offlineWhy')}`;
    if (kind === 'busy') return `${t('busy')}. ${t('busyWhy')}`;
    if (kind === 'failed') return `${t('failed')}. ${t('failedWhy')} ${requestId ?? ''}`;
    return wrong;
  };
  return (
    <p className={styles.problem} role="alert">
      <Icon name="warning-circle-fill" />
      <span>{'text' in props ? props.text : textOf(props.error, props.wrong)}</span>
    </p>
  );
}
