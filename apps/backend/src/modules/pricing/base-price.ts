import type { Cents } from '#kernel/money.ts';
import { divideHalfUp } from '#kernel/money.ts';

export type Content = { readonly amount: number; readonly unit: 'ml' | 'g' | 'm' };
export type BasePrice = { readonly cents: Cents; readonly unit: 'l' | 'kg' | 'm' };

const bases = { ml: { unit: 'l', factor: 1000 }, g: { unit: 'kg', factor: 1000 }, m: { unit: 'm', factor: 1 } } as const;

/** The price per litre, kilogram or metre of goods sold by measure (LAW-04). */
export function basePrice(cents: Cents, content: Content): BasePrice {
  const { unit, factor } = bases[content.unit];
  return { cents: divideHalfUp(cents * factor * 100, Math.round(content.amount * 100)), unit };
}
