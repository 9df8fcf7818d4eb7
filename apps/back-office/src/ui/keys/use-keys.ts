import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { readKept, writeKept } from '../kept.ts';
import { createKeyRegistry, type KeyBinding } from './key-registry.ts';

const registry = createKeyRegistry({ everywhere: ['Ctrl+k'] });
const kept = 'single-keys';

const onKey = (event: KeyboardEvent): void => registry.press(event);

let isListening = false;
/** From the first script on: who knows the keys presses them while the page still comes. */
export function listenForKeys(): void {
  registry.setSingles(readKept(kept) !== 'off');
  document.addEventListener('keydown', onKey);
}

/** Behind React, which listens at the same place: what a dialog or a field makes of a key comes first. */
function listenBehindReact(): void {
  if (isListening) return;
  isListening = true;
  document.removeEventListener('keydown', onKey);
  listenForKeys();
}

/** The keys of this part of the screen, from the frame on that shows it, as long as it is there. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const newest = useRef(bindings);
  useLayoutEffect(() => {
    newest.current = bindings;
  });
  // The names decide, not the functions, which are new with every render.
  const names = JSON.stringify(bindings.map(({ keys, label, inFields, run }) => [keys, label, inFields, run !== undefined]));
  useLayoutEffect(() => {
    listenBehindReact();
    const layer = newest.current.map((binding, index): KeyBinding =>
      binding.run ? { ...binding, run: (event) => newest.current[index]?.run?.(event) } : binding,
    );
    return registry.add(layer);
  }, [names]);
}

/** While another screen is on its way: what is pressed is meant for that one. */
export const holdKeys = (): (() => void) => registry.hold();

/** All keys that do something now, for the list of keys. */
export const useKeyLayers = (): readonly (readonly KeyBinding[])[] =>
  useSyncExternalStore(registry.subscribe, registry.layers, registry.layers);

export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(registry.subscribe, registry.hasSingles, registry.hasSingles);
  const set = (next: boolean) => {
    registry.setSingles(next);
    writeKept(kept, next ? undefined : 'off');
  };
  return [isOn, set];
}
