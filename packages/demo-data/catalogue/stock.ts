import type { DemoStock } from '../model.ts';

const none: DemoStock = { WEB: 0, SIT: 0, ROE: 0, AAC: 0 };

/** FNV-1a over the SKU: the same SKU always has the same stock, without a random source. */
function fingerprint(sku: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < sku.length; index += 1) {
    value ^= sku.charCodeAt(index);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}

function inOneBranch(print: number): DemoStock {
  const pieces = 1 + (print % 2);
  const branch = (['SIT', 'ROE', 'AAC'] as const)[(print >>> 8) % 3] ?? 'SIT';
  return { ...none, [branch]: pieces };
}

/** 8 % sold out, 6 % low (at most 3), some only in one branch; Sittard holds most, then Roermond (70 %) and Aachen (60 %). */
export function stockOf(sku: string): DemoStock {
  const print = fingerprint(sku);
  const lot = print % 100;
  if (lot < 8) return none;
  if (lot < 14) return { ...none, WEB: 1 + (print % 2), SIT: (print >>> 4) % 2 };
  if (lot < 20) return inOneBranch(print);
  const branch = 2 + ((print >>> 12) % 6);
  return { WEB: 5 + ((print >>> 5) % 20), SIT: branch, ROE: Math.floor(branch * 0.7), AAC: Math.floor(branch * 0.6) };
}

export const soldOut = none;
