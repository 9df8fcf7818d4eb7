import { useCallback, useEffect, useRef, useState } from 'react';
import { OrderDocument } from '../../../generated/graphql.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ask } from '../../../lib/api/api.ts';
import { useChanges } from '../../../lib/events/use-changes.ts';
import { usePerson } from '../../../lib/session/person.ts';
import { newsBetween, type Happening } from './happenings.ts';
import type { OrderDesk } from './order-desk.ts';
import type { Order } from './order.ts';

const mostNews = 3;

type Known = { readonly order: Order; readonly readAt: Date; readonly isStale: boolean; readonly news: readonly Happening[] };

/** Without a connection the page stays as it was: what is typed on it must not go. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.kind === 'offline' || error.kind === 'busy');

/** Holds an order that follows what happens to it: by the event stream, after a click, and when somebody comes back to it. */
export function useOrder(first: Order): OrderDesk {
  const me = usePerson().name;
  const { number } = first;
  const [known, setKnown] = useState<Known>(() => ({ order: first, readAt: new Date(), isStale: false, news: [] }));
  const [failure, setFailure] = useState<unknown>();
  const newest = useRef(first);
  const take = useCallback(
    (next: Order) => {
      // Answers may overtake each other.
      if (next === newest.current || next.version < newest.current.version) return;
      const news = newsBetween(newest.current, next, me);
      newest.current = next;
      setKnown((before) => ({ order: next, readAt: new Date(), isStale: false, news: [...before.news, ...news].slice(-mostNews) }));
    },
    [me],
  );
  const refresh = useCallback(async () => {
    try {
      take((await ask(OrderDocument, { number })).order);
    } catch (error) {
      if (isPassing(error)) setKnown((before) => ({ ...before, isStale: true }));
      else setFailure(error);
    }
    return newest.current;
  }, [number, take]);
  useEffect(() => take(first), [first, take]);
  useChanges(({ entity, id }) => {
    if (entity === 'order' && id === number) void refresh();
  });
  useComingBack(refresh);
  const forgetNews = useCallback(() => setKnown((before) => ({ ...before, news: [] })), []);
  if (failure !== undefined) throw failure;
  const { order, news, readAt, isStale } = known;
  return { order, refresh, news, forgetNews, staleSince: isStale ? readAt : undefined };
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
