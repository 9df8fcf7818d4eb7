import type { DemoBlogPost } from '../model.ts';
import { aachen } from './posts/aachen.ts';
import { afterTheParty } from './posts/after-the-party.ts';
import { apronBow } from './posts/apron-bow.ts';
import { blueprint } from './posts/blueprint.ts';
import { breakInLederhosen } from './posts/break-in-lederhosen.ts';
import { carnivalInTracht } from './posts/carnival-in-tracht.ts';
import { charivari } from './posts/charivari.ts';
import { deerskinOrSuede } from './posts/deerskin-or-suede.ts';
import { dirndlAtAWedding } from './posts/dirndl-at-a-wedding.ts';
import { dressingGroups } from './posts/dressing-groups.ts';
import { kidsThatGrow } from './posts/kids-that-grow.ts';
import { loden } from './posts/loden.ts';
import { measureDirndl } from './posts/measure-dirndl.ts';

/** All posts, the newest first. */
export const blogPosts: readonly DemoBlogPost[] = [
  charivari,
  aachen,
  dressingGroups,
  afterTheParty,
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
