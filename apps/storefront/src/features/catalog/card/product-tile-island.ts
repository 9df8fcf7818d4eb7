import { island } from '../../../rendering/island.tsx';

/** The card of a product in a list. */
export const ProductTileIsland = island(
  'src/features/catalog/card/product-tile.tsx',
  async () => (await import('./product-tile.tsx')).ProductTile,
  { cached: true },
);
