import type { Random } from '../../packages/demo-data/catalogue/plan/random.ts';
import { isRequired, namedType, type Field, type Schema, type Type } from './schema.ts';

/** A selection of a type that the schema takes: any of its fields, down to a depth. */
export function randomSelection(schema: Schema, random: Random, typeName: string, depth: number): string {
  const type = schema.type(typeName);
  if (!type) return '';
  const fields = askable(schema, type, depth);
  const chosen = fields.length === 0 ? [] : random.some(fields, random.int(1, 12));
  const possible = type.possibleTypes ?? [];
  const below = possible.length > 0 && random.chance(0.3) ? random.pick(possible).name : undefined;
  const parts = [
    ...chosen.map((field) => `${field.name} ${randomSelection(schema, random, namedType(field.type), depth - 1)}`),
    ...(below && below !== typeName ? [`... on ${below} ${randomSelection(schema, random, below, depth - 1)}`] : []),
  ];
  if (!type.fields && !below) return '';
  return `{ ${parts.join(' ') || '__typename'} }`;
}

function askable(schema: Schema, { fields }: Type, depth: number): readonly Field[] {
  const isLeaf = ({ type }: Field): boolean => !schema.type(namedType(type))?.fields;
  return (fields ?? []).filter((field) => !field.args.some(isRequired) && (depth > 1 || isLeaf(field)));
}
