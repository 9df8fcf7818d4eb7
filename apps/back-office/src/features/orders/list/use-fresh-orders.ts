import { useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { OrderListDocument, type OrderListQuery } from '../../../generated/graphql.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ask } from '../../../lib/api/api.ts';
import { chosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { useChanges } from '../../../lib/events/use-changes.ts';
import { readList } from './order-filters.ts';
import { withFresh } from './fresh-rows.ts';

type Orders = OrderListQuery['orders'];

/** What happens within it is asked for once. */
const pause = 1_000;

/** The rows of a page as they are now, and how many newer ones there are: somebody reads here, so nothing jumps in. */
export function useFreshOrders(orders: Orders): ReturnType<typeof withFresh<Orders['items'][number]>> {
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState<{ readonly of: Orders; readonly items: Orders['items'] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(orders);
  useEffect(() => {
    shown.current = orders;
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [orders]);
  const look = async () => {
    timer.current = undefined;
    try {
      const { orders: now } = await ask(OrderListDocument, readList(params, chosenBranch()));
      if (shown.current !== orders) return;
      if (orders.items.length === 0 && now.items.length > 0) await revalidate();
      else setFresh({ of: orders, items: now.items });
    } catch (error) {
      // The rows stay as they are: whatever the screen itself asks for next says what is wrong.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  useChanges(({ entity }) => {
    if (entity === 'order') timer.current ??= setTimeout(() => void look(), pause);
  });
  return withFresh(orders.items, fresh?.of === orders ? fresh.items : orders.items);
}
