import type { Sliced } from '#kernel/memory/slices.ts';
import type { CategoryNode, ProductSource } from '#modules/catalog/index.ts';

/**
 * The products in the order of the menu; those of one category by id. It gives the ordinals of the index: products of one category share most
 * of their other values, so their bitsets are dense and short.
 */
export function* inMenuOrder(sources: readonly ProductSource[], root: CategoryNode | undefined): Sliced<readonly ProductSource[]> {
  const remaining = new Map(sources.map((source) => [source.record.id, source]));
  const groups: ProductSource[][] = [];
  for (const { products } of root ? postOrder(root) : []) {
    const group: ProductSource[] = [];
    for (const id of products.keys()) {
      const source = remaining.get(id);
      if (!source) continue;
      group.push(source);
      remaining.delete(id);
    }
    groups.push(group.sort((a, b) => a.record.id - b.record.id));
    yield;
  }
  return [...groups.flat(), ...remaining.values()];
}

function postOrder(node: CategoryNode): readonly CategoryNode[] {
  return [...node.children.flatMap(postOrder), node];
}
