import { useEffect, useState } from 'react';
import { ImportRowsDocument, type ImportRowsQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Segments } from '../../ui/show/segments.tsx';
import { EmptyState } from '../../ui/show/state-note.tsx';
import styles from './import.module.css';
import { RunRows } from './run-rows.tsx';
import { countOf, shownStates, type Run, type ShownState } from './run.ts';

type Shown = { readonly state: ShownState | null; readonly after: number };
type Rows = ImportRowsQuery['bulkRows'];

/** Rows of a run, 100 at a time, all or those of one kind. */
function useRows(run: Run) {
  const [shown, setShown] = useState<Shown>({ state: null, after: 0 });
  const [rows, setRows] = useState<Rows>();
  const {
    run: show,
    isPending,
    error,
  } = useCall(async (wanted: Shown) => {
    const { bulkRows } = await ask(ImportRowsDocument, { run: run.id, ...wanted });
    setRows(bulkRows);
    setShown(wanted);
  });
  // A run that has ended says more than one that is under way.
  useEffect(() => void show({ state: null, after: 0 }), [show, run.state]);
  return { shown, rows, show, isPending, error };
}

function Pages({ rows, shown, show, isPending }: ReturnType<typeof useRows>) {
  const t = useMessages('import');
  const next = rows?.next;
  if (typeof next !== 'number' && shown.after === 0) return null;
  return (
    <div className={styles.pages}>
      {shown.after > 0 && (
        <Button size="s" isPending={isPending} onClick={() => void show({ ...shown, after: 0 })}>
          {t('first')}
        </Button>
      )}
      {typeof next === 'number' && (
        <Button size="s" isPending={isPending} onClick={() => void show({ ...shown, after: next })}>
          {t('next')}
        </Button>
      )}
    </div>
  );
}

/** What a file would do, or has done, row by row. */
export function RowsCard({ run }: { readonly run: Run }) {
  const t = useMessages('import');
  const { number } = useFormats();
  const work = useRows(run);
  const { rows, shown, show } = work;
  if (!rows) return <CallProblem error={work.error} text={undefined} />;
  const states = shownStates.filter((state) => state !== 'conflict' || run.conflicts > 0);
  const options = [
    { value: 'all' as const, label: t('all') },
    ...states.map((value) => ({ value, label: `${t(`row.${value}`)} ${number(countOf(run, value))}` })),
  ];
  const filter = (
    <Segments
      label={t('rowsTitle')}
      options={options}
      value={shown.state ?? 'all'}
      onChange={(value) => void show({ state: value === 'all' ? null : value, after: 0 })}
    />
  );
  const isNothing = rows.items.length === 0 && shown.state === null && shown.after === 0;
  const counted = run.fileRows ?? run.rows;
  const note = `${t('summary', { count: counted })}, ${t('unchanged', { count: number(run.fileUnchanged + run.unchanged) })}`;
  return (
    <Card isFlush title={t(run.state === 'checked' ? 'rowsTitle' : 'rowsDone')} note={note} actions={!isNothing && filter}>
      {isNothing && (
        <EmptyState icon="check-circle" title={t('nothing')}>
          {t('nothingWhy')}
        </EmptyState>
      )}
      {rows.items.length > 0 && <RunRows rows={rows.items} />}
      {rows.items.length === 0 && shown.state !== null && <p className={styles.none}>{t('nothingOf')}</p>}
      <Pages {...work} />
    </Card>
  );
}
