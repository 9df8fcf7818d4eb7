/** Something of the shop that somebody has changed, within what this person may see. */
export type Change = { readonly entity: string; readonly id: string; readonly version?: number; readonly by?: string };

type Source = Pick<EventSource, 'onmessage' | 'onerror' | 'readyState' | 'close'>;

type Dependencies = {
  readonly open: () => Source;
  /** Runs the work when no other tab of this browser does; it lasts until the work is done. */
  readonly alone: (work: () => Promise<void>) => Promise<unknown>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
};

const closed = 2;

/**
 * News of changes, by one stream a browser: a server allows it few connections, and six tabs would take them all. The tab that has the
 * lock reads the stream and passes on what it hears; when it is closed another one takes over.
 */
export function createStream({ open, alone, channel }: Dependencies) {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };
  channel.addEventListener('message', (event) => tell((event as MessageEvent<Change>).data));
  const read = (): Promise<void> =>
    new Promise((resolve) => {
      const source = open();
      source.onmessage = ({ data }) => {
        const change = JSON.parse(String(data)) as Change;
        tell(change);
        channel.postMessage(change);
      };
      // A browser connects again by itself, until the server refuses: nobody is logged in any more.
      source.onerror = () => {
        if (source.readyState === closed) resolve();
      };
    });
  let isReading = false;
  return {
    /** Begins to listen, or again after a log-in. */
    start(): void {
      if (isReading) return;
      isReading = true;
      void alone(read).finally(() => (isReading = false));
    },
    subscribe(listener: (change: Change) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
