import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const minute = (): number => Math.floor(Date.now() / minuteMs);

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}

/** The time to the minute: what says how long something takes says it anew while the screen stays open. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, minute, minute) * minuteMs);
