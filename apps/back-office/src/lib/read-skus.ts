/** SKUs as somebody pastes them: a column of a spreadsheet, a line, with commas or without. */
export const readSkus = (text: string): readonly string[] => [...new Set(text.split(/[\s,;]+/).filter((sku) => sku !== ''))];

/** The field they are typed in: as it was typed while it says the same, as a space or a new line may be half of the next one. */
export function shownSkus(typed: string | undefined, skus: readonly string[]): string {
  const shown = skus.join('\n');
  return typed !== undefined && readSkus(typed).join('\n') === shown ? typed : shown;
}
