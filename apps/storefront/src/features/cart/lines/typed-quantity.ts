export const maxQuantity = 9999;

/** How many pieces somebody typed: an empty field leaves what was there, and undefined is no number of pieces. */
export function typedQuantity(typed: string, current: number): number | undefined {
  const text = typed.trim();
  if (text === '') return current;
  const quantity = /^\d+$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= maxQuantity ? quantity : undefined;
}
