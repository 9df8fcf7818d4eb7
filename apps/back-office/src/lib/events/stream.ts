/** Something of the shop that somebody has changed, within what this person may see. */
export type Change = {
  readonly entity: string;
  readonly id: string;
  readonly version?: number;
  readonly action: string;
  readonly by?: string;
  readonly isMine: boolean;
};

/** A change, or the end of the session: logged out elsewhere, suspended, or another role. */
export type News = { readonly kind: 'change'; readonly change: Change } | { readonly kind: 'sessionEnded' };

type Source = Pick<EventSource, 'addEventListener' | 'readyState' | 'close'>;

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
  const listeners = new Set<(news: News) => void>();
  const tell = (news: News): void => {
    for (const listener of listeners) listener(news);
  };
  channel.addEventListener('message', (event) => tell((event as MessageEvent<News>).data));
  const read = (): Promise<void> =>
    new Promise((resolve) => {
      const source = open();
      const pass = (news: News): void => {
        tell(news);
        channel.postMessage(news);
      };
      source.addEventListener('change', ({ data }: MessageEvent<string>) => pass({ kind: 'change', change: JSON.parse(data) as Change }));
      source.addEventListener('end', ({ data }: MessageEvent<string>) => {
        // A server that starts again is asked again by the browser itself.
        if ((JSON.parse(data) as { why: string }).why !== 'session') return;
        source.close();
        resolve();
        pass({ kind: 'sessionEnded' });
      });
      source.addEventListener('error', () => {
        if (source.readyState === closed) resolve();
      });
    });
  let isReading = false;
  return {
    /** Begins to listen, or again after a log-in. */
    start(): void {
      if (isReading) return;
      isReading = true;
      void alone(read).finally(() => (isReading = false));
    },
    subscribe(listener: (news: News) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
