import { useEffect, useRef } from 'react';
import { useChanges } from '../events/use-changes.ts';
import { useRefresh } from './use-refresh.ts';

/** However much happens, nobody asks more often. */
const pause = 1_000;

/** Asks for the screen's data again when somebody changes a thing of these kinds; the old rows stay until the new ones are there. */
export function useFreshList(entities: readonly string[]): void {
  const refresh = useRefresh();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  useChanges(({ entity }) => {
    if (!entities.includes(entity) || timer.current !== undefined) return;
    const ask = () => {
      timer.current = undefined;
      last.current = Date.now();
      void refresh();
    };
    timer.current = setTimeout(ask, Math.max(0, last.current + pause - Date.now()));
  });
}
