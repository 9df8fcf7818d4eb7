import { useCallback, useEffect, useState } from 'react';
import { LoadCheckoutDocument, type CheckoutCartFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import type { NoticeTitle } from '../../lib/notices/notice-for-error.ts';
import { useDeviceValue } from '../../lib/session/use-stored-value.ts';

export type CartKeeper = {
  /** The shop says the cart is gone: whoever owns carts finds out which one is ours now. */
  readonly settle: () => Promise<void>;
  /** Calls when another tab has changed the cart. */
  readonly follow: (listener: () => void, signal: AbortSignal) => void;
};

export type Checkout = {
  readonly cart: CheckoutCartFragment | undefined;
  readonly state: 'loading' | 'ready' | 'empty' | 'unreachable';
  readonly show: (cart: CheckoutCartFragment) => void;
  /** Asks again; the cart as it now is. */
  readonly reload: () => Promise<CheckoutCartFragment | undefined>;
  /** Tells what went wrong; a cart that is gone is no longer valid (SPEC-8). */
  readonly fail: (error: unknown, title: NoticeTitle) => Promise<void>;
};

const isGone = (error: unknown): boolean => error instanceof ShopApiError && error.category === 'no-such-entity';

/** The cart on its way to an order, as the shop has it. */
export function useCheckout({ settle, follow }: CartKeeper): Checkout {
  const shop = useShop();
  const t = useMessages('checkout');
  const report = useReportError();
  const cartId = useDeviceValue('cartId');
  const [loaded, setLoaded] = useState<CheckoutCartFragment>();
  const [isFailed, setFailed] = useState(false);
  const reload = useCallback((): Promise<CheckoutCartFragment | undefined> => {
    if (cartId === undefined) return Promise.resolve(undefined);
    return shop
      .query(LoadCheckoutDocument, { id: cartId })
      .then(({ cart }) => {
        setFailed(false);
        if (cart) setLoaded(cart);
        return cart ?? undefined;
      })
      .catch(async (error: unknown) => {
        const isLost = error instanceof ShopApiError && (isGone(error) || error.category === 'authorization' || error.isSessionOver);
        if (isLost) await settle();
        else setFailed(true);
        return undefined;
      });
  }, [shop, cartId, settle]);
  useEffect(() => void reload(), [reload]);
  useEffect(() => {
    const controller = new AbortController();
    follow(() => void reload(), controller.signal);
    return () => controller.abort();
  }, [follow, reload]);
  const cart = loaded?.id === cartId ? loaded : undefined;
  return {
    cart,
    state: stateOf(cart, cartId, isFailed),
    show: setLoaded,
    reload,
    fail: async (error, title) => {
      if (!isGone(error)) return void report(error, title);
      notices.show({ kind: 'danger', title: t('title'), text: t('cartInvalid') });
      return settle();
    },
  };
}

function stateOf(cart: CheckoutCartFragment | undefined, cartId: string | undefined, isFailed: boolean): Checkout['state'] {
  if (cart) return (cart.itemsV2?.items ?? []).length > 0 ? 'ready' : 'empty';
  if (cartId === undefined) return 'empty';
  return isFailed ? 'unreachable' : 'loading';
}
