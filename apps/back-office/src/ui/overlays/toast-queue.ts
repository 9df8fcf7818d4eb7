export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'failed';
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
};

export type NewToast = Omit<Toast, 'id' | 'kind'> & { readonly kind?: Toast['kind'] };

type Clock = { readonly set: (run: () => void, milliseconds: number) => unknown; readonly clear: (timer: unknown) => void };

const shortWhile = 6_000;
/** As long as something can be undone from here. */
const undoWhile = 20_000;
const most = 3;

const timers: Clock = {
  // By itself: a browser refuses its timer to any other owner.
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** What was just done. What can be undone stays 20 seconds, what failed until somebody closes it. */
export function createToastQueue(clock: Clock = timers) {
  let shown: readonly Toast[] = [];
  let last = 0;
  const waiting = new Map<number, unknown>();
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number) => {
    clock.clear(waiting.get(id));
    waiting.delete(id);
    change(shown.filter((toast) => toast.id !== id));
  };
  const start = (toast: Toast) => {
    if (toast.kind === 'failed') return;
    waiting.set(
      toast.id,
      clock.set(() => close(toast.id), toast.action ? undoWhile : shortWhile),
    );
  };
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: (): readonly Toast[] => shown,
    add({ kind = 'done', ...rest }: NewToast): number {
      last += 1;
      const toast: Toast = { ...rest, kind, id: last };
      // What failed is never pushed out by what went well.
      const tooMany = [...shown, toast].filter((one) => one.kind === 'done').slice(0, -most);
      for (const { id } of tooMany) close(id);
      change([...shown, toast]);
      start(toast);
      return toast.id;
    },
    close,
    /** Nobody loses a text they are reading or about to press. */
    pause: (): void => {
      for (const timer of waiting.values()) clock.clear(timer);
      waiting.clear();
    },
    resume: (): void => {
      for (const toast of shown) if (!waiting.has(toast.id)) start(toast);
    },
  };
}

export const toasts = createToastQueue();
