import { useState, type ClipboardEvent, type KeyboardEvent, type PointerEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { clamp, type Place, type Standing } from '../model/area.ts';
import type { Cells, SheetData } from '../flow/use-cells.ts';
import type { Step } from './cell-editor.tsx';
import { gridKeys, type GridActions } from './use-grid-keys.ts';
import { useFocus, useGridView, type Summons } from './use-grid-view.ts';

export type GridProps = Omit<GridActions, 'onEdit'> & {
  readonly data: SheetData;
  readonly cells: Cells;
  readonly standing: Standing;
  readonly summons: Summons;
};

const steps: Readonly<Record<Step, Place>> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
  stay: { row: 0, column: 0 },
};

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return cell && row !== undefined && column !== undefined ? { row, column } : undefined;
}

const isAt = ({ row, column }: Place, place: Place): boolean => row === place.row && column === place.column;

/** A pointer stands, selects and opens cells as keys do. */
function pointers({ at, from }: Standing, isEditing: boolean, stand: (next: Standing) => void, edit: () => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target);
      if (!place || (isEditing && isAt(at, place))) return;
      stand({ at: place, from: event.shiftKey ? from : place });
      // A finger that touches where it stands wants to type.
      if (event.pointerType === 'touch' && isAt(at, place)) edit();
    },
    onPointerOver: (event: PointerEvent) => {
      const place = event.buttons === 1 && event.pointerType === 'mouse' && !isEditing ? placeOf(event.target) : undefined;
      if (place) stand({ at: place, from });
    },
    onDoubleClick: (event: MouseEvent) => {
      if (placeOf(event.target) && !isEditing) edit();
    },
  };
}

/** What somebody does in a grid: standing, selecting, typing, copying. */
export function useGrid(props: GridProps) {
  const { data, cells, standing, onStand, onSkipped } = props;
  const { rows, columns } = data;
  const { at } = standing;
  const view = useGridView(rows.length, columns, at);
  const { scroller, show, height } = view;
  /** What the editor begins with; undefined: nobody types. */
  const [editing, setEditing] = useState<string>();
  const isEditing = editing !== undefined;
  const focus = useFocus(scroller, at, props.summons, isEditing, show);
  const stand = (next: Standing) => {
    focus.want();
    onStand(next);
  };
  const edit = (isOver: boolean) => {
    if (columns[at.column]?.isLocked) return;
    show(at);
    // The key that was pressed goes into the field, so it has to be there before the browser types it.
    flushSync(() => setEditing(isOver ? '' : cells.text(at)));
  };
  const size = () => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? height) / height) - 2);
    return { rows: rows.length, columns: columns.length, page };
  };
  const keys = () => gridKeys({ ...props, onStand: stand, onEdit: edit, size: size() });
  const isInCell = (event: KeyboardEvent | ClipboardEvent): boolean => !isEditing && placeOf(event.target) !== undefined;
  const close = (step: Step) => {
    setEditing(undefined);
    if (step === 'stay') return;
    const next = clamp({ row: at.row + steps[step].row, column: at.column + steps[step].column }, size());
    stand({ at: next, from: next });
  };
  return {
    view,
    editing,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => isInCell(event) && keys().onKeyDown(event),
      onCopy: (event: ClipboardEvent) => isInCell(event) && keys().onCopy(event),
      onCut: (event: ClipboardEvent) => isInCell(event) && keys().onCut(event),
      onPaste: (event: ClipboardEvent) => isInCell(event) && keys().onPaste(event),
      ...pointers(standing, isEditing, stand, () => edit(false)),
    },
    onDone: (text: string, step: Step) => {
      if (text !== cells.text(at)) onSkipped(cells.type([{ place: at, text }]));
      close(step);
    },
    onCancel: () => {
      focus.want();
      setEditing(undefined);
    },
  };
}
