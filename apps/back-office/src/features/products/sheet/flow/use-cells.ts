import { useCallback, useMemo } from 'react';
import { same } from '../../../../lib/edits/edit-state.ts';
import type { DecimalMark } from '../../../../ui/fields/decimal-text.ts';
import { placesOf, type Area, type Place } from '../model/area.ts';
import { emptyOf, readText, textOf } from '../model/cell-text.ts';
import type { SheetColumn } from '../model/columns.ts';
import { isBySize } from '../model/money-text.ts';
import { cellKey, keepMine, typeCells, type Mine, type SheetRow, type Typing } from '../model/sheet-state.ts';
import type { Table } from '../model/tsv.ts';
import type { TypedCells } from './use-typed-cells.ts';

/** What a sheet has: rows and columns, and over them what was typed. */
export type SheetData = {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  readonly mine: Mine;
  readonly mark: DecimalMark;
};

type Typed = { readonly place: Place; readonly text: string };
/** What could not be put in: beyond the edges, or where a role changes nothing. */
export type Skipped = { readonly outside: number; readonly locked: number };

export type Cells = {
  readonly text: (place: Place) => string;
  readonly table: (area: Area) => Table;
  readonly type: (cells: readonly Typed[]) => Skipped;
  /** One value fills what is selected; a block is repeated where it fits, and else put in where the selection begins. */
  readonly paste: (table: Table, area: Area) => Skipped & { readonly area: Area };
  readonly fillDown: (area: Area) => Skipped;
  readonly clear: (area: Area) => Skipped;
  readonly keepMine: (place: Place) => void;
  readonly takeTheirs: (place: Place) => void;
};

const valueAt = ({ rows, columns, mine }: SheetData, { row, column }: Place): unknown => {
  const [of, to] = [rows[row], columns[column]];
  if (!of || !to) return null;
  const typed = mine[cellKey(of.sku, to.path)];
  return typed ? typed.value : of.values[column];
};

type Written = { readonly place: Place; readonly value: unknown };

function typingOf(
  { rows, columns }: SheetData,
  cells: readonly Written[],
): { readonly typing: readonly Typing[]; readonly skipped: Skipped } {
  const typing: Typing[] = [];
  let [outside, locked] = [0, 0];
  for (const { place, value } of cells) {
    const [row, column] = [rows[place.row], columns[place.column]];
    if (!row || !column) outside += 1;
    else if (column.isLocked) locked += same(value, row.values[place.column]) ? 0 : 1;
    else typing.push({ key: cellKey(row.sku, column.path), theirs: row.values[place.column], value });
  }
  return { typing, skipped: { outside, locked } };
}

/** What is put where by a paste. */
function pasted(table: Table, area: Area): { readonly cells: readonly Typed[]; readonly area: Area } {
  const [height, width] = [table.length, Math.max(...table.map((row) => row.length))];
  const [rows, columns] = [area.bottom - area.top + 1, area.right - area.left + 1];
  const isRepeated = rows % height === 0 && columns % width === 0;
  const into = isRepeated ? area : { ...area, bottom: area.top + height - 1, right: area.left + width - 1 };
  const cells = placesOf(into).map((place) => ({
    place,
    text: table[(place.row - into.top) % height]?.[(place.column - into.left) % width] ?? '',
  }));
  return { cells, area: into };
}

/** Reading and writing cells by where they stand. */
export function useCells(data: SheetData, { change }: Pick<TypedCells, 'change'>): Cells {
  const write = useCallback(
    (cells: readonly Written[]): Skipped => {
      const { typing, skipped } = typingOf(data, cells);
      if (typing.length > 0) change((state) => typeCells(state, typing));
      return skipped;
    },
    [data, change],
  );
  return useMemo(() => {
    const { rows, columns, mark } = data;
    const text = (place: Place): string => {
      const column = columns[place.column];
      return column ? textOf(column, valueAt(data, place), mark) : '';
    };
    const type: Cells['type'] = (cells) =>
      write(
        cells.map(({ place, text: typed }) => {
          const column = columns[place.column];
          return { place, value: column ? readText(column, typed, mark, valueAt(data, place)) : null };
        }),
      );
    const theirs = ({ row, column }: Place) => ({
      key: cellKey(rows[row]?.sku ?? '', columns[column]?.path ?? ''),
      value: rows[row]?.values[column],
    });
    return {
      text,
      type,
      table: ({ top, bottom, left, right }) =>
        Array.from({ length: bottom - top + 1 }, (_, row) =>
          Array.from({ length: right - left + 1 }, (_none, column) => text({ row: top + row, column: left + column })),
        ),
      paste: (table, area) => {
        const { cells, area: into } = pasted(table, area);
        return { ...type(cells), area: into };
      },
      fillDown: (area) =>
        write(
          placesOf({ ...area, top: area.top + 1 }).map((place) => {
            const [column, value] = [columns[place.column], valueAt(data, { ...place, row: area.top })];
            // Sizes of one product are not those of another.
            const isOfSizes = column?.kind === 'money' && isBySize(value);
            return { place, value: isOfSizes ? readText(column, textOf(column, value, mark), mark, valueAt(data, place)) : value };
          }),
        ),
      clear: (area) =>
        write(
          placesOf(area).map((place) => {
            const column = columns[place.column];
            return { place, value: column ? emptyOf(column) : null };
          }),
        ),
      keepMine: (place) => change((state) => keepMine(state, theirs(place).key, theirs(place).value)),
      takeTheirs: (place) => {
        const { key, value } = theirs(place);
        change((state) => typeCells(state, [{ key, theirs: value, value }]));
      },
    };
  }, [data, write, change]);
}
