import { createEarlyKeys, type EarlyKeys } from './early-keys.ts';

export type KeyBinding = {
  /** `j`, `Shift+j`, `Ctrl+k`, `g o` (one after the other), `/`, `Escape`. Ctrl is the Command key of a Mac too. */
  readonly keys: string;
  readonly label: string;
  /** Undefined: the browser does it by itself, the list of keys only names it. */
  readonly run?: (event: Pressed) => void;
  /** Also while somebody types. Ctrl is let through in any case. */
  readonly inFields?: boolean;
};

type Target = { readonly closest?: (selector: string) => unknown };
export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
  readonly isComposing: boolean;
  readonly target: unknown;
  readonly preventDefault: () => void;
};

/** Where keys mean something already: letters are typed, arrows choose. */
const typing =
  'input:not([type=checkbox], [type=button]), textarea, select, [contenteditable=true], [role=listbox], [role=menu], [role=tablist]';
const modal = '[role=dialog], [role=alertdialog]';

const isWithin = ({ target }: Pressed, selector: string): boolean => Boolean((target as Target | null)?.closest?.(selector));

/** As the bindings write it. A sign that needs Shift (`?`) is the sign alone, for keyboards differ in where it is. */
export function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isLetter = /^\p{L}$/u.test(key);
  const name = isLetter ? key.toLowerCase() : key;
  const hasShift = shiftKey && (isLetter || key.length > 1);
  return [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', hasShift ? 'Shift' : '', name].filter(Boolean).join('+');
}

/** Letters and signs without Ctrl or Alt: what somebody who speaks to their computer presses by accident (WCAG 2.1.4). */
export const isSingle = (keys: string): boolean =>
  !/^(Ctrl|Alt)\+/.test(keys) && !/^(Shift\+)?(Arrow|Enter|Escape|Tab|Page|Home|End)/.test(keys);

/** What these keys do where they were pressed; letters alone only while they are on. */
function findBinding(bindings: readonly KeyBinding[], pressed: Pressed, keys: string, hasSingles: boolean): KeyBinding | undefined {
  if (isSingle(keys) && !hasSingles) return undefined;
  const isElsewhere = !keys.startsWith('Ctrl+') && (isWithin(pressed, typing) || isWithin(pressed, modal));
  return bindings.find((binding) => binding.run && binding.keys === keys && (binding.inFields || !isElsewhere));
}

/** How long the second key of `g o` may take. */
const patience = 1_000;

type Options = {
  readonly now?: () => number;
  /** Keys of every screen. */
  readonly everywhere?: readonly string[];
  /** When all that comes onto the screen together has come. */
  readonly afterwards?: (work: () => void) => void;
};

/** Which keys do what on this screen; what was added last is asked first. What is pressed before the first screen is there, or while the next one is on its way, it does then. */
export function createKeyRegistry({ now = () => performance.now(), everywhere = [], afterwards = queueMicrotask }: Options = {}) {
  let layers: readonly (readonly KeyBinding[])[] = [];
  let first: { readonly key: string; readonly at: number } | undefined;
  let early: EarlyKeys | undefined = createEarlyKeys(everywhere, now);
  let hasSingles = true;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const bindings = () => layers.toReversed().flat();
  const find = (pressed: Pressed, keys: string) => findBinding(bindings(), pressed, keys, hasSingles);
  const press = (pressed: Pressed): void => {
    if (pressed.defaultPrevented || pressed.isComposing || /^(Control|Shift|Alt|Meta)$/.test(pressed.key)) return;
    const key = keyOf(pressed);
    if (early) return early.keep(pressed, key, isWithin(pressed, typing));
    const isSecond = first !== undefined && now() - first.at < patience;
    const binding = (isSecond ? find(pressed, `${first?.key} ${key}`) : undefined) ?? find(pressed, key);
    const mayGoOn = !binding && bindings().some(({ keys }) => keys.startsWith(`${key} `));
    first = mayGoOn ? { key, at: now() } : undefined;
    if (!binding?.run) return;
    pressed.preventDefault();
    binding.run(pressed);
  };
  const replay = (): void => {
    const kept = early?.take() ?? [];
    early = undefined;
    for (const pressed of kept) press(pressed);
  };
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    layers: () => layers,
    hasSingles: () => hasSingles,
    setSingles(isOn: boolean): void {
      hasSingles = isOn;
      tell();
    },
    add(layer: readonly KeyBinding[]): () => void {
      if (layers.length === 0 && early) afterwards(replay);
      layers = [...layers, layer];
      tell();
      return () => {
        layers = layers.filter((one) => one !== layer);
        tell();
      };
    },
    /** From now on keys are meant for a screen that is not there yet, until what this returns is called. */
    hold(): () => void {
      const held = (early ??= createEarlyKeys(everywhere, now));
      return () => {
        if (early === held) afterwards(replay);
      };
    },
    press,
  };
}
