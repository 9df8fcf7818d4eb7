import type { Pressed } from './key-registry.ts';

/** What was pressed long before the first screen came, or beyond this many, is no longer meant. */
const stillMeant = 10_000;
const most = 20;

/** Keys that are pressed before there is a screen that knows them. */
export type EarlyKeys = {
  readonly keep: (pressed: Pressed, key: string, isTyping: boolean) => void;
  /** Those that are still meant, the first first. */
  readonly take: () => readonly Pressed[];
};

/** An event that is over is not asked for its values again, and what the browser does with it cannot be stopped any more. */
const copyOf = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: Pressed): Pressed => {
  const held = { key, ctrlKey, metaKey, altKey, shiftKey, target };
  return { ...held, defaultPrevented: false, isComposing: false, preventDefault: () => undefined };
};

/** `everywhere` are the keys that every screen will know: the browser, which has something of its own for them, does not get them. */
export function createEarlyKeys(everywhere: readonly string[], now: () => number): EarlyKeys {
  let kept: readonly { readonly pressed: Pressed; readonly at: number }[] = [];
  return {
    keep: (pressed, key, isTyping) => {
      // What is typed into a field, such as a password, is nobody's business.
      if (isTyping) return;
      if (everywhere.includes(key)) pressed.preventDefault();
      kept = [...kept, { pressed: copyOf(pressed), at: now() }].slice(-most);
    },
    take: () => kept.filter(({ at }) => now() - at < stillMeant).map(({ pressed }) => pressed),
  };
}
