import { asleep } from '../../lib/page/asleep.tsx';
import type { TileProps } from './product-tile.tsx';

/** React writes a preload for a picture that is fetched at once, so the markup of such a card is not alone. */
const keptBy = (props: TileProps): string | undefined => (props.eager ? undefined : JSON.stringify(props));

/** The card of a product, asleep as long as nobody moves. */
export const SleepingTile = asleep('src/features/catalog/product-tile.tsx', async () => (await import('./product-tile.tsx')).ProductTile, {
  keptBy,
});
