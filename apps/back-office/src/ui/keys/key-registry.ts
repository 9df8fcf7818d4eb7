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

/** How long the second key of `g o` may take. */
const patience = 1_000;

/** Which keys do what on this screen; what was added last is asked first. */
export function createKeyRegistry(now: () => number = () => performance.now()) {
  let layers: readonly (readonly KeyBinding[])[] = [];
  let first: { readonly key: string; readonly at: number } | undefined;
  let hasSingles = true;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const bindings = () => layers.toReversed().flat();
  const find = (pressed: Pressed, keys: string): KeyBinding | undefined => {
    const target = pressed.target as Target | null;
    const isTyping = Boolean(target?.closest?.(typing));
    const isModal = Boolean(target?.closest?.(modal));
    return bindings().find(
      (binding) =>
        binding.run &&
        binding.keys === keys &&
        (hasSingles || !isSingle(keys)) &&
        (binding.inFields || ((!isTyping || keys.startsWith('Ctrl+')) && (!isModal || keys.startsWith('Ctrl+')))),
    );
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
      layers = [...layers, layer];
      tell();
      return () => {
        layers = layers.filter((one) => one !== layer);
        tell();
      };
    },
    press(pressed: Pressed): void {
      if (pressed.defaultPrevented || pressed.isComposing || /^(Control|Shift|Alt|Meta)$/.test(pressed.key)) return;
      const key = keyOf(pressed);
      const isSecond = first !== undefined && now() - first.at < patience;
      const binding = (isSecond ? find(pressed, `${first?.key} ${key}`) : undefined) ?? find(pressed, key);
      const mayGoOn = !binding && bindings().some(({ keys }) => keys.startsWith(`${key} `));
      first = mayGoOn ? { key, at: now() } : undefined;
      if (!binding?.run) return;
      pressed.preventDefault();
      binding.run(pressed);
    },
  };
}
