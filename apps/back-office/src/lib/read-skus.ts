/** SKUs as somebody pastes them: a column of a spreadsheet, a line, with commas or without. */
export const readSkus = (text: string): readonly string[] => [...new Set(text.split(/[\s,;]+/).filter((sku) => sku !== ''))];
