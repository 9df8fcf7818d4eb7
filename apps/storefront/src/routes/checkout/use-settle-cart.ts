import { useCallback } from 'react';
import { useShop } from '../../lib/graphql/use-shop.ts';

/** Finds out which cart is this device's after the last one was ordered or lost: none for a guest, a new one for a customer. */
export function useSettleCart(): () => Promise<void> {
  const shop = useShop();
  return useCallback(async () => {
    const { loadCart } = await import('../../features/cart/state/cart-desk.ts');
    // Without an answer everything stays as it is; the cart asks again when it is looked at.
    await loadCart(shop).catch(() => undefined);
  }, [shop]);
}
