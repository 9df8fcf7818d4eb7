import { useState } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { may, usePerson } from '../../../lib/session/person.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useKeys } from '../../../ui/keys/use-keys.ts';
import { SkeletonRows } from '../../../ui/show/skeleton.tsx';
import { EmptyState } from '../../../ui/show/state-note.tsx';
import { SheetGrid } from './grid/sheet-grid.tsx';
import { areaOf } from './model/area.ts';
import type { Choices } from './model/columns.ts';
import { CellBar } from './parts/cell-bar.tsx';
import { CheckPart } from './parts/check-part.tsx';
import { ColumnDialog } from './parts/column-dialog.tsx';
import { FindBar } from './parts/find-bar.tsx';
import styles from './parts/parts.module.css';
import { RunsDialog } from './parts/runs-dialog.tsx';
import { SheetFoot } from './parts/sheet-foot.tsx';
import { ToolBar } from './parts/tool-bar.tsx';
import type { SheetSource } from './flow/load-rows.ts';
import { nextFault } from './flow/next-fault.ts';
import { useSheet } from './flow/use-sheet.ts';

type Sheet = ReturnType<typeof useSheet>;

/** They are the grid's own: the list of keys names them. */
function useKeyNames(isReadOnly: boolean): void {
  const t = useMessages('sheet');
  const changing = [
    { keys: 'F2', label: t('key.edit') },
    { keys: 'Delete', label: t('key.clear') },
    { keys: 'Ctrl+d', label: t('fillDown') },
    { keys: 'Ctrl+z', label: t('undo') },
    { keys: 'Ctrl+y', label: t('redo') },
  ];
  useKeys([
    { keys: 'ArrowDown', label: t('key.move') },
    { keys: 'Ctrl+End', label: t('key.edge') },
    { keys: 'Shift+ArrowDown', label: t('key.select') },
    ...(isReadOnly ? [] : changing),
    { keys: 'Ctrl+f', label: t('find') },
  ]);
}

/** Who may only read it hears so before looking for a way in, and where texts are changed. */
function ReadOnlyNote() {
  const t = useMessages('sheet');
  const person = usePerson();
  return (
    <p className={styles.readOnly}>
      <Icon name="lock-simple" />
      <span>{t(may(person, 'catalog.edit', 'everywhere') ? 'readOnlyEditor' : 'readOnly')}</span>
    </p>
  );
}

/** What was typed earlier and neither written nor thrown away. */
function FoundCells({ typed }: Pick<Sheet, 'typed'>) {
  const t = useMessages('sheet');
  const { moment, time } = useFormats();
  const { found, takeUp, throwAway } = typed;
  if (!found) return null;
  const at = new Date(found.at);
  return (
    <section className={styles.found} aria-label={t('takeUp')}>
      <Icon name="clock-counter-clockwise" />
      <span>{t('foundDraft', { count: found.changes.length, time: found.isToday ? time(at) : moment(at) })}</span>
      <Button kind="main" size="s" onClick={takeUp}>
        {t('takeUp')}
      </Button>
      <Button kind="quiet" size="s" onClick={throwAway}>
        {t('throwAway')}
      </Button>
    </section>
  );
}

type Open = 'find' | 'columns' | 'runs' | undefined;
type OpenProps = { readonly sheet: Sheet; readonly open: Open; readonly setOpen: (open: Open) => void };

/** What a button or a key opens over the sheet. */
function OpenParts({ sheet, open, setOpen }: OpenProps) {
  const { data, cells, shown, bulk, standing, lead, tellSkipped } = sheet;
  const close = () => setOpen(undefined);
  if (open === 'find')
    return (
      <FindBar
        data={data}
        cells={cells}
        at={standing.at}
        isReadOnly={sheet.isReadOnly}
        onStand={(at) => lead(at, false)}
        onSkipped={tellSkipped}
        onClose={close}
      />
    );
  if (open === 'columns')
    return (
      <ColumnDialog
        columns={shown.all}
        shown={shown.paths}
        changed={shown.changed}
        onChoose={(paths) => {
          shown.choose(paths);
          close();
        }}
        onClose={close}
      />
    );
  if (open !== 'runs') return null;
  return (
    <RunsDialog
      onUndo={(run) => {
        close();
        void bulk.undo(run);
      }}
      onClose={close}
    />
  );
}

/** The rows that are there, and everything around them. */
function SheetBody(props: OpenProps) {
  const { sheet, setOpen } = props;
  const { typed, data, cells, bulk, faults, standing, stand, undo, redo, tellSkipped, isReadOnly } = sheet;
  const t = useMessages('sheet');
  useKeyNames(isReadOnly);
  return (
    <>
      <ToolBar
        state={typed.state}
        isReadOnly={isReadOnly}
        onUndo={undo}
        onRedo={redo}
        onFillDown={() => tellSkipped(cells.fillDown(areaOf(standing)))}
        onFind={() => setOpen('find')}
        onColumns={() => setOpen('columns')}
        onRuns={() => setOpen('runs')}
      />
      <OpenParts {...props} />
      <CheckPart data={data} bulk={bulk} />
      {data.rows.length === 0 ? (
        <EmptyState icon="dress" title={t('empty')} action={<ButtonLink to="/products">{t('toList')}</ButtonLink>}>
          {t('emptyWhy')}
        </EmptyState>
      ) : (
        <>
          <CellBar data={data} cells={cells} faults={faults} at={standing.at} />
          <SheetGrid
            data={data}
            cells={cells}
            faults={faults}
            standing={standing}
            summons={sheet.summons}
            onStand={stand}
            onUndo={undo}
            onRedo={redo}
            onFind={() => setOpen('find')}
            onSkipped={tellSkipped}
          />
        </>
      )}
      <SheetFoot
        data={data}
        typed={typed}
        isReadOnly={isReadOnly}
        faults={faults.cells.size}
        bulk={bulk}
        onNextFault={() => {
          const place = nextFault(data, faults, standing.at);
          if (place) sheet.lead(place, true);
        }}
        onDiscard={sheet.discard}
      />
    </>
  );
}

/** Many products as a table: typed, pasted, checked, and changed as one. */
export function SheetScreen({ source, choices }: { readonly source: SheetSource; readonly choices: Choices }) {
  const t = useMessages('sheet');
  const { number } = useFormats();
  const sheet = useSheet(source, choices);
  const [open, setOpen] = useState<Open>();
  const { loaded, coming, error, again } = sheet.rows;
  return (
    <div className={styles.screen}>
      {sheet.isReadOnly ? <ReadOnlyNote /> : <FoundCells typed={sheet.typed} />}
      {error && (
        <div className={styles.waiting}>
          <CallProblem error={error} />
          <Button onClick={again}>{t('check')}</Button>
        </div>
      )}
      {coming !== undefined && (
        <output className={styles.tools}>
          <span className={styles.quiet}>{t('coming', { count: number(coming) })}</span>
        </output>
      )}
      {!loaded && !error && <SkeletonRows count={12} />}
      {loaded?.hasMore && <p className={`${styles.quiet} ${styles.tools}`}>{t('tooMany', { count: number(loaded.rows.length) })}</p>}
      {loaded && <SheetBody sheet={sheet} open={open} setOpen={setOpen} />}
    </div>
  );
}
