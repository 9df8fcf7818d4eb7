const maxPieces = 3;

type Piece = { readonly sku: string | null; readonly stock_status: string | null };

/** The first that can be bought, each once, without those that are known already. */
export function piecesToShow<P extends Piece>(found: readonly P[], known: readonly string[]): readonly P[] {
  const bySku = new Map(
    found.filter(({ sku, stock_status }) => stock_status === 'IN_STOCK' && !known.includes(sku ?? '')).map((piece) => [piece.sku, piece]),
  );
  return [...bySku.values()].slice(0, maxPieces);
}
