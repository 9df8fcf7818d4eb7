import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render of the browser: a form must not be sent before its script is here. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
