import type { Tint } from '../../../theme/slots.ts';

const tints: readonly Tint[] = ['tanne', 'enzian', 'leder', 'rose', 'stein'];

/** The ground a picture waits on: fixed for a product, spread over the tints. */
export function tintOf(sku: string): Tint {
  let sum = 0;
  for (const character of sku) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'tanne';
}
