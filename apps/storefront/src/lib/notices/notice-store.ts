export type NoticeKind = 'danger' | 'success' | 'info';

export type Notice = {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly title?: string | undefined;
  readonly text: string;
};

/** What leads to another page is said shortly before it; older words belong to the page that was left. */
const belongsToNextPageMs = 2_000;

export type NoticeStore = {
  readonly show: (notice: Omit<Notice, 'id'>) => void;
  readonly dismiss: (id: number) => void;
  readonly clear: () => void;
  /** Another page is shown: what was said about the one before ends with it. */
  readonly turnPage: () => void;
  readonly snapshot: () => readonly Notice[];
  readonly subscribe: (listener: () => void) => () => void;
};

/** The messages a visitor has not dismissed; one that says the same again replaces the old one and is announced anew. */
export function createNoticeStore(now: () => number = () => performance.now()): NoticeStore {
  let notices: readonly (Notice & { readonly shownAt: number })[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: typeof notices) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const isSame = (a: Omit<Notice, 'id'>, b: Omit<Notice, 'id'>) => a.kind === b.kind && a.title === b.title && a.text === b.text;
  return {
    show: (notice) => change([...notices.filter((other) => !isSame(other, notice)), { ...notice, id: ++lastId, shownAt: now() }]),
    dismiss: (id) => change(notices.filter((notice) => notice.id !== id)),
    clear: () => change([]),
    turnPage: () => change(notices.filter(({ shownAt }) => now() - shownAt < belongsToNextPageMs)),
    snapshot: () => notices,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
