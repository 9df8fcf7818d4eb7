import type { Catalogue, CategoryRecord, CategoryText } from '../read-model/catalogue.ts';
import { categoryMembers, type CategoryMembers } from './category-members.ts';
import type { ViewScope } from '../read-model/catalogue-view.ts';
import { mergeTexts } from '../read-model/texts.ts';

/** An active category of one view in its place. */
export type CategoryNode = {
  readonly record: CategoryRecord;
  readonly text: CategoryText;
  readonly parent: CategoryNode | undefined;
  readonly children: readonly CategoryNode[];
  /** The store root is 1, the first row of the menu 2. */
  readonly level: number;
  /** `1/2/38`. */
  readonly path: string;
  /** URL keys from the first row of the menu on, joined by slashes; of the root empty. */
  readonly urlPath: string;
  readonly products: CategoryMembers;
};

export type CategoryTree = {
  readonly root: CategoryNode | undefined;
  readonly byId: ReadonlyMap<number, CategoryNode>;
  readonly byUrlPath: ReadonlyMap<string, CategoryNode>;
};

/** Builds the tree below the view's root; inactive categories and what hangs below them do not exist (R122). */
export function buildCategoryTree(
  catalogue: Pick<Catalogue, 'categories' | 'products'>,
  scope: Pick<ViewScope, 'rootCategoryId' | 'fallback'>,
): CategoryTree {
  const active = [...catalogue.categories.values()].filter(({ isActive }) => isActive);
  const byParent = Map.groupBy(active, ({ parentId }) => parentId);
  const members = categoryMembers(catalogue);
  const byId = new Map<number, CategoryNode>();
  const byUrlPath = new Map<string, CategoryNode>();

  const grow = (record: CategoryRecord, parent: CategoryNode | undefined): CategoryNode => {
    const text = mergeTexts(record.texts, scope.fallback);
    const children: CategoryNode[] = [];
    const urlKey = text.urlKey ?? String(record.id);
    const node: CategoryNode = {
      record,
      text,
      parent,
      children,
      level: parent ? parent.level + 1 : 1,
      path: parent ? `${parent.path}/${record.id}` : `${record.parentId}/${record.id}`,
      urlPath: !parent ? '' : parent.urlPath === '' ? urlKey : `${parent.urlPath}/${urlKey}`,
      products: members.get(record.id) ?? new Map(),
    };
    byId.set(record.id, node);
    if (parent) byUrlPath.set(node.urlPath, node);
    const below = (byParent.get(record.id) ?? []).sort((a, b) => a.position - b.position || a.id - b.id);
    for (const child of below) children.push(grow(child, node));
    return node;
  };

  const root = active.find(({ id }) => id === scope.rootCategoryId);
  return { root: root && grow(root, undefined), byId, byUrlPath };
}

/** The categories above a node, from the first row of the menu down; neither the root nor the node itself. */
export function ancestorsOf(node: CategoryNode): readonly CategoryNode[] {
  const ancestors: CategoryNode[] = [];
  for (let above = node.parent; above?.parent; above = above.parent) ancestors.unshift(above);
  return ancestors;
}

/** How many categories hang below a node. */
export const countDescendants = (node: CategoryNode): number => node.children.reduce((sum, child) => sum + 1 + countDescendants(child), 0);
