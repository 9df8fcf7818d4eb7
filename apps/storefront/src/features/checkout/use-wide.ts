import { useSyncExternalStore } from 'react';

const query = '(min-width: 900px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether there is room for the order beside the steps. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
