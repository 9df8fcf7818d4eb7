import { useEffect, useRef } from 'react';
import { changes } from './changes.ts';
import type { Change } from './stream.ts';

/** Hears of every change while it is there. */
export function useChanges(listener: (change: Change) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => changes.subscribe((change) => latest.current(change)), []);
}
