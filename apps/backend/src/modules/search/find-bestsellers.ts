import type { CategoryNode, ProductSource } from '#modules/catalog/index.ts';
import { bitsetOf, has, putCommon } from './listing/bitset.ts';
import { categoryFacet } from './listing/facets.ts';
import type { ListingIndex } from './listing/listing-index.ts';
import { pageOrdinals } from './listing/page-order.ts';

export type BestsellerTab = { readonly node: CategoryNode; readonly items: readonly ProductSource[] };

const mostItems = 100;

/** What sells best in a category, a tab for each of its children that has products; one tab for a category without children. */
export function findBestsellers(index: ListingIndex, node: CategoryNode, limit: number, now: Date): readonly BestsellerTab[] {
  index.bringTo(now.getTime());
  const most = Math.min(Math.max(limit, 0), mostItems);
  const tabs = node.children.length > 0 ? node.children : [node];
  return tabs.map((tab) => ({ node: tab, items: bestOf(index, tab, most) })).filter(({ items }) => items.length > 0);
}

/** In stock first: nobody looks for what sells best to find it sold out. */
function bestOf(index: ListingIndex, { record }: CategoryNode, most: number): readonly ProductSource[] {
  const facet = index.plan.byCode.get(categoryFacet);
  const members = index.sets.of(facet?.slots.get(String(record.id)) ?? -1);
  if (!members) return [];
  const shown = bitsetOf(index.sources.length);
  putCommon(shown, [members, index.shown]);
  const order = { steps: bestFirst, category: undefined, scores: undefined };
  const ordinals = pageOrdinals(index, shown, order, 0, index.sources.length);
  const sold = ordinals.filter((ordinal) => (index.orders.values('num_sales')[ordinal] ?? 0) > 0);
  const [available, others] = [sold.filter((one) => has(index.inStock, one)), sold.filter((one) => !has(index.inStock, one))];
  return [...available, ...others].slice(0, most).flatMap((ordinal) => index.sources[ordinal] ?? []);
}

const bestFirst = [
  { key: 'num_sales', direction: 'DESC' },
  { key: 'id', direction: 'DESC' },
] as const;
