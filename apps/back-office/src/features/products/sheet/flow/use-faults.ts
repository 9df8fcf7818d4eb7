import { useMemo } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { kindFault, textOf } from '../model/cell-text.ts';
import type { SheetColumn } from '../model/columns.ts';
import { cellKey, cellOf, isConflict, type Mine, type SheetRow } from '../model/sheet-state.ts';
import { useSheetRefusal, type Stage } from './use-bulk.ts';
import type { SheetData } from './use-cells.ts';

/** Why a cell cannot be written, or is disputed. */
type CellFault = { readonly text: string; readonly isConflict: boolean };

export type Faults = {
  readonly cells: ReadonlyMap<string, CellFault>;
  /** Of whole products, by SKU. */
  readonly rows: ReadonlyMap<string, string>;
};

/** What the shop had against cells and products, as long as they are as they were sent. */
function shopFaults(stage: Stage, mine: Mine, words: ReturnType<typeof useSheetRefusal>) {
  const cells = new Map<string, string>();
  const rows = new Map<string, string>();
  if (stage.is === 'ended') for (const one of stage.left) if (one.code !== 'conflict') rows.set(one.sku, words(one));
  if (stage.is !== 'checked') return { cells, rows };
  for (const { sku, field, code, message } of stage.check.faults) {
    if (code === 'conflict') continue;
    const key = field ? cellKey(sku, field) : undefined;
    if (key === undefined || !stage.sent[key]) rows.set(sku, words({ code, message }));
    else if (mine[key] === stage.sent[key]) cells.set(key, words({ code, message }));
  }
  return { cells, rows };
}

type Words = { readonly conflict: (theirs: string) => string; readonly kind: (kind: NonNullable<ReturnType<typeof kindFault>>) => string };

/** Of one typed cell, the gravest. */
function faultOf(entry: Mine[string], theirs: unknown, column: SheetColumn, { mark, words, byShop }: Asked): CellFault | undefined {
  if (isConflict(entry, theirs)) return { text: words.conflict(textOf(column, theirs, mark)), isConflict: true };
  const kind = kindFault(column, entry.value);
  const text = kind ? words.kind(kind) : byShop;
  return text === undefined ? undefined : { text, isConflict: false };
}
type Asked = { readonly mark: SheetData['mark']; readonly words: Words; readonly byShop: string | undefined };

/** Faults of a sheet: what cannot be read, where somebody else was first, and what the shop would refuse. */
export function useFaults(data: SheetData, stage: Stage): Faults {
  const t = useMessages('sheet');
  const refused = useSheetRefusal();
  const { rows, columns, mine, mark } = data;
  const bySku = useMemo(() => new Map<string, SheetRow>(rows.map((row) => [row.sku, row])), [rows]);
  return useMemo(() => {
    const byShop = shopFaults(stage, mine, refused);
    const words: Words = { conflict: (theirs) => t('conflict', { theirs: theirs || t('nothing') }), kind: (kind) => t(`fault.${kind}`) };
    const cells = new Map<string, CellFault>();
    for (const [key, entry] of Object.entries(mine)) {
      const { sku, path } = cellOf(key);
      const index = columns.findIndex((column) => column.path === path);
      const [row, column] = [bySku.get(sku), columns[index]];
      const fault = row && column ? faultOf(entry, row.values[index], column, { mark, words, byShop: byShop.cells.get(key) }) : undefined;
      if (fault) cells.set(key, fault);
    }
    return { cells, rows: byShop.rows };
  }, [bySku, columns, mine, mark, stage, refused, t]);
}
