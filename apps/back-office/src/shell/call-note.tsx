import { useMessages } from '../i18n/language-context.tsx';
import type { ApiError } from '../lib/api/api-error.ts';
import type { CallState } from '../lib/use-patient-call.ts';
import { Icon } from '../ui/icons/icon.tsx';
import styles from './call-note.module.css';
import { CallProblem } from './call-problem.tsx';

type Call = { readonly state: CallState; readonly error: ApiError | undefined; readonly problem: string | undefined };

/** Beside a button: that its click waits for a connection, or why nothing was done. */
export function CallNote({ call: { state, error, problem } }: { readonly call: Call }) {
  const t = useMessages('desk');
  if (state !== 'waiting') return <CallProblem error={error} text={problem} />;
  return (
    <p className={styles.waiting} role="alert">
      <Icon name="wifi-slash" />
      <span>{t('waiting')}</span>
    </p>
  );
}
