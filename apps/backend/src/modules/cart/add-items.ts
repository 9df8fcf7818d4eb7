import type { CatalogueView } from '#modules/catalog/index.ts';
import { lineLimit, type Levels } from './availability.ts';
import { fingerprintOf, maxLines, maxQuantity, maxSamples, type CartDocument, type CartLine } from './cart.ts';
import { insufficientStock, productNotFound, type ItemError } from './item-error.ts';
import type { ResolvedItem } from './resolve-item.ts';

export type Shelf = { readonly levels: Levels; readonly view: CatalogueView; readonly now: Date };

/** Adds one item, to the line that is the same or as a new one; or says why it cannot be. */
export function addItem(document: CartDocument, item: ResolvedItem, shelf: Shelf): CartDocument | ItemError {
  const fingerprint = fingerprintOf(item);
  const same = document.lines.find((line) => fingerprintOf(line) === fingerprint);
  const refused = (item.isSample && refuseSample(document, same)) || refuseQuantity(document, item, same, shelf);
  if (refused) return refused;
  if (same) {
    const quantity = same.quantity + item.quantity;
    return { ...document, lines: document.lines.map((line) => (line === same ? renewed(line, quantity, item.seenCents) : line)) };
  }
  if (document.lines.length >= maxLines) return { code: 'UNDEFINED', message: `A cart holds at most ${maxLines} different products.` };
  const line: CartLine = { id: document.nextLineId, ...item, addedAt: shelf.now.toISOString() };
  return { ...document, nextLineId: document.nextLineId + 1, lines: [...document.lines, line] };
}

/** The shopper decided again and saw the price of today: notes about changes are over. */
export function renewed(line: CartLine, quantity: number, seenCents: number): CartLine {
  const { wantedQuantity: _wanted, ...rest } = line;
  return { ...rest, quantity, seenCents };
}

function refuseQuantity(document: CartDocument, item: ResolvedItem, same: CartLine | undefined, shelf: Shelf): ItemError | undefined {
  const others = document.lines.filter((line) => line !== same);
  const limit = lineLimit(item, others, shelf.levels, shelf.view);
  const quantity = (same?.quantity ?? 0) + item.quantity;
  if (quantity <= limit) return undefined;
  if (limit >= maxQuantity)
    return { code: 'INSUFFICIENT_STOCK', message: `The maximum quantity is ${maxQuantity}.`, available: maxQuantity };
  // Magento answers for what is sold out as for what does not exist.
  if (limit === 0 && others.every((line) => line.sku !== item.sku)) return productNotFound(item.sku);
  return insufficientStock(Math.max(0, limit - (same?.quantity ?? 0)));
}

function refuseSample(document: CartDocument, same: CartLine | undefined): ItemError | undefined {
  if (same) return { code: 'UNDEFINED', message: 'The sample is already in your cart.' };
  const samples = document.lines.filter(({ isSample }) => isSample).length;
  return samples < maxSamples ? undefined : { code: 'UNDEFINED', message: `A cart holds at most ${maxSamples} samples.` };
}
