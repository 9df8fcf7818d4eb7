import type { DemoProduct } from '../model.ts';
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

/** Everything the shop sells; the parts of sets come before the sets. */
export const products: readonly DemoProduct[] = [
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
