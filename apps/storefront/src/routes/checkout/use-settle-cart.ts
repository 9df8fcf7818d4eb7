import { useCallback } from 'react';
import { settleCart } from '../../features/cart/state/settle-cart.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';

export function useSettleCart(): () => Promise<void> {
  const shop = useShop();
  return useCallback(() => settleCart(shop), [shop]);
}
