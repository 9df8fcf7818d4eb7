import type { ProductTileProductFragment } from '../../generated/graphql.ts';
import { lazyPart } from '../../rendering/lazy-part.tsx';

const WishlistToggle = lazyPart(
  'src/features/wishlist/wishlist-toggle.tsx',
  async () => (await import('../../features/wishlist/wishlist-toggle.tsx')).WishlistToggle,
);

/** What other features put on the card of a product. */
export const cardActions = ({ sku, name }: ProductTileProductFragment) => (sku ? <WishlistToggle sku={sku} name={name ?? ''} /> : null);
