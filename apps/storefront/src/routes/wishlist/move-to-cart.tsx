import { useState } from 'react';
import { useAddToCart } from '../../features/cart/adding/use-add-to-cart.ts';
import { productHref } from '../../features/catalog/card/product-href.ts';
import type { WishlistEntryFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';

type Props = { readonly entry: WishlistEntryFragment; readonly remove: () => Promise<boolean> };

/** A wish that comes true: into the cart, and off the list once it is there. Where options are missing its page asks for them. */
export function MoveToCart({ entry, remove }: Props) {
  const t = useMessages('cart');
  const catalog = useMessages('catalog');
  const { storeView } = useShopState();
  const { add } = useAddToCart();
  const [isBusy, setIsBusy] = useState(false);
  const { product, quantity } = entry;
  const sku = product?.sku;
  if (!sku) return null;
  if (product.stock_status !== 'IN_STOCK') return <p>{catalog('outOfStock')}</p>;
  const variant = entry.__typename === 'ConfigurableWishlistItem' ? entry.configured_variant?.sku : undefined;
  if (entry.__typename !== 'SimpleWishlistItem' && !variant) {
    return <ButtonLink href={productHref(storeView, product)}>{catalog('chooseSize')}</ButtonLink>;
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
