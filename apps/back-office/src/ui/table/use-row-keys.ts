import { useRef, type RefObject } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { useKeys } from '../keys/use-keys.ts';

type Options = {
  readonly table: RefObject<HTMLTableElement | null>;
  /** A row is chosen, or with Shift all up to it. */
  readonly onChoose?: ((id: string, isRange: boolean) => void) | undefined;
};

const rowFocus = '[data-row-focus]';

/** j, k and the arrows walk from row to row with the focus, so that Enter opens and a reader reads the row; x chooses it. */
export function useRowKeys({ table, onChoose }: Options): void {
  const t = useMessages('lists');
  const last = useRef(-1);
  const stops = () => [...(table.current?.querySelectorAll<HTMLElement>(rowFocus) ?? [])];
  const rowOf = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-row]');
  const walk = (step: number, isRange = false) => {
    const all = stops();
    const active = rowOf(document.activeElement);
    const at = active ? all.findIndex((stop) => rowOf(stop) === active) : last.current;
    const next = Math.min(all.length - 1, Math.max(0, at + step));
    if (isRange && active && at === next - step) onChoose?.(active.dataset['row'] ?? '', true);
    last.current = next;
    all[next]?.focus({ preventScroll: true });
    all[next]?.scrollIntoView({ block: 'nearest' });
    if (isRange && all[next]) onChoose?.(rowOf(all[next])?.dataset['row'] ?? '', true);
  };
  const choose = () => {
    const row = rowOf(document.activeElement);
    if (row && table.current?.contains(row)) onChoose?.(row.dataset['row'] ?? '', false);
  };
  useKeys([
    { keys: 'j', label: t('nextRow'), run: () => walk(1) },
    { keys: 'k', label: t('previousRow'), run: () => walk(-1) },
    { keys: 'ArrowDown', label: t('nextRow'), run: () => walk(1) },
    { keys: 'ArrowUp', label: t('previousRow'), run: () => walk(-1) },
    { keys: 'Enter', label: t('openRow') },
    ...(onChoose
      ? [
          { keys: 'x', label: t('chooseRow'), run: choose },
          { keys: 'Shift+j', label: t('chooseMore'), run: () => walk(1, true) },
          { keys: 'Shift+k', label: t('chooseMore'), run: () => walk(-1, true) },
          { keys: 'Shift+ArrowDown', label: t('chooseMore'), run: () => walk(1, true) },
          { keys: 'Shift+ArrowUp', label: t('chooseMore'), run: () => walk(-1, true) },
        ]
      : []),
  ]);
}
