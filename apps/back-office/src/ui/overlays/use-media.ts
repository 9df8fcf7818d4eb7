import { useCallback, useSyncExternalStore } from 'react';

export const phone = '(max-width: 599px)';

/** Whether a media query holds; for behaviour only, looks are a matter of CSS. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
