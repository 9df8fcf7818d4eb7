import { useCallback, useEffect, useState } from 'react';
import { OrderByHashDocument, type OrderFullFragment } from '../../generated/graphql.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { isUnderWay, nextPause } from './poll-times.ts';

export type FoundOrder = {
  readonly order: OrderFullFragment | undefined;
  readonly state: 'loading' | 'found' | 'missing' | 'unreachable';
  /** Asked as long as it makes sense: the money has still not arrived. */
  readonly isTired: boolean;
  readonly reload: () => void;
};

type Answer = { readonly hash: string; readonly order: OrderFullFragment | undefined; readonly state: FoundOrder['state'] };

/** The order behind a hash; while its payment is under way the shop is asked again and again (PAY-13). */
export function useOrderByHash(hash: string, isPolled: boolean): FoundOrder {
  const shop = useShop();
  const [answer, setAnswer] = useState<Answer>();
  const [asked, setAsked] = useState(0);
  const known = answer?.hash === hash ? answer : undefined;
  const load = useCallback(
    (signal?: AbortSignal): Promise<void> =>
      (signal ? shop.with({ signal }) : shop)
        .query(OrderByHashDocument, { hash })
        .then(({ order }) => setAnswer({ hash, order: order ?? undefined, state: order ? 'found' : 'missing' }))
        .catch((error: unknown) => {
          if (signal?.aborted) return;
          const isMissing = error instanceof ShopApiError && (error.category === 'no-such-entity' || error.category === 'input');
          // An order that was seen stays on the screen whatever happens to the line.
          setAnswer((before) => (before?.order ? before : { hash, order: undefined, state: isMissing ? 'missing' : 'unreachable' }));
        }),
    [shop, hash],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const isWaiting = isPolled && known?.order !== undefined && isUnderWay(known.order);
  useEffect(() => {
    const pause = isWaiting ? nextPause(asked) : undefined;
    if (pause === undefined) return undefined;
    const timer = window.setTimeout(() => void load().finally(() => setAsked(asked + 1)), pause);
    return () => window.clearTimeout(timer);
  }, [isWaiting, asked, load]);
  return {
    order: known?.order,
    state: known?.state ?? 'loading',
    isTired: isWaiting && nextPause(asked) === undefined,
    reload: () => void load(),
  };
}
