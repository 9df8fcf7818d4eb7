import { useState } from 'react';
import { useAddToCart } from '../../features/cart/adding/use-add-to-cart.ts';
import { productHref } from '../../features/catalog/card/product-href.ts';
import { useStockAlert } from '../../features/catalog/purchase/stock-alert.ts';
import type { WishlistEntryFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';

type Props = { readonly entry: WishlistEntryFragment; readonly remove: () => Promise<boolean> };

/** A wish that comes true: into the cart, and off the list once it is there. Sold out, it offers a mail; missing options are asked for on its page. */
export function MoveToCart({ entry, remove }: Props) {
  const t = useMessages('cart');
  const catalog = useMessages('catalog');
  const { storeView } = useShopState();
  const alert = useStockAlert();
  const { add } = useAddToCart();
  const [isBusy, setIsBusy] = useState(false);
  const { product, quantity } = entry;
  const sku = product?.sku;
  if (!sku) return null;
  const configured = entry.__typename === 'ConfigurableWishlistItem' ? entry.configured_variant : undefined;
  const variant = configured?.sku;
  if ((configured ?? product).stock_status !== 'IN_STOCK') {
    return (
      <>
        <p>{catalog('outOfStock')}</p>
        {alert(variant ?? sku)}
      </>
    );
  }
  if (entry.__typename !== 'SimpleWishlistItem' && !variant) {
    return <ButtonLink href={productHref(storeView, product)}>{catalog('chooseVersion')}</ButtonLink>;
  }
  const move = async (): Promise<void> => {
    if (await add([variant ? { sku: variant, parentSku: sku, quantity } : { sku, quantity }])) await remove();
  };
  return (
    <div>
      <SignpostButton
        aria-busy={isBusy}
        onClick={() => {
          if (isBusy) return;
          setIsBusy(true);
          void move().finally(() => setIsBusy(false));
        }}
      >
        {t('moveToCart')}
        <span className="visually-hidden"> ({product.name})</span>
      </SignpostButton>
    </div>
  );
}
