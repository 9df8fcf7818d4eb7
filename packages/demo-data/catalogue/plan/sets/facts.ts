import type { ProductFacts } from '../../product.ts';
import { join } from '../../text.ts';
import type { Random } from '../random.ts';
import { setTexts } from '../texts/sets.ts';
import type { SetFacts } from './parts.ts';

/** What bundles, looks and grouped products say of themselves; price, material and care stay with their parts. */
export function setFacts(random: Random, family: string, number: number, set: SetFacts, fits: readonly string[]): ProductFacts {
  const isNew = random.chance(0.12);
  const createdDaysAgo = isNew ? random.int(3, 40) : random.int(60, 500);
  const quantity = random.int(2, 48);
  return {
    number,
    family,
    name: set.name,
    short: set.short,
    grammar: { nl: 'hij', de: 'es', worn: true },
    brand: 'mieder-maas',
    categories: set.categories,
    attributes: { gelegenheid: set.occasions, collectie: random.pick(['klassiek', 'wiesn-2026', 'basics']), gender: set.gender },
    look: join(...random.some(setTexts.look, 2)),
    fit: join(...random.some(setTexts.fit, 2)),
    know: join(...random.some(setTexts.know, 2)),
    materials: [],
    care: [],
    createdDaysAgo,
    ...(isNew ? { newUntilInDays: 45 - createdDaysAgo } : {}),
    sold: [quantity, quantity, random.int(1, 20)],
    related: fits,
    crosssell: ['MA-ONV-6601'],
  };
}
