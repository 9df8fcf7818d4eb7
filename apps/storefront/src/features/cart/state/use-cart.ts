import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CartContentFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { useDeviceValue } from '../../../lib/session/use-stored-value.ts';
import { followCart } from './cart-signal.ts';
import { cartStore, lastSeen, unknownCart, type CartState } from './cart-store.ts';
import { expectedCart } from './expected-cart.ts';
import { loadCart } from './load-cart.ts';

export type KnownCart = Pick<CartState, 'knowledge'> & {
  readonly cart: CartContentFragment | undefined;
  /** Something is on its way to the shop. */
  readonly isBusy: boolean;
  readonly reload: () => void;
};

/** The cart of this device, asked for when it is looked at and whenever another tab has changed it. */
export function useCart(): KnownCart {
  const shop = useShop();
  const report = useReportError();
  const cartId = useDeviceValue('cartId');
  const token = useDeviceValue('customerToken');
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.snapshot, () => unknownCart);
  const reload = useMemo(() => () => void loadCart(shop).catch((error: unknown) => report(error, 'addToCart')), [shop, report]);
  useEffect(reload, [reload]);
  useEffect(() => {
    if (cartStore.snapshot().cartId !== cartId || cartStore.snapshot().knowledge !== 'known') reload();
  }, [reload, cartId, token]);
  useEffect(() => {
    const controller = new AbortController();
    followCart(reload, controller.signal);
    window.addEventListener('online', reload, { signal: controller.signal });
    return () => controller.abort();
  }, [reload]);
  const known = state.cart ?? (state.knowledge === 'unknown' && cartId !== undefined ? lastSeen(cartId) : undefined);
  const cart = useMemo(() => known && expectedCart(known, state.wanted), [known, state.wanted]);
  return { cart, knowledge: state.knowledge, isBusy: Object.keys(state.wanted).length > 0, reload };
}
