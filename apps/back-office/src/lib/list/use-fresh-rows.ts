import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { useChanges } from '../events/use-changes.ts';
import { withFresh, type Fresh } from './fresh-rows.ts';

type Row = { readonly id: string };
type List<One> = { readonly items: readonly One[] };

/** What happens within it is asked for once. */
const pause = 1_000;

/** The rows of a page as they are now, and how many newer ones there are: somebody reads here, so nothing jumps in. */
export function useFreshRows<One extends Row>(list: List<One>, entity: string, load: () => Promise<List<One>>): Fresh<One> {
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState<{ readonly of: List<One>; readonly items: readonly One[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(list);
  useEffect(() => {
    shown.current = list;
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [list]);
  const look = async () => {
    timer.current = undefined;
    try {
      const now = await load();
      if (shown.current !== list) return;
      if (list.items.length === 0 && now.items.length > 0) await revalidate();
      else setFresh({ of: list, items: now.items });
    } catch (error) {
      // The rows stay as they are: whatever the screen itself asks for next says what is wrong.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  useChanges((change) => {
    if (change.entity === entity) timer.current ??= setTimeout(() => void look(), pause);
  });
  return withFresh(list.items, fresh?.of === list ? fresh.items : list.items);
}
