import type { DemoProduct } from '../model.ts';
import { accessoryWords } from './words/accessory.ts';
import { apronWords } from './words/apron.ts';
import { bagWords } from './words/bag.ts';
import { blouseWords } from './words/blouse.ts';
import { careWords } from './words/care.ts';
import { dirndlWords } from './words/dirndl.ts';
import { hatWords } from './words/hat.ts';
import { kidsWords } from './words/kids.ts';
import { lederhoseWords } from './words/lederhose.ts';
import { outerwearWords } from './words/outerwear.ts';
import { shirtWords } from './words/shirt.ts';
import { shoesWords } from './words/shoes.ts';
import { socksWords } from './words/socks.ts';
import type { ReviewWords } from './words/words.ts';

/** What is said about a kind of product, and whether it is worn in sizes. */
export type ReviewKind = { readonly words: ReviewWords; readonly isFitted: boolean };

const worn = (words: ReviewWords): ReviewKind => ({ words, isFitted: true });
const unworn = (words: ReviewWords): ReviewKind => ({ words, isFitted: false });

const kinds: Readonly<Record<string, ReviewKind>> = {
  DIR: worn(dirndlWords),
  LED: worn(lederhoseWords),
  HEM: worn(shirtWords),
  BLU: worn(blouseWords),
  SCH: unworn(apronWords),
  JAN: worn(outerwearWords),
  GIL: worn(outerwearWords),
  SHU: worn(shoesWords),
  SOK: worn(socksWords),
  KID: worn(kidsWords),
  HOE: worn(hatWords),
  TAS: unworn(bagWords),
  SIE: unworn(accessoryWords),
  RIE: unworn(accessoryWords),
  DOE: unworn(accessoryWords),
  HAA: unworn(accessoryWords),
  ONV: unworn(careWords),
};

/** Pieces of a family about which its sentences would not be true: no collar, no heel, no leather, no bottle. */
const exceptions: Readonly<Record<string, (product: DemoProduct) => boolean>> = {
  DIR: ({ name }) => name.nl.startsWith('Bruids'),
  LED: ({ attributes }) => attributes['leersoort'] === 'imitatie' || attributes['borduurmotief'] === 'geen',
  HEM: ({ name }) => name.nl.includes('T-shirt'),
  SOK: ({ name }) => name.nl.startsWith('Loferl'),
  KID: ({ attributes }) => [attributes['gender']].flat().includes('baby'),
  HOE: ({ type }) => type === 'simple',
  ONV: ({ content }) => content === undefined,
};

/** The kind of a product; undefined where nobody has written a review. */
export function kindOf(product: DemoProduct): ReviewKind | undefined {
  const family = product.sku.split('-')[1] ?? '';
  return exceptions[family]?.(product) === true ? undefined : kinds[family];
}
