type Amount = { readonly final_price: { readonly value?: number | null } };
type Range = { readonly minimum_price: Amount; readonly maximum_price?: Amount | null };
type Piece = { readonly quantity: number; readonly range: Range };

export type LookPrice = {
  /** All that the picture shows, in its cheapest sizes. */
  readonly complete: number;
  /** A piece may cost more. */
  readonly from: boolean;
  /** The cheapest piece on its own. */
  readonly lowest: number;
};

const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

/** A look costs what its picture shows; the price of its cheapest piece alone would promise the whole of it. */
export function lookPrice(pieces: readonly Piece[]): LookPrice | undefined {
  if (pieces.length === 0) return undefined;
  const lowest = pieces.map(({ range }) => cents(range.minimum_price.final_price.value));
  return {
    complete: pieces.reduce((sum, { quantity }, index) => sum + quantity * (lowest[index] ?? 0), 0) / 100,
    from: pieces.some(({ range }, index) => cents(range.maximum_price?.final_price.value) > (lowest[index] ?? 0)),
    lowest: Math.min(...lowest) / 100,
  };
}
