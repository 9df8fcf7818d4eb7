import { useNavigate } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { StateNote } from '../../ui/show/state-note.tsx';
import styles from './import.module.css';
import { useReasonText } from './reason-text.ts';
import { RowsCard } from './rows-card.tsx';
import { deedOf, isUnderWay, type Run } from './run.ts';
import { useRun, type Work } from './use-run.ts';

function Progress({ work: { run, cancel, isPending, error, problem } }: { readonly work: Work }) {
  const t = useMessages('import');
  const { number } = useFormats();
  const isReading = run.state === 'checking';
  const text = isReading ? t('reading', { name: run.fileName ?? '' }) : t(`doing.${deedOf(run)}`);
  const share = isReading ? run.share : run.rows > 0 ? run.done / run.rows : 0;
  return (
    <div className={styles.progress}>
      <output>{text}</output>
      <progress className={styles.bar} value={Math.round(share * 100)} max={100} aria-label={text} />
      {!isReading && <span className={styles.quiet}>{t('written', { done: number(run.done), rows: number(run.rows) })}</span>}
      <CallProblem error={error} text={problem} />
      <div className={styles.buttons}>
        <Button isPending={isPending} onClick={() => void cancel()}>
          {t('stop')}
        </Button>
      </div>
    </div>
  );
}

/** What is written, and by whom: a file with a refused row is not, and a long one waits for somebody else. */
function Apply({ work }: { readonly work: Work }) {
  const t = useMessages('import');
  const { run, isPending, error, problem } = work;
  const reason = run.refused > 0 ? t('applyRefused') : run.rows === 0 ? t('applyNothing') : undefined;
  return (
    <div className={styles.apply}>
      {run.waits && reason === undefined && (
        <p className={styles.waits}>
          <Icon name="hourglass" />
          <span>{t('waits')}</span>
        </p>
      )}
      {reason !== undefined && <p className={styles.quiet}>{reason}</p>}
      <CallProblem error={error} text={problem} />
      <div className={styles.buttons}>
        <Button kind="main" isStepUp isPending={isPending} disabledReason={reason} onClick={() => void work.apply()}>
          {t(run.waits ? 'applyWaits' : 'apply', { count: run.rows })}
        </Button>
        <Button kind="quiet" isPending={isPending} onClick={() => void work.cancel()}>
          {t('giveUp')}
        </Button>
      </div>
    </div>
  );
}

function Asked() {
  const t = useMessages('import');
  const action = <ButtonLink to="/approvals?view=mine">{t('seeRequest')}</ButtonLink>;
  return (
    <StateNote icon="hourglass" tone="warn" title={t('asked')} isAlert action={action}>
      {t('askedText')}
    </StateNote>
  );
}

/** What came of it, and the way back. */
function Ended({ work: { run, undo, isPending, error, problem } }: { readonly work: Work }) {
  const t = useMessages('import');
  const { number } = useFormats();
  const words = useReasonText();
  if (run.problem !== null) {
    return (
      <StateNote icon="warning-circle" tone="bad" title={t('state.failed')} isAlert>
        {words({ message: run.problem })}
      </StateNote>
    );
  }
  const counts = { created: number(run.created), changed: number(run.changed) };
  const left = run.conflicts > 0 ? ` ${t('leftAlone', { count: number(run.conflicts) })}` : '';
  return (
    <div className={styles.apply}>
      <output>{`${t('doneText', counts)}${left}`}</output>
      {run.undoneBy !== null && (
        <ButtonLink to={`/import/${run.undoneBy}`}>{t(deedOf(run) === 'undo' ? 'seeAgain' : 'seeUndo')}</ButtonLink>
      )}
      {run.undoOf !== null && <ButtonLink to={`/import/${run.undoOf}`}>{t(run.isAgain ? 'seeUndo' : 'seeUndone')}</ButtonLink>}
      <CallProblem error={error} text={problem} />
      {run.canUndo && (
        <div className={styles.buttons}>
          <Button icon="arrow-counter-clockwise" isPending={isPending} onClick={() => void undo()}>
            {t(deedOf(run) === 'undo' ? 'writeAgain' : 'undo', { count: run.created + run.changed })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A file: what it would do, how far it is, what came of it. */
export function RunScreen({ first }: { readonly first: Run }) {
  const t = useMessages('import');
  const navigate = useNavigate();
  const work = useRun(first, (id) => void navigate(`/import/${id}`));
  const { run, isAsked } = work;
  const isChecked = run.state === 'checked';
  return (
    <div className={styles.screen}>
      {isUnderWay(run) && <Progress work={work} />}
      {isChecked && (isAsked ? <Asked /> : <Apply work={work} />)}
      {!isChecked && !isUnderWay(run) && <Ended work={work} />}
      {run.ignoredColumns.length > 0 && <p className={styles.quiet}>{t('ignored', { columns: run.ignoredColumns.join(', ') })}</p>}
      {run.state !== 'checking' && run.problem === null && <RowsCard run={run} />}
    </div>
  );
}
