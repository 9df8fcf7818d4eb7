import type { ClipboardEvent, KeyboardEvent } from 'react';
import { areaOf, moveBy, type Size, type Standing } from '../model/area.ts';
import { readTsv, writeTsv } from '../model/tsv.ts';
import type { Cells, Skipped } from '../flow/use-cells.ts';

export type GridActions = {
  readonly onStand: (standing: Standing) => void;
  readonly onEdit: (isOver: boolean) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onFind: (isReplace: boolean) => void;
  readonly onSkipped: (skipped: Skipped) => void;
};

type Parts = GridActions & { readonly cells: Cells; readonly standing: Standing; readonly size: Size };

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (/^.$/u.test(key) || key === 'Dead' || key === 'Process');

/** Keys with Ctrl, and those that empty and open a cell. */
function shortcuts({ cells, standing, ...on }: Parts): Readonly<Record<string, () => void>> {
  const area = areaOf(standing);
  const clear = () => on.onSkipped(cells.clear(area));
  return {
    Enter: () => on.onEdit(false),
    F2: () => on.onEdit(false),
    Delete: clear,
    Backspace: clear,
    Escape: () => on.onStand({ at: standing.at, from: standing.at }),
    'Ctrl+d': () => on.onSkipped(cells.fillDown(area)),
    'Ctrl+z': on.onUndo,
    'Ctrl+Shift+z': on.onRedo,
    'Ctrl+y': on.onRedo,
    'Ctrl+f': () => on.onFind(false),
    'Ctrl+h': () => on.onFind(true),
  };
}

const nameOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? ['Ctrl', ...(shiftKey ? ['Shift'] : []), key.toLowerCase()].join('+') : key;

/** What keys and the clipboard do in a grid nobody is typing in. */
export function gridKeys(parts: Parts) {
  const { cells, standing, size, onStand, onEdit, onSkipped } = parts;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || size.rows === 0) return;
    const next = moveBy(standing, event, size);
    const run = next ? () => onStand(next) : shortcuts(parts)[nameOf(event)];
    if (!run && !isTyped(event)) return;
    // Letters of the screen's own keys are typed here.
    event.stopPropagation();
    if (!run) return onEdit(true);
    event.preventDefault();
    run();
  };
  const copy = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', writeTsv(cells.table(areaOf(standing))));
    event.preventDefault();
  };
  const cut = (event: ClipboardEvent) => {
    copy(event);
    onSkipped(cells.clear(areaOf(standing)));
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    const { area, ...skipped } = cells.paste(readTsv(text), areaOf(standing));
    const last = { row: Math.min(area.bottom, size.rows - 1), column: Math.min(area.right, size.columns - 1) };
    onStand({ from: last, at: { row: area.top, column: area.left } });
    onSkipped(skipped);
  };
  return { onKeyDown, onCopy: copy, onCut: cut, onPaste: paste };
}
