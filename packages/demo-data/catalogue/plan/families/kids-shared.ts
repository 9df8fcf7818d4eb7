import { kidsSizes } from '../../attribute-options.ts';
import type { Axis } from '../../configurable.ts';
import type { PriceRange } from '../family.ts';
import type { Random } from '../random.ts';
import type { TextBlocks } from '../texts/blocks.ts';
import { kidsTexts } from '../texts/kids.ts';
import { sizeRun } from '../traits.ts';

export const brand = 'latschenkind';
export const childSizes = kidsSizes.slice(0, 13);

/** Children's clothes have one axis besides colour: the body height. */
export const sizesOf = (random: Random): readonly Axis[] => [{ attribute: 'maat_kind', codes: sizeRun(random, childSizes, 5, 9) }];

type Shared = { readonly brand: string; readonly texts: TextBlocks; readonly priceRange: PriceRange };
export const shared: Shared = { brand, texts: kidsTexts, priceRange: [2495, 4995] };
