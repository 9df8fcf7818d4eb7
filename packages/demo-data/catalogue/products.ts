import type { DemoProduct } from '../model.ts';
import { withKeywords } from './keywords.ts';
import { accessories } from './products/accessories.ts';
import { blousesAndAprons } from './products/blouses-and-aprons.ts';
import { careProducts } from './products/care.ts';
import { dirndls } from './products/dirndls.ts';
import { jackets } from './products/jackets.ts';
import { kids } from './products/kids.ts';
import { lederhosen } from './products/lederhosen.ts';
import { sets } from './products/sets.ts';
import { shirts } from './products/shirts.ts';
import { shoesAndSocks } from './products/shoes-and-socks.ts';

/** The parts of sets come before the sets. */
const written: readonly DemoProduct[] = [
  ...dirndls,
  ...lederhosen,
  ...shirts,
  ...blousesAndAprons,
  ...jackets,
  ...shoesAndSocks,
  ...kids,
  ...accessories,
  ...careProducts,
  ...sets,
];

/** Everything that was written by hand; the plan adds to it. */
export const products: readonly DemoProduct[] = written.map(withKeywords);
