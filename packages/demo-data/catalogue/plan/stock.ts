import type { DemoStock } from '../../model.ts';
import { soldOut } from '../stock.ts';
import type { Random } from './random.ts';
import { fingerprint, randomOf } from './random.ts';

/** Where a product is carried; Sittard has the whole range. */
export type Assortment = { readonly isSoldOut: boolean; readonly inRoermond: boolean; readonly inAachen: boolean };

function lowStock(random: Random): DemoStock {
  return random.chance(0.5) ? { ...soldOut, WEB: random.int(1, 3) } : { ...soldOut, WEB: random.int(1, 2), SIT: 1 };
}

function branchesOf(random: Random, assortment: Assortment): Omit<DemoStock, 'WEB'> {
  const largest = random.int(4, 9);
  return {
    SIT: largest,
    ROE: assortment.inRoermond ? random.int(1, largest - 1) : 0,
    AAC: assortment.inAachen ? random.int(1, largest - 2) : 0,
  };
}

/** With the sold-out products, 8 % of the variants are sold out and 6 % low (at most 3 pieces); some wait in branches only. */
export function plannedStock(sku: string, assortment: Assortment): DemoStock {
  if (assortment.isSoldOut) return soldOut;
  // The last digits of a SKU differ little, so the lot comes from the whole fingerprint.
  const lot = (fingerprint(`stock/${sku}`) % 1000) / 10;
  const random = randomOf(`pieces/${sku}`);
  if (lot < 5.2) return soldOut;
  if (lot < 11.4) return lowStock(random);
  const branches = branchesOf(random, assortment);
  return { WEB: lot < 15 ? 0 : random.int(5, 40), ...branches };
}
