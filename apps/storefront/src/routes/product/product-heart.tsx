import { useLaterChoice } from '../../features/catalog/purchase/option-choice.tsx';
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx';
import type { ProductPage } from './product-view.tsx';

/** The heart of the product page: of the variant that is chosen, where one is. */
export function ProductHeart({ page: { product, choice } }: { readonly page: ProductPage }) {
  const wish = { sku: product.sku ?? '', name: product.name ?? '' };
  if (choice.type === 'configurable') return <VariantHeart {...wish} />;
  return <WishlistToggle {...wish} />;
}

function VariantHeart(wish: { readonly sku: string; readonly name: string }) {
  const { variant } = useLaterChoice();
  return <WishlistToggle {...wish} chosenSku={variant?.sku} />;
}
