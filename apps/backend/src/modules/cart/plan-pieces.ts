import type { CatalogueView } from '#modules/catalog/index.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import type { Levels } from './availability.ts';
import { piecesOf, type CartLine } from './cart.ts';

export type PiecesPlan = { readonly pieces: readonly StockRow[] } | { readonly missing: string };

/**
 * From which shelf each piece of an order comes: pickup takes the branch's alone, delivery the web stock and, where it is not enough,
 * what the branches have to send. What is made to order takes what is there, and the rest is made.
 */
export function planPieces(lines: readonly CartLine[], levels: Levels, view: CatalogueView, branchCode?: string): PiecesPlan {
  const sources = view.stock().sources;
  const inOrder = [...sources.filter(({ kind }) => kind === 'web'), ...sources.filter(({ kind }) => kind === 'branch')].map(
    ({ code }) => code,
  );
  const allowed = branchCode === undefined ? inOrder : [branchCode];
  const pieces: StockRow[] = [];
  for (const [sku, needed] of piecesOf(lines)) {
    let open = needed;
    for (const source of allowed) {
      const quantity = Math.min(open, Math.max(0, levels.get(sku)?.[source] ?? 0));
      if (quantity > 0) pieces.push({ sku, source, quantity });
      open -= quantity;
    }
    if (open > 0 && view.sourceBySku(sku)?.record.isMadeToOrder !== true) return { missing: sku };
  }
  return { pieces };
}
