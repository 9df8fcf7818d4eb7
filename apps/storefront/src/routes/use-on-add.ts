import { useCallback, useEffect } from 'react';
import { prepareCart, useAddToCart } from '../features/cart/use-add-to-cart.ts';
import type { OnAdd } from '../features/catalog/purchase.ts';

/** The way of a product page into the cart; its code comes once the page has nothing else to do. */
export function useOnAdd(): OnAdd {
  const { add } = useAddToCart();
  useEffect(() => {
    const timer = window.setTimeout(prepareCart, 2000);
    return () => window.clearTimeout(timer);
  }, []);
  return useCallback(async (lines) => void (await add(lines)), [add]);
}
