import { addedPrice } from './price-cart.ts';
import { renewed, type Shelf } from './add-items.ts';
import { lineLimit } from './availability.ts';
import type { CartDocument, CartLine } from './cart.ts';
import { insufficientStock, type ItemError } from './item-error.ts';
import { checkQuantity } from './resolve-item.ts';

export type LineChange = { readonly lineId: number | undefined; readonly quantity: number | undefined };

/** Changes quantities one after another; 0 removes. What cannot be done is said and the line stays as it was. */
export function updateItems(
  document: CartDocument,
  changes: readonly LineChange[],
  shelf: Shelf,
): { document: CartDocument; errors: ItemError[] } {
  const errors: ItemError[] = [];
  let current = document;
  for (const change of changes) {
    const result = updateItem(current, change, shelf);
    if ('lines' in result) current = result;
    else errors.push(result);
  }
  return { document: current, errors };
}

const missing = (name: string): ItemError => ({
  code: 'REQUIRED_PARAMETER_MISSING',
  message: `Required parameter "${name}" for "cart_items" is missing.`,
});

function updateItem(document: CartDocument, { lineId, quantity }: LineChange, shelf: Shelf): CartDocument | ItemError {
  if (lineId === undefined) return missing('cart_item_id');
  const line = document.lines.find(({ id }) => id === lineId);
  if (!line) return { code: 'COULD_NOT_FIND_CART_ITEM', message: `Could not find cart item with id: ${lineId}.` };
  if (quantity === undefined) return missing('quantity');
  if (quantity === 0) return removeLine(document, lineId);
  const invalid = checkQuantity(quantity) ?? checkLine(document, line, quantity, shelf);
  if (invalid) return invalid;
  const seenCents = addedPrice(line, shelf.view, shelf.now) ?? line.seenCents;
  return { ...document, lines: document.lines.map((one) => (one === line ? renewed(line, quantity, seenCents) : one)) };
}

function checkLine(document: CartDocument, line: CartLine, quantity: number, { levels, view }: Shelf): ItemError | undefined {
  if (line.isSample) {
    return quantity === 1 ? undefined : { code: 'INVALID_PARAMETER_VALUE', message: 'A sample comes once.' };
  }
  // Fewer than before is always possible, also when the stock went down meanwhile.
  if (quantity <= line.quantity) return undefined;
  const limit = lineLimit(
    line,
    document.lines.filter((one) => one !== line),
    levels,
    view,
  );
  return quantity <= limit ? undefined : insufficientStock(limit);
}

export const removeLine = (document: CartDocument, lineId: number): CartDocument => ({
  ...document,
  lines: document.lines.filter(({ id }) => id !== lineId),
});
