import { useLaterChoice } from '../../features/catalog/purchase/option-choice.tsx';
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx';
import { needsOptions } from '../listing/card-actions.tsx';
import type { ProductPage } from './product-view.tsx';

/** The heart of the product page: of the variant that is chosen, where there are any. */
export function ProductHeart({ page: { product, choice } }: { readonly page: ProductPage }) {
  const wish = { sku: product.sku ?? '', name: product.name ?? '' };
  if (choice.type === 'configurable') return <VariantHeart {...wish} />;
  return <WishlistToggle {...wish} needsOptions={needsOptions(product.__typename)} />;
}

function VariantHeart(wish: { readonly sku: string; readonly name: string }) {
  const { variant } = useLaterChoice();
  return <WishlistToggle {...wish} needsOptions chosenSku={variant?.sku} />;
}
