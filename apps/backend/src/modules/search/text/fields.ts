import type { FieldName } from './search-document.ts';

/** The fields of a document with their weights. Each is one bit: the fields of a posting are a mask. */
export const fields: readonly { readonly name: FieldName; readonly bit: number; readonly weight: number }[] = [
  { name: 'name', bit: 1, weight: 10 },
  { name: 'brand', bit: 2, weight: 6 },
  { name: 'category', bit: 4, weight: 6 },
  { name: 'option', bit: 8, weight: 4 },
  { name: 'short text', bit: 16, weight: 2 },
  { name: 'text', bit: 32, weight: 1 },
];

/** Fields that say what a product is; running text only mentions things. */
export const strongFields = 1 | 2 | 4 | 8;

export const fieldNames = (bits: number): readonly FieldName[] => fields.filter(({ bit }) => bits & bit).map(({ name }) => name);
