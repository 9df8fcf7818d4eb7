import { useEffect, useSyncExternalStore } from 'react';
import { CartCountDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { deviceValues, tabValues } from '../../../lib/session/storage.ts';
import { useDeviceValue } from '../../../lib/session/use-stored-value.ts';
import { Icon } from '../../../theme/icon.tsx';
import { ToolLink } from '../../../ui/tool-link.tsx';
import { bag, emptyBag } from './bag.ts';
import { followCart } from '../state/cart-signal.ts';
import { isGone } from '../state/is-gone.ts';

/** The bag of the header: the way to the cart, with its count once that is known. */
export function BagLink() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  const count = useCount();
  return (
    <ToolLink
      href={localPath(storeView, 'checkout/cart')}
      icon={<Icon name="tote" />}
      badge={count}
      label={count > 0 ? t('bag', { count }) : t('emptyBag')}
    />
  );
}

/** Asks how much a cart holds. Without an answer the bag shows no number. */
async function count(shop: BrowserShopClient, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  try {
    const { cart } = await shop.query(CartCountDocument, { id });
    if (cart && deviceValues.get('cartId') === id) bag.set({ cartId: id, count: cart.summary_count });
  } catch (error) {
    // Gone, or a guest's after a login: that is for the cart itself to settle.
    if (isGone(error)) await (await import('../state/cart-desk.ts')).loadCart(shop).catch(() => undefined);
  }
}

function useCount(): number {
  const shop = useShop();
  const cartId = useDeviceValue('cartId');
  const token = useDeviceValue('customerToken');
  const known = useSyncExternalStore(bag.subscribe, bag.snapshot, () => emptyBag);
  useEffect(() => {
    // Of a person who has left nothing stays, also in a tab that never opened the cart.
    // Asked of the device: while the page is taken over the id is not known here yet.
    if (deviceValues.get('cartId') === undefined) tabValues.remove('lastCartLines');
    else if (cartId !== undefined && bag.snapshot().cartId !== cartId) void count(shop, cartId);
  }, [shop, cartId, token]);
  useEffect(() => {
    const controller = new AbortController();
    followCart(() => void count(shop, deviceValues.get('cartId')), controller.signal);
    return () => controller.abort();
  }, [shop]);
  return cartId !== undefined && known.cartId === cartId ? known.count : 0;
}
