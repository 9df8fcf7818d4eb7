import type { GroupItem } from './grouped-model.ts';
import { hasSizeAxis, type VariantFacts } from './product-matrix.ts';

/** The chosen variants of the pieces that have any, by SKU. */
export type Chosen = Readonly<Record<string, VariantFacts | undefined>>;

/** A piece that is sold out altogether stays in the picture and out of the sum: the rest can be bought without it. */
export const offeredPieces = (items: readonly GroupItem[]): readonly GroupItem[] => items.filter(({ isSaleable }) => isSaleable);

export const isReady = ({ sku, matrix }: GroupItem, chosen: Chosen): boolean => matrix === undefined || chosen[sku]?.isSaleable === true;

/** What the pieces cost together; one without a choice counts with its lowest price. */
export function piecesPrice(items: readonly GroupItem[], chosen: Chosen): { readonly amount: number; readonly from: boolean } {
  const cents = items.reduce((sum, item) => sum + Math.round(amountOf(item, chosen) * 100) * item.quantity, 0);
  return { amount: cents / 100, from: items.some((item) => mayCostMore(item, chosen)) };
}

const amountOf = ({ sku, product }: GroupItem, chosen: Chosen): number =>
  chosen[sku]?.price.amount ?? product.price_range.minimum_price.final_price.value ?? 0;

const mayCostMore = ({ sku, matrix, product: { price_range: range } }: GroupItem, chosen: Chosen): boolean =>
  matrix !== undefined &&
  chosen[sku] === undefined &&
  (range.maximum_price?.final_price.value ?? 0) > (range.minimum_price.final_price.value ?? 0);

/** The key of the words that ask for what is missing of a piece. */
export function askFor({ sku, matrix }: GroupItem, chosen: Chosen): 'chooseForPiece' | 'chooseVersionFor' | 'chooseOtherFor' {
  if (chosen[sku] !== undefined) return 'chooseOtherFor';
  return matrix !== undefined && hasSizeAxis(matrix) ? 'chooseForPiece' : 'chooseVersionFor';
}
