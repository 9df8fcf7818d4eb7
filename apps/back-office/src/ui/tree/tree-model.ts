/** Something in a tree; nodes come each before those below it, in their order. */
export type TreeNode = { readonly id: string; readonly parent: string | null };
/** Below what, and behind which of those there; null: before all of them. */
export type TreePlace = { readonly parent: string; readonly after: string | null };
export type TreeRow<Node extends TreeNode> = {
  readonly node: Node;
  readonly level: number;
  readonly place: number;
  readonly count: number;
  /** Undefined: nothing is below it. */
  readonly isOpen: boolean | undefined;
};

const childrenOf = <Node extends TreeNode>(nodes: readonly Node[], parent: string | null): readonly Node[] =>
  nodes.filter((node) => node.parent === parent);

/** What is seen while some are closed. */
export function rowsOf<Node extends TreeNode>(nodes: readonly Node[], closed: ReadonlySet<string>): readonly TreeRow<Node>[] {
  const byParent = Map.groupBy(nodes, ({ parent }) => parent);
  const rows: TreeRow<Node>[] = [];
  const add = (parent: string | null, level: number): void => {
    const row = byParent.get(parent) ?? [];
    for (const [index, node] of row.entries()) {
      const isOpen = byParent.has(node.id) ? !closed.has(node.id) : undefined;
      rows.push({ node, level, place: index + 1, count: row.length, isOpen });
      if (isOpen) add(node.id, level + 1);
    }
  };
  add(null, 1);
  return rows;
}

export const isBelow = (nodes: readonly TreeNode[], id: string, above: string): boolean => {
  for (let node = nodes.find((one) => one.id === id); node?.parent; node = nodes.find((one) => one.id === node?.parent)) {
    if (node.parent === above) return true;
  }
  return false;
};

export function placeOf(nodes: readonly TreeNode[], id: string): TreePlace | undefined {
  const node = nodes.find((one) => one.id === id);
  if (!node || node.parent === null) return undefined;
  const row = childrenOf(nodes, node.parent);
  return { parent: node.parent, after: row[row.indexOf(node) - 1]?.id ?? null };
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Where one step leads: among its neighbours, below the one before it, or behind what it is below. Undefined: nowhere. */
export function stepPlace(nodes: readonly TreeNode[], id: string, step: Step): TreePlace | undefined {
  const place = placeOf(nodes, id);
  if (!place) return undefined;
  const row = childrenOf(nodes, place.parent);
  const at = row.findIndex((one) => one.id === id);
  if (step === 'up') return at > 0 ? { parent: place.parent, after: row[at - 2]?.id ?? null } : undefined;
  if (step === 'down') return at < row.length - 1 ? { parent: place.parent, after: row[at + 1]?.id ?? null } : undefined;
  if (step === 'in')
    return place.after === null ? undefined : { parent: place.after, after: childrenOf(nodes, place.after).at(-1)?.id ?? null };
  const above = nodes.find((one) => one.id === place.parent);
  return above?.parent ? { parent: above.parent, after: above.id } : undefined;
}

export type Zone = 'before' | 'inside' | 'behind';

/** Where something lands that is dropped on another; undefined where it cannot. */
export function dropPlace(nodes: readonly TreeNode[], id: string, target: string, zone: Zone): TreePlace | undefined {
  if (id === target || isBelow(nodes, target, id)) return undefined;
  const others = nodes.filter((node) => node.id !== id);
  if (zone === 'inside') return { parent: target, after: childrenOf(others, target).at(-1)?.id ?? null };
  const place = placeOf(others, target);
  return place && { parent: place.parent, after: zone === 'before' ? place.after : target };
}

/** What somebody who types letters means: the next one whose name begins so. */
export function typedRow<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  from: number,
  typed: string,
  nameOf: (node: Node) => string,
): TreeRow<Node> | undefined {
  const begins = typed.toLowerCase();
  const turned = [...rows.slice(from + (typed.length === 1 ? 1 : 0)), ...rows];
  return turned.find(({ node }) => nameOf(node).toLowerCase().startsWith(begins));
}
