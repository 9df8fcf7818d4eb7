export type NoticeKind = 'danger' | 'success' | 'info';

export type Notice = {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly title?: string | undefined;
  readonly text: string;
};

export type NoticeStore = {
  readonly show: (notice: Omit<Notice, 'id'>) => void;
  readonly dismiss: (id: number) => void;
  readonly clear: () => void;
  readonly snapshot: () => readonly Notice[];
  readonly subscribe: (listener: () => void) => () => void;
};

/** The messages a visitor has not dismissed; one that says the same again replaces the old one and is announced anew. */
export function createNoticeStore(): NoticeStore {
  let notices: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const isSame = (a: Omit<Notice, 'id'>, b: Omit<Notice, 'id'>) => a.kind === b.kind && a.title === b.title && a.text === b.text;
  return {
    show: (notice) => change([...notices.filter((other) => !isSame(other, notice)), { ...notice, id: ++lastId }]),
    dismiss: (id) => change(notices.filter((notice) => notice.id !== id)),
    clear: () => change([]),
    snapshot: () => notices,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
