/** A category as far as its place goes. */
export type NamedNode = { readonly id: string; readonly parent?: string | null; readonly name: string };

/** Names from the top down to it; the root, which is the shop itself, is left out. */
export function pathName(nodes: readonly NamedNode[], id: string): string {
  const names: string[] = [];
  for (let node = nodes.find((one) => one.id === id); node; node = nodes.find((one) => one.id === node?.parent)) {
    if (node.parent || names.length === 0) names.unshift(node.name);
  }
  return names.join(' › ');
}
