import type { FamilyPlan } from './family.ts';
import { aprons } from './families/aprons.ts';
import { baby } from './families/baby.ts';
import { bags } from './families/bags.ts';
import { blouses } from './families/blouses.ts';
import { boys } from './families/boys.ts';
import { care } from './families/care.ts';
import { longDirndls, midiDirndls, miniDirndls, weddingDirndls } from './families/dirndls.ts';
import { girls } from './families/girls.ts';
import { hats } from './families/hats.ts';
import { jewellery } from './families/jewellery.ts';
import { deerskinLederhosen, kneeLederhosen, longLederhosen, shortLederhosen, womensLederhosen } from './families/lederhosen.ts';
import { mensOuterwear, womensOuterwear } from './families/outerwear.ts';
import { shirts } from './families/shirts.ts';
import { mensShoes, womensShoes } from './families/shoes.ts';
import { belts, hair, scarves } from './families/small-things.ts';
import { mensSocks, womensSocks } from './families/socks.ts';
import { skirts, tops } from './families/tops-and-skirts.ts';
import { waistcoats } from './families/waistcoats.ts';

/** Everything that is worn or used, in the order of the plan; sets are put together from it. */
export const families: readonly FamilyPlan[] = [
  miniDirndls,
  midiDirndls,
  longDirndls,
  weddingDirndls,
  blouses,
  aprons,
  womensLederhosen,
  tops,
  skirts,
  womensOuterwear,
  womensShoes,
  womensSocks,
  shortLederhosen,
  kneeLederhosen,
  longLederhosen,
  deerskinLederhosen,
  shirts,
  waistcoats,
  mensOuterwear,
  mensShoes,
  mensSocks,
  girls,
  boys,
  baby,
  hats,
  bags,
  jewellery,
  belts,
  scarves,
  hair,
  care,
];
