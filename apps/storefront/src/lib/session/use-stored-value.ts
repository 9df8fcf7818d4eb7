import { useSyncExternalStore } from 'react';
import { deviceValues } from './storage.ts';
import type { LocalKey } from './storage-keys.ts';

/** A value of this device that follows its changes; the server and the first render know none. */
export function useDeviceValue(key: LocalKey): string | undefined {
  return useSyncExternalStore(
    deviceValues.subscribe,
    () => deviceValues.get(key),
    () => undefined,
  );
}
