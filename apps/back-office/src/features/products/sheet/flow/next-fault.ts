import type { Place } from '../model/area.ts';
import { cellKey } from '../model/sheet-state.ts';
import type { SheetData } from './use-cells.ts';
import type { Faults } from './use-faults.ts';

/** Where the next fault behind a place is, or the first one when there is none. */
export function nextFault({ rows, columns }: SheetData, faults: Faults, { row, column }: Place): Place | undefined {
  const places = rows.flatMap(({ sku }, at) =>
    columns.flatMap(({ path }, index) => (faults.cells.has(cellKey(sku, path)) ? [{ row: at, column: index }] : [])),
  );
  return places.find((place) => place.row > row || (place.row === row && place.column > column)) ?? places[0];
}
