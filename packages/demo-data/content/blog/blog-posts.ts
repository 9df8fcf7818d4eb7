import type { DemoBlogPost } from '../model.ts';
import { aachen } from './posts/aachen.ts';
import { afterTheParty } from './posts/after-the-party.ts';
import { apronBow } from './posts/apron-bow.ts';
import { blueprint } from './posts/blueprint.ts';
import { breakInLederhosen } from './posts/break-in-lederhosen.ts';
import { carnivalInTracht } from './posts/carnival-in-tracht.ts';
import { charivari } from './posts/charivari.ts';
import { coloursOfTheSeason } from './posts/colours-of-the-season.ts';
import { deerskinOrSuede } from './posts/deerskin-or-suede.ts';
import { dirndlAtAWedding } from './posts/dirndl-at-a-wedding.ts';
import { dressingGroups } from './posts/dressing-groups.ts';
import { fromSketchToApron } from './posts/from-sketch-to-apron.ts';
import { haferlShoe } from './posts/haferl-shoe.ts';
import { kidsThatGrow } from './posts/kids-that-grow.ts';
import { loden } from './posts/loden.ts';
import { measureDirndl } from './posts/measure-dirndl.ts';
import { oktoberfestInLimburg } from './posts/oktoberfest-in-limburg.ts';
import { oneDirndlFiveWays } from './posts/one-dirndl-five-ways.ts';

/** All posts, the newest first. */
export const blogPosts: readonly DemoBlogPost[] = [
  coloursOfTheSeason,
  charivari,
  fromSketchToApron,
  aachen,
  oneDirndlFiveWays,
  dressingGroups,
  haferlShoe,
  afterTheParty,
  oktoberfestInLimburg,
  kidsThatGrow,
  loden,
  carnivalInTracht,
  blueprint,
  dirndlAtAWedding,
  deerskinOrSuede,
  breakInLederhosen,
  measureDirndl,
  apronBow,
];
