import type { Sliced } from '#kernel/slices.ts';
import type { CategoryNode, ProductSource } from '#modules/catalog/index.ts';

/**
 * The products in the order in which somebody who walks through the whole menu meets them; those of one category by id. Products
 * of the same categories have most of their other values in common, too: sets of them lie close together.
 */
export function* inMenuOrder(sources: readonly ProductSource[], root: CategoryNode | undefined): Sliced<readonly ProductSource[]> {
  const left = new Map(sources.map((source) => [source.record.id, source]));
  const shelves: ProductSource[][] = [];
  for (const { products } of root ? innermostFirst(root) : []) {
    const shelf: ProductSource[] = [];
    for (const id of products.keys()) {
      const source = left.get(id);
      if (!source) continue;
      shelf.push(source);
      left.delete(id);
    }
    shelves.push(shelf.sort((a, b) => a.record.id - b.record.id));
    yield;
  }
  return [...shelves.flat(), ...left.values()];
}

function innermostFirst(node: CategoryNode): readonly CategoryNode[] {
  return [...node.children.flatMap(innermostFirst), node];
}
