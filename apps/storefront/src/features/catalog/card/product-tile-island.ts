import { island } from '../../../rendering/island.tsx';

export const ProductTileIsland = island(
  'src/features/catalog/card/product-tile.tsx',
  async () => (await import('./product-tile.tsx')).ProductTile,
  { cached: true },
);
