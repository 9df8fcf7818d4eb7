import type { ProductTileProductFragment } from '../../generated/graphql.ts';
import { lazyPart } from '../../rendering/lazy-part.tsx';

const WishlistToggle = lazyPart(
  'src/features/wishlist/wishlist-toggle.tsx',
  async () => (await import('../../features/wishlist/wishlist-toggle.tsx')).WishlistToggle,
);

/** Types whose options must be chosen before they can be wished for. */
export const needsOptions = (typename: string | undefined): boolean => typename === 'ConfigurableProduct' || typename === 'BundleProduct';

/** What other features put on the card of a product. */
export const cardActions = ({ sku, name, __typename }: ProductTileProductFragment) =>
  sku ? <WishlistToggle sku={sku} name={name ?? ''} needsOptions={needsOptions(__typename)} /> : null;
