import type { AttributeRecord, ProductRecord } from '../read-model/catalogue.ts';
import type { Known } from './product-field.ts';
import { saying } from './saying.ts';
import { refuse } from './take-value.ts';

/** What a product is chosen by, in order. */
export function axesOf({ axes }: Pick<ProductRecord, 'axes'>, { attributesByCode }: Known): readonly AttributeRecord[] {
  const byId = new Map([...attributesByCode.values()].map((attribute) => [attribute.id, attribute]));
  return axes.toSorted((a, b) => a.position - b.position || a.id - b.id).flatMap(({ attributeId }) => byId.get(attributeId) ?? []);
}

/** The option a variant stands for on an axis. */
export function optionOf({ attributes }: Pick<ProductRecord, 'attributes'>, { code }: Pick<AttributeRecord, 'code'>): number | undefined {
  const value = attributes[code];
  return Array.isArray(value) ? (value as readonly number[])[0] : undefined;
}

/** Which options it stands for; two variants of a product never stand for the same. */
export const combinationOf = (variant: Pick<ProductRecord, 'attributes'>, axes: readonly AttributeRecord[]): string =>
  axes.map((axis) => optionOf(variant, axis) ?? '').join(' ');

/** Variants are told apart by what a product is chosen by: each has an option of every axis, and no two the same. */
export function checkAxes(product: ProductRecord, variants: readonly ProductRecord[], known: Known, field: string): void {
  if (variants.length === 0) return;
  const axes = axesOf(product, known);
  const combinations = new Set(variants.map((variant) => combinationOf(variant, axes)));
  const isWhole = variants.every((variant) => axes.every((axis) => optionOf(variant, axis) !== undefined));
  if (axes.length > 0 && isWhole && combinations.size === variants.length) return;
  saying(field, () => refuse('variant-axes', 'The variants there are could not be told apart by this.'));
}
