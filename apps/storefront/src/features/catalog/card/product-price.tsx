import type { ProductPricePriceRangeFragment } from '../../../generated/graphql.ts';
import { PriceBlock } from './price-block.tsx';
import { priceDisplay } from './price-display.ts';

type Props = {
  readonly range: ProductPricePriceRangeFragment;
  /** The tax and shipping line these prices belong to (LAW-01). */
  readonly legalId: string;
  readonly size?: 'card' | 'page';
};

export function ProductPrice({ range, legalId, size = 'card' }: Props) {
  return <PriceBlock price={priceDisplay(range)} legalId={legalId} size={size} />;
}
