import { asleep } from '../../../lib/page/asleep.tsx';
import type { NameOf } from '../../../lib/page/kept-markup.tsx';
import type { TileProps } from './product-tile.tsx';

/** React writes a preload for a picture that is fetched at once, so the markup of such a card is not alone. */
const keptBy = ({ product, ...look }: TileProps, nameOf: NameOf): string | undefined =>
  look.eager ? undefined : `${nameOf(product)} ${JSON.stringify(look)}`;

/** The card of a product, asleep as long as nobody moves. */
export const SleepingTile = asleep(
  'src/features/catalog/card/product-tile.tsx',
  async () => (await import('./product-tile.tsx')).ProductTile,
  {
    keptBy,
  },
);
