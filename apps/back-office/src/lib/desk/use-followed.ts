import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useChanges } from '../events/use-changes.ts';

type Versioned = { readonly version: number };

/** The thing that is open, as far as it is known here. */
export type Followed<Thing> = {
  readonly thing: Thing;
  /** Asks for it again and gives what is known then. */
  readonly refresh: () => Promise<Thing>;
  /** There was no connection the last time: it may be older than this. */
  readonly staleSince: Date | undefined;
};

type Options<Thing> = {
  /** What the event stream calls it. */
  readonly entity: string;
  readonly id: string;
  readonly load: () => Promise<Thing>;
  /** A newer one came; what is told of it must not change between renders. */
  readonly onNewer?: (before: Thing, after: Thing) => void;
};

type Known<Thing> = { readonly thing: Thing; readonly readAt: Date; readonly isStale: boolean };

/** Without a connection the page stays as it was: what is typed on it must not go. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.kind === 'offline' || error.kind === 'busy');

/** Holds a thing that follows what happens to it: by the event stream, after a click, and when somebody comes back to it. */
export function useFollowed<Thing extends Versioned>(first: Thing, { entity, id, load, onNewer }: Options<Thing>): Followed<Thing> {
  const [known, setKnown] = useState<Known<Thing>>(() => ({ thing: first, readAt: new Date(), isStale: false }));
  const [failure, setFailure] = useState<unknown>();
  const newest = useRef(first);
  const take = useCallback(
    (next: Thing) => {
      // Answers may overtake each other.
      if (next === newest.current || next.version < newest.current.version) return;
      onNewer?.(newest.current, next);
      newest.current = next;
      setKnown({ thing: next, readAt: new Date(), isStale: false });
    },
    [onNewer],
  );
  const refresh = useCallback(async () => {
    try {
      take(await load());
    } catch (error) {
      if (isPassing(error)) setKnown((before) => ({ ...before, isStale: true }));
      else setFailure(error);
    }
    return newest.current;
  }, [load, take]);
  useEffect(() => take(first), [first, take]);
  useChanges((change) => {
    if (change.entity === entity && change.id === id) void refresh();
  });
  useComingBack(refresh);
  if (failure !== undefined) throw failure;
  return { thing: known.thing, refresh, staleSince: known.isStale ? known.readAt : undefined };
}

/** Links to files live ten minutes. */
const longest = 5 * 60_000;

/** Whoever was away, or had no connection, has missed what the stream told; and what is looked at for long is read again. */
function useComingBack(refresh: () => Promise<unknown>): void {
  useEffect(() => {
    const onBack = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(onBack, longest);
    addEventListener('online', onBack);
    document.addEventListener('visibilitychange', onBack);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onBack);
    };
  }, [refresh]);
}
