import { useCallback, useEffect } from 'react';
import { prepareCart, useAddToCart } from '../../features/cart/adding/use-add-to-cart.ts';
import type { OnAdd } from '../../features/catalog/purchase/purchase.ts';
import { firstInteraction } from '../../rendering/island.tsx';

/** The way of a product page into the cart; its code comes at the first interaction. */
export function useOnAdd(): OnAdd {
  const { add } = useAddToCart();
  useEffect(() => void firstInteraction().then(prepareCart), []);
  return useCallback(async (lines) => void (await add(lines)), [add]);
}
