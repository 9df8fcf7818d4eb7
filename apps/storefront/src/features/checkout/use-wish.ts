import { useEffect } from 'react';
import type { Destination } from '../../lib/cart/estimate/delivery-estimate.ts';

export type OnWish = (wish: Destination | undefined) => void;

/** Tells the summary where and how it goes by the form that is open; with its step the wish ends, and the cart says so itself. */
export function useWish(onWish: OnWish, { country, isBranch, chosen }: Destination): void {
  const [carrier, method] = [chosen?.carrier_code, chosen?.method_code];
  useEffect(() => {
    const way = carrier !== undefined && method !== undefined ? { carrier_code: carrier, method_code: method } : undefined;
    onWish({ country, isBranch, chosen: way });
    return () => onWish(undefined);
  }, [onWish, country, isBranch, carrier, method]);
}
