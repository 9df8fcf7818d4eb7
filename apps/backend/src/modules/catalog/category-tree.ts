import type { Catalogue, CategoryRecord, CategoryText } from './catalogue.ts';
import type { ViewScope } from './catalogue-view.ts';
import { mergeTexts } from './texts.ts';

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
  /** Visible products by id with their position; an anchor holds those of its descendants, too. */
  readonly products: ReadonlyMap<number, number>;
};

export type CategoryTree = {
  readonly root: CategoryNode | undefined;
  readonly byId: ReadonlyMap<number, CategoryNode>;
  readonly byUrlPath: ReadonlyMap<string, CategoryNode>;
};

/** Below the products placed by hand in an anchor itself come those it has from its descendants, as in Magento. */
const inheritedPosition = 10_000;

/** Builds the tree below the view's root; inactive categories and what hangs below them do not exist (R122). */
export function buildCategoryTree(
  catalogue: Pick<Catalogue, 'categories' | 'products'>,
  scope: Pick<ViewScope, 'rootCategoryId' | 'fallback'>,
): CategoryTree {
  const active = [...catalogue.categories.values()].filter(({ isActive }) => isActive);
  const byParent = Map.groupBy(active, ({ parentId }) => parentId);
  const direct = directProducts(catalogue);
  const byId = new Map<number, CategoryNode>();
  const byUrlPath = new Map<string, CategoryNode>();

  const grow = (record: CategoryRecord, parent: CategoryNode | undefined): CategoryNode => {
    const text = mergeTexts(record.texts, scope.fallback);
    const children: CategoryNode[] = [];
    const products = new Map(direct.get(record.id));
    const urlKey = text.urlKey ?? String(record.id);
    const node: CategoryNode = {
      record,
      text,
      parent,
      children,
      level: parent ? parent.level + 1 : 1,
      path: parent ? `${parent.path}/${record.id}` : `${record.parentId}/${record.id}`,
      urlPath: !parent ? '' : parent.urlPath === '' ? urlKey : `${parent.urlPath}/${urlKey}`,
      products,
    };
    byId.set(record.id, node);
    if (parent) byUrlPath.set(node.urlPath, node);
    const below = (byParent.get(record.id) ?? []).sort((a, b) => a.position - b.position || a.id - b.id);
    for (const child of below) children.push(grow(child, node));
    if (record.isAnchor) for (const child of children) adopt(products, child);
    return node;
  };

  const root = active.find(({ id }) => id === scope.rootCategoryId);
  return { root: root && grow(root, undefined), byId, byUrlPath };
}

function adopt(products: Map<number, number>, child: CategoryNode): void {
  for (const [id, position] of allProducts(child)) {
    if (!products.has(id)) products.set(id, position < inheritedPosition ? inheritedPosition + position : position);
  }
}

/** An anchor shows everything below it, even below a category that is no anchor itself. */
function allProducts(node: CategoryNode): ReadonlyMap<number, number> {
  if (node.record.isAnchor || node.children.length === 0) return node.products;
  const all = new Map(node.products);
  for (const child of node.children) adopt(all, child);
  return all;
}

function directProducts({ products }: Pick<Catalogue, 'products'>): Map<number, Map<number, number>> {
  const direct = new Map<number, Map<number, number>>();
  for (const { id, isEnabled, isVisible, categories } of products.listable()) {
    if (!isEnabled || !isVisible) continue;
    for (const [categoryId, position] of categories) {
      const members = direct.get(categoryId);
      if (members) members.set(id, position);
      else direct.set(categoryId, new Map([[id, position]]));
    }
  }
  return direct;
}

/** The categories above a node, from the first row of the menu down; neither the root nor the node itself. */
export function ancestorsOf(node: CategoryNode): readonly CategoryNode[] {
  const ancestors: CategoryNode[] = [];
  for (let above = node.parent; above?.parent; above = above.parent) ancestors.unshift(above);
  return ancestors;
}

/** How many categories hang below a node. */
export const countDescendants = (node: CategoryNode): number => node.children.reduce((sum, child) => sum + 1 + countDescendants(child), 0);
