import type { ProductTileProductFragment } from '../../../generated/graphql.ts';
import { LookPriceBlock } from './look-price-block.tsx';
import { lookPrice } from './look-price.ts';
import { PriceBlock } from './price-block.tsx';
import { ownReduction } from './price-display.ts';
import { ProductPrice } from './product-price.tsx';

type Props = { readonly product: ProductTileProductFragment; readonly legalId: string };

/** What a card asks for what it shows. */
export function TilePrice({ product, legalId }: Props) {
  const look = lookPrice(piecesOf(product));
  if (look !== undefined) return <LookPriceBlock price={look} legalId={legalId} />;
  if (product.__typename === 'GroupedProduct') return <PriceBlock price={ownReduction(product)} legalId={legalId} />;
  return <ProductPrice range={product.price_range} legalId={legalId} />;
}

/** Of a look; a group is a table to order from, whose products stand for themselves. */
function piecesOf(product: ProductTileProductFragment) {
  if (product.__typename !== 'GroupedProduct' || !product.look) return [];
  return (product.items ?? []).flatMap((item) =>
    item?.product ? [{ quantity: item.qty && item.qty > 0 ? item.qty : 1, range: item.product.price_range }] : [],
  );
}
