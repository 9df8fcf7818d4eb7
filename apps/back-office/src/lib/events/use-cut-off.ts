import { useEffect, useState, useSyncExternalStore } from 'react';
import { changes } from './changes.ts';

/** A server that starts again is back sooner: that is not worth a word. */
const patience = 5_000;

const subscribe = (listener: () => void): (() => void) => changes.subscribe(listener);

/** Whether this screen has heard nothing of others for a while. */
export function useCutOff(): boolean {
  const isLost = useSyncExternalStore(subscribe, changes.isLost, () => false);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLost]);
  return isLost && isLong;
}
