import { localKeys, personalKeys, sessionKeys, type LocalKey, type SessionKey } from './storage-keys.ts';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type StoredValues<Key extends string> = {
  readonly get: (key: Key) => string | undefined;
  readonly set: (key: Key, value: string) => void;
  readonly remove: (key: Key) => void;
  /** Called after every change, also one made in another tab; the key is undefined when everything may have changed. */
  readonly subscribe: (listener: (key: Key | undefined) => void) => () => void;
};

/**
 * Named values on the visitor's device. Storage may be switched off, full or denied: then the value lives as long as
 * the page, and nothing throws.
 */
export function createStoredValues<Key extends string>(
  names: Readonly<Record<Key, string>>,
  area: () => Area,
): StoredValues<Key> & {
  /** A change another tab has made: `null` when all was cleared. */
  changedElsewhere(name: string | null): void;
} {
  const memory = new Map<Key, string | undefined>();
  const listeners = new Set<(key: Key | undefined) => void>();
  const tell = (key: Key | undefined) => {
    for (const listener of listeners) listener(key);
  };
  const change = (key: Key, value: string | undefined) => {
    try {
      if (value === undefined) area().removeItem(names[key]);
      else area().setItem(names[key], value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
    tell(key);
  };
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key);
      try {
        return area().getItem(names[key]) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (key, value) => change(key, value),
    remove: (key) => change(key, undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changedElsewhere(name) {
      const key = (Object.keys(names) as Key[]).find((candidate) => names[candidate] === name);
      if (name !== null && key === undefined) return;
      if (key === undefined) memory.clear();
      else memory.delete(key);
      tell(key);
    },
  };
}

/** The five keys of the shop in local storage, the same in every tab. */
export const deviceValues = createStoredValues<LocalKey>(localKeys, () => window.localStorage);

/** What one tab stores until it is closed. */
export const tabValues = createStoredValues<SessionKey>(sessionKeys, () => window.sessionStorage);

/** Listens to the other tabs; call once in the browser. */
export function followOtherTabs(window: Window): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea === window.localStorage) deviceValues.changedElsewhere(event.key);
  });
}

/** Logout and session expiry: nothing of a person stays (R172). */
export function forgetPerson(values: Pick<StoredValues<LocalKey>, 'remove'> = deviceValues): void {
  for (const key of personalKeys) values.remove(key);
}
