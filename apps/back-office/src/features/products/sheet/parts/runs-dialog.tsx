import { useCallback } from 'react';
import { SheetRunsDocument } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { useLoaded } from '../../../../lib/list/use-loaded.ts';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { SkeletonRows } from '../../../../ui/show/skeleton.tsx';
import { deedOf, type Run } from '../flow/run.ts';
import styles from './parts.module.css';

type Props = { readonly onUndo: (run: Run) => void; readonly onClose: () => void };

const isSheet = ({ kind }: { readonly kind: string }): boolean => kind === 'sheet';

/** What was changed with sheets in the last 30 days, by anybody; each can be put back. */
export function RunsDialog({ onUndo, onClose }: Props) {
  const t = useMessages('sheet');
  const { moment } = useFormats();
  const loaded = useLoaded(useCallback(async () => (await ask(SheetRunsDocument)).bulkRuns.filter(isSheet), []));
  const about = (run: Run): string =>
    [
      t('runBy', { moment: moment(run.createdAt), name: run.by }),
      t(`run.${deedOf(run)}`),
      t(`state.${run.state}`),
      t(deedOf(run) === 'undo' ? 'resultBack' : 'resultChanged', { count: run.changed }),
      ...(run.undoneBy ? [t(deedOf(run) === 'undo' ? 'runMadeAgain' : 'runUndone')] : []),
    ].join(' · ');
  const close = (
    <Button kind="quiet" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog isOpen title={t('runs')} onClose={onClose} actions={close}>
      {loaded.state === 'loading' && <SkeletonRows count={3} />}
      {loaded.state === 'failed' && <CallProblem error={loaded.error} />}
      {loaded.state === 'done' && loaded.value.length === 0 && <p className={styles.quiet}>{t('runsNone')}</p>}
      {loaded.state === 'done' && (
        <ul className={styles.runs}>
          {loaded.value.map((run) => (
            <li key={run.id} className={styles.run}>
              <span>{about(run)}</span>
              {run.canUndo && (
                <Button size="s" icon="arrow-counter-clockwise" onClick={() => onUndo(run)}>
                  {t(deedOf(run) === 'undo' ? 'makeAgain' : 'putBack', { count: run.changed })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
