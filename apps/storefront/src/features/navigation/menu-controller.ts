export type Timers = {
  set(callback: () => void, milliseconds: number): unknown;
  clear(timer: unknown): void;
};

export type MenuController = {
  /** The pointer is over an entry or its panel. */
  pointerEnters(entry: string): void;
  pointerLeaves(): void;
  /** Click or Enter; answers whether the link may be followed: the first one opens, the second one goes. */
  activates(entry: string): boolean;
  opens(entry: string): void;
  closes(): void;
};

const openDelay = 150;
const closeDelay = 300;

/** Which panel of the menu is open. The delays let the pointer cross other entries on its way into a panel (UX-1). */
export function createMenuController(show: (entry: string | undefined) => void, timers: Timers): MenuController {
  let open: string | undefined;
  let timer: unknown;
  const become = (entry: string | undefined) => {
    timers.clear(timer);
    if (entry === open) return;
    open = entry;
    show(entry);
  };
  const later = (entry: string | undefined, delay: number) => {
    timers.clear(timer);
    if (entry !== open) timer = timers.set(() => become(entry), delay);
  };
  return {
    pointerEnters: (entry) => later(entry, openDelay),
    pointerLeaves: () => later(undefined, closeDelay),
    activates(entry) {
      const follow = entry === open;
      become(entry);
      return follow;
    },
    opens: become,
    closes: () => become(undefined),
  };
}

/** The place of the focus after an arrow key in a row of links; undefined when the key means nothing here. */
export function focusAfter(key: string, current: number, count: number, axis: 'row' | 'column'): number | undefined {
  const [back, forward] = axis === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
