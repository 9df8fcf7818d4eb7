import { useCallback, useState } from 'react';
import { OrderDocument } from '../../../generated/graphql.ts';
import { ask } from '../../../lib/api/api.ts';
import { useFollowed } from '../../../lib/desk/use-followed.ts';
import { useChanges } from '../../../lib/events/use-changes.ts';
import { usePerson } from '../../../lib/session/person.ts';
import { newsBetween, type Happening } from './happenings.ts';
import type { OrderDesk } from './order-desk.ts';
import type { Order } from './order.ts';

const mostNews = 3;

/** The order that is open, with what others do to it meanwhile. */
export function useOrder(first: Order): OrderDesk {
  const me = usePerson().name;
  const { number } = first;
  const [news, setNews] = useState<readonly Happening[]>([]);
  const load = useCallback(async () => (await ask(OrderDocument, { number })).order, [number]);
  const onNewer = useCallback(
    (before: Order, after: Order) => setNews((known) => [...known, ...newsBetween(before, after, me)].slice(-mostNews)),
    [me],
  );
  const { thing, refresh, staleSince } = useFollowed(first, { entity: 'order', id: number, load, onNewer });
  // What comes back of it is told by its own name.
  const numbers = (thing.returns ?? []).map((back) => back.number);
  useChanges(({ entity, id }) => {
    if (entity === 'return' && numbers.includes(id)) void refresh();
  });
  const forgetNews = useCallback(() => setNews([]), []);
  return { order: thing, refresh, news, forgetNews, staleSince };
}
