import type { CategoryNode, ProductSource } from '#modules/catalog/index.ts';
import { createBitset, hasBit, intersectAll } from './product-index/bitset.ts';
import { categoryFacet } from './product-index/facets.ts';
import type { ProductIndex } from './product-index/product-index.ts';
import { sortedPage } from './product-index/sort-page.ts';

export type BestsellerTab = { readonly node: CategoryNode; readonly items: readonly ProductSource[] };

const maxItems = 100;

/** What sells best in a category, a tab for each of its children that has products; one tab for a category without children. */
export function findBestsellers(index: ProductIndex, node: CategoryNode, limit: number, now: Date): readonly BestsellerTab[] {
  index.refreshAt(now.getTime());
  const count = Math.min(Math.max(limit, 0), maxItems);
  const tabs = node.children.length > 0 ? node.children : [node];
  return tabs.map((tab) => ({ node: tab, items: bestOf(index, tab, count) })).filter(({ items }) => items.length > 0);
}

/** In stock first: nobody looks for what sells best to find it sold out. */
function bestOf(index: ProductIndex, { record }: CategoryNode, count: number): readonly ProductSource[] {
  const facet = index.plan.byCode.get(categoryFacet);
  const members = index.valueBitsets.of(facet?.valueIds.get(String(record.id)) ?? -1);
  if (!members) return [];
  const priced = createBitset(index.size);
  intersectAll(priced, [members, index.priced]);
  const sort = { steps: bestFirst, category: undefined, scores: undefined };
  const ordinals = sortedPage(index, priced, sort, 0, index.size);
  const sold = ordinals.filter((ordinal) => (index.orders.values('num_sales')[ordinal] ?? 0) > 0);
  const [available, others] = [sold.filter((one) => hasBit(index.inStock, one)), sold.filter((one) => !hasBit(index.inStock, one))];
  return [...available, ...others].slice(0, count).flatMap((ordinal) => index.source(ordinal) ?? []);
}

const bestFirst = [
  { key: 'num_sales', direction: 'DESC' },
  { key: 'id', direction: 'DESC' },
] as const;
