import type { DemoProduct } from '../../model.ts';
import { buildProduct } from './build.ts';
import { draftProducts } from './drafts.ts';
import { createLinks } from './links.ts';
import { bundlesFrom } from './sets/bundles.ts';
import { groupedFrom } from './sets/grouped.ts';
import { looksFrom } from './sets/looks.ts';
import { createParts } from './sets/parts.ts';

/** The curated products and, after them, all that the plan asks for besides: the same on every call. */
export function plannedCatalogue(curated: readonly DemoProduct[]): readonly DemoProduct[] {
  const drafts = draftProducts(curated);
  const linksOf = createLinks(curated, drafts);
  const singles = [...curated, ...drafts.map((draft, index) => buildProduct(draft, index, linksOf(draft)))];
  const parts = createParts(singles);
  return [...singles, ...bundlesFrom(parts), ...groupedFrom(parts), ...looksFrom(parts)];
}
