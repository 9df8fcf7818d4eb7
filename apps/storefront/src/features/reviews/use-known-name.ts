import { useEffect, useRef } from 'react';
import { ReviewNameDocument } from '../../generated/graphql.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { deviceValues } from '../../lib/session/storage.ts';

/** Tells the name a customer wrote under the last review, or the first name; nothing for a guest, or when it cannot be asked. */
export function useKnownName(onKnown: (name: string) => void): void {
  const shop = useShop();
  const told = useRef(onKnown);
  useEffect(() => {
    if (deviceValues.get('customerToken') === undefined) return;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(ReviewNameDocument)
      .then(({ customer }) => {
        const name = customer?.reviews.items[0]?.nickname ?? customer?.firstname;
        if (name) told.current(name);
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [shop]);
}
