import { useEffect, useMemo, useState } from 'react';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { useChanges } from '../../../../lib/events/use-changes.ts';
import { decimalMarkOf } from '../../../../ui/fields/decimal-text.ts';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import type { Summons } from '../grid/use-grid-view.ts';
import { begin, clamp, type Place, type Standing } from '../model/area.ts';
import type { Choices } from '../model/columns.ts';
import { editsFile } from '../model/edits-file.ts';
import { cellOf, emptySheet, redoStep, settle, undoStep, type Mine } from '../model/sheet-state.ts';
import type { SheetSource } from './load-rows.ts';
import type { Left } from './run.ts';
import { useBulk } from './use-bulk.ts';
import { useCells, type SheetData, type Skipped } from './use-cells.ts';
import { useFaults } from './use-faults.ts';
import { useSheetRows, type SheetRows } from './use-rows.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { useTypedCells } from './use-typed-cells.ts';

const skusOf = (mine: Mine): readonly string[] => [...new Set(Object.keys(mine).map((key) => cellOf(key).sku))];

/** Others change products while a sheet is open: their cells come in by themselves, a second after. */
function useOthers({ rowOf, renew }: SheetRows, isRunning: boolean): void {
  const [stale, setStale] = useState<readonly string[]>([]);
  useChanges(({ entity, id }) => {
    const isHere = entity === 'product' || entity === 'price';
    if (isHere && !isRunning && id && rowOf(id)) setStale((all) => [...new Set([...all, id])]);
  });
  useEffect(() => {
    if (stale.length === 0) return undefined;
    const timer = setTimeout(() => {
      setStale([]);
      // Without an answer the check says it.
      renew(stale).catch(() => undefined);
    }, 1_000);
    return () => clearTimeout(timer);
  }, [stale, renew]);
}

function useTellSkipped(): (skipped: Skipped) => void {
  const t = useMessages('sheet');
  return ({ outside, locked }) => {
    if (outside > 0) toasts.add({ text: t('skippedOutside', { count: outside }), kind: 'failed' });
    if (locked > 0) toasts.add({ text: t('skippedLocked', { count: locked }), kind: 'failed' });
  };
}

/** A sheet from its products to what became of what was typed into them. */
export function useSheet(source: SheetSource, choices: Choices) {
  const { money } = useFormats();
  const mark = decimalMarkOf((value) => money(value * 100));
  const typed = useTypedCells();
  const { state, change } = typed;
  const { mine } = state;
  const shown = useShownColumns(choices, mine);
  const rows = useSheetRows(source, shown.paths);
  const { loaded, renew } = rows;
  const { all, isReadOnly } = shown;
  const data = useMemo<SheetData>(() => {
    const columns = (loaded?.paths ?? []).flatMap((path) => all.find((column) => column.path === path) ?? []);
    return { rows: loaded?.rows ?? [], columns, mine, mark };
  }, [loaded, all, mine, mark]);
  const cells = useCells(data, typed);
  const bulk = useBulk({
    toSend: () => ({ text: editsFile(mine, rows.rowOf, loaded?.paths ?? []), mine }),
    onOutdated: renew,
    onWritten: async (sent: Mine, left: readonly Left[]) => {
      const gone = new Set(left.map(({ sku }) => sku));
      const written = Object.fromEntries(Object.entries(sent).filter(([key]) => !gone.has(cellOf(key).sku)));
      // What was put back is anywhere.
      await renew(Object.keys(sent).length > 0 ? skusOf(sent) : data.rows.map(({ sku }) => sku));
      change((now) => settle(now, written));
    },
  });
  useOthers(rows, bulk.stage.is === 'running');
  // What was typed into products of another list comes with them.
  const foreign = loaded
    ? skusOf(mine)
        .filter((sku) => !rows.rowOf(sku))
        .join('\n')
    : '';
  useEffect(() => {
    if (foreign) renew(foreign.split('\n')).catch(() => undefined);
  }, [foreign, renew]);
  const faults = useFaults(data, bulk.stage);
  const [standing, stand] = useState<Standing>(begin);
  const [summons, setSummons] = useState<Summons>({ count: 0, hasFocus: false });
  const size = { rows: data.rows.length, columns: data.columns.length, page: 1 };
  return {
    isReadOnly,
    typed,
    shown,
    rows,
    data,
    cells,
    bulk,
    faults,
    standing: { at: clamp(standing.at, size), from: clamp(standing.from, size) },
    stand,
    summons,
    /** To a cell that was found elsewhere; with the focus, where somebody goes on there. */
    lead: (at: Place, hasFocus: boolean) => {
      stand({ at, from: at });
      setSummons(({ count }) => ({ count: count + 1, hasFocus }));
    },
    undo: () => change(undoStep),
    redo: () => change(redoStep),
    discard: () => change(() => emptySheet),
    tellSkipped: useTellSkipped(),
  };
}
