import { Link } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './audit.module.css';
import type { Undoing } from './use-undo.ts';

type Props = { readonly answer: Undoing | undefined; readonly error: ApiError | undefined };

/** Why nothing was put back, or who decides. */
export function UndoAnswer({ answer, error }: Props) {
  const t = useMessages('log');
  const words = useLogWords();
  const refusalText = useRefusal();
  if (!answer) return <CallProblem error={error} />;
  if (answer.__typename === 'Refusal') return <CallProblem text={`${t('undoRefused')} ${refusalText(answer)}`} />;
  if (answer.__typename === 'WaitsForApproval')
    return (
      <output className={styles.waits}>
        <Icon name="hourglass" />
        <span>
          {t('undoWaits')}{' '}
          <Link to={`/approvals?view=mine&request=${answer.request.id}`} className={styles.link}>
            {t('seeApprovals')}
          </Link>
        </span>
      </output>
    );
  const who = answer.fields.find(({ by }) => by)?.by ?? t('somebody');
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('undoConflict', { who })}</p>
      <ul>
        {answer.fields.map(({ path, theirs }) => (
          <li key={path}>{t('undoConflictField', { field: words.field(path), value: words.value(path, theirs) })}</li>
        ))}
      </ul>
    </div>
  );
}
