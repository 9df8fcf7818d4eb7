import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useMedia } from '../../../../ui/overlays/use-media.ts';
import type { Place } from '../model/area.ts';
import { widthOf, type SheetColumn } from '../model/columns.ts';
import { drawn, paceOf, rowsAhead, scrollFor, spanOf, startsOf, type Pace, type Span } from '../model/window.ts';

/** Rows and columns beyond what is seen: a turn of the wheel finds them drawn. Who flies past more than these would not see them: they wait for a rest. */
const more = { rows: rowsAhead, columns: 1 } as const;
const none = { rows: 0, columns: 0 } as const;
const restMs = 120;

const empty: Span = { first: 0, end: 0 };
type Seen = { readonly rows: Span; readonly columns: Span; readonly isRacing: boolean };
const nothing: Seen = { rows: empty, columns: empty, isRacing: false };
const isSame = (one: Span, other: Span): boolean => one.first === other.first && one.end === other.end;

/** Where a drawn column stands. */
export type Slot = { readonly index: number; readonly left: number; readonly width: number };

type Measures = {
  readonly height: number;
  readonly nameWidth: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
};

/** Where everything begins that a sheet has; its own head and its names stand before it. */
function useMeasures(rows: number, columns: readonly SheetColumn[]): Measures {
  const nameWidth = useMedia('(width < 640px)') ? 112 : 260;
  const height = useMedia('(pointer: coarse)') ? 44 : 32;
  return useMemo(
    () => ({
      height,
      nameWidth,
      rows: startsOf(Array.from({ length: rows }, () => height)),
      columns: startsOf(columns.map(widthOf)),
    }),
    [height, nameWidth, rows, columns],
  );
}

/** Where the columns of a span stand, and the one somebody stands in. */
function useSlots({ columns, nameWidth }: Measures, span: Span, at: number): readonly Slot[] {
  return useMemo(
    () =>
      drawn(span, at, columns.length - 1).map((index): Slot => {
        const left = columns[index] ?? 0;
        return { index, left: left + nameWidth, width: (columns[index + 1] ?? left) - left };
      }),
    [span, at, columns, nameWidth],
  );
}

/** Which rows and columns are drawn of a sheet that has far more than fit. */
export function useGridView(rows: number, columns: readonly SheetColumn[], at: Place) {
  const scroller = useRef<HTMLDivElement>(null);
  const measures = useMeasures(rows, columns);
  const { height, nameWidth } = measures;
  const [seen, setSeen] = useState(nothing);
  const last = useRef<{ top: number; pace: Pace; rest?: ReturnType<typeof setTimeout> }>({ top: 0, pace: 'reading' });
  const look = useCallback(
    function lookNow() {
      const element = scroller.current;
      if (!element) return;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      const pace = paceOf(Math.abs(scrollTop - last.current.top) / measures.height, last.current.pace);
      const beyond = pace === 'reading' ? more : none;
      clearTimeout(last.current.rest);
      last.current = { top: scrollTop, pace, ...(pace !== 'reading' && { rest: setTimeout(lookNow, restMs) }) };
      const next: Seen = {
        rows: spanOf(measures.rows, scrollTop, scrollTop + clientHeight - measures.height, beyond.rows),
        columns: spanOf(measures.columns, scrollLeft, scrollLeft + clientWidth - measures.nameWidth, beyond.columns),
        isRacing: pace === 'racing',
      };
      // Most movements show nothing new.
      setSeen((now) => (isSame(now.rows, next.rows) && isSame(now.columns, next.columns) && now.isRacing === next.isRacing ? now : next));
    },
    [measures],
  );
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [look]);
  const show = ({ row, column }: Place) => {
    const element = scroller.current;
    if (!element) return;
    const [top, left] = [measures.rows[row] ?? 0, measures.columns[column] ?? 0];
    element.scrollTop = scrollFor(top, top + height, element.scrollTop, element.clientHeight - height);
    element.scrollLeft = scrollFor(left, measures.columns[column + 1] ?? left, element.scrollLeft, element.clientWidth - nameWidth);
  };
  const slots = useSlots(measures, seen.columns, at.column);
  // Whoever races past reads the names, and the column they stand in.
  const cells = useSlots(measures, seen.isRacing ? empty : seen.columns, at.column);
  return {
    scroller,
    look,
    show,
    slots,
    cells,
    rows: drawn(seen.rows, at.row, rows),
    height,
    size: { width: nameWidth + (measures.columns.at(-1) ?? 0), height: (rows + 1) * height },
  };
}

/** Somebody wants to be led to where they stand: to see it, or to go on there. */
export type Summons = { readonly count: number; readonly hasFocus: boolean };

/** Keeps the focus in the cell somebody stands in, and the cell in sight, while they are in the grid or are led there. */
export function useFocus(
  grid: RefObject<HTMLDivElement | null>,
  { row, column }: Place,
  summons: Summons,
  isEditing: boolean,
  show: (place: Place) => void,
): { readonly want: () => void } {
  const isWanted = useRef(false);
  const answered = useRef(summons.count);
  useLayoutEffect(() => {
    const isSummoned = answered.current !== summons.count;
    if (isEditing || !(isWanted.current || isSummoned)) return;
    const hasFocus = isWanted.current || summons.hasFocus;
    isWanted.current = false;
    answered.current = summons.count;
    show({ row, column });
    if (hasFocus) grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus({ preventScroll: true });
  });
  return {
    want: () => {
      isWanted.current = true;
    },
  };
}
