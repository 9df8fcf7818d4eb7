/** Something of the shop that somebody has changed, within what this person may see. */
export type Change = {
  readonly entity: string;
  readonly id: string;
  readonly version?: number;
  readonly action: string;
  readonly by?: string;
  readonly isMine: boolean;
};

/** Somebody else who has the same thing open. */
export type Colleague = { readonly name: string; readonly isEditing: boolean };

/** Who else has something open now. */
type Company = { readonly entity: string; readonly id: string; readonly others: readonly Colleague[] };

/**
 * A change; who else has something open; the end of the session: logged out elsewhere, suspended, or another role; `lost`: no news come in any more, and `back`: they do
 * again, and what was missed has to be asked for.
 */
export type News =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'company'; readonly company: Company }
  | { readonly kind: 'sessionEnded' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'back' };

type Source = Pick<EventSource, 'addEventListener' | 'readyState' | 'close'>;

type Dependencies = {
  readonly open: () => Source;
  /** Runs the work when no other tab of this browser does; it lasts until the work is done. */
  readonly alone: (work: () => Promise<void>) => Promise<unknown>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly later: (work: () => void, milliseconds: number) => void;
};

const closed = 2;
const firstPause = 5_000;
const longestPause = 120_000;

type Hearing = { readonly pass: (news: News) => void; readonly onOpen: () => void };

/** Until the session has ended, or the browser was refused. */
const readOne = (source: Source, { pass, onOpen }: Hearing): Promise<'ended' | 'refused'> =>
  new Promise((resolve) => {
    source.addEventListener('open', onOpen);
    source.addEventListener('change', ({ data }: MessageEvent<string>) => pass({ kind: 'change', change: JSON.parse(data) as Change }));
    source.addEventListener('company', ({ data }: MessageEvent<string>) => pass({ kind: 'company', company: JSON.parse(data) as Company }));
    source.addEventListener('end', ({ data }: MessageEvent<string>) => {
      // A server that starts again is asked again by the browser itself.
      if ((JSON.parse(data) as { why: string }).why !== 'session') return;
      source.close();
      resolve('ended');
      pass({ kind: 'sessionEnded' });
    });
    source.addEventListener('error', () => {
      pass({ kind: 'lost' });
      if (source.readyState === closed) resolve('refused');
    });
  });

/**
 * News of changes, by one stream a browser: a server allows it few connections, and six tabs would take them all. The tab that has the
 * lock reads the stream and passes on what it hears; when it is closed another one takes over.
 */
export function createStream({ open, alone, channel, later }: Dependencies) {
  const listeners = new Set<(news: News) => void>();
  let isLost = false;
  let hasEnded = false;
  let pause = firstPause;
  let wake = (): void => undefined;
  const tell = (news: News): void => {
    if (news.kind === 'lost' && isLost) return;
    if (news.kind !== 'change' && news.kind !== 'company') isLost = news.kind === 'lost';
    if (news.kind === 'sessionEnded') hasEnded = true;
    for (const listener of listeners) listener(news);
  };
  const pass = (news: News): void => {
    tell(news);
    channel.postMessage(news);
  };
  channel.addEventListener('message', (event) => tell((event as MessageEvent<News>).data));
  const onOpen = (): void => {
    pause = firstPause;
    if (isLost) pass({ kind: 'back' });
  };
  /** A browser tries again while there is no connection, but never after a refusal: too many streams, or a proxy whose server starts. */
  const read = async (): Promise<void> => {
    while (!hasEnded && (await readOne(open(), { pass, onOpen })) === 'refused') {
      await new Promise<void>((resolve) => {
        wake = resolve;
        later(resolve, pause);
      });
      pause = Math.min(2 * pause, longestPause);
    }
  };
  let isReading = false;
  return {
    /** Begins to listen, or again after a log-in, or at once where it would have waited. */
    start(): void {
      hasEnded = false;
      wake();
      if (isReading) return;
      isReading = true;
      void alone(read).finally(() => (isReading = false));
    },
    /** Whether what others do goes unheard. */
    isLost: (): boolean => isLost,
    subscribe(listener: (news: News) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
