import type { MenuItem } from '../../theme/menu-item.ts';

type CategoryNode = {
  readonly uid: string;
  readonly name?: string | null;
  readonly url_path?: string | null;
  readonly position?: number | null;
  readonly include_in_menu?: number | null;
  readonly children?: readonly (CategoryNode | null)[] | null;
};

const columnLength = 10;

/** The menu of a category tree: only what is meant for it, in the merchant's order, as deep as the document asks. */
export function menuItems(
  nodes: readonly (CategoryNode | null)[] | null | undefined,
  hrefOf: (path: string) => string,
): readonly MenuItem[] {
  return (nodes ?? [])
    .filter((node): node is CategoryNode => node?.include_in_menu === 1 && Boolean(node.url_path))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((node) => ({
      id: node.uid,
      name: node.name ?? '',
      href: hrefOf(node.url_path ?? ''),
      children: menuItems(node.children, hrefOf),
    }));
}

/** Sub-items stand in columns of ten. */
export function columnsOf<Item>(items: readonly Item[], length = columnLength): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, column) => items.slice(column * length, (column + 1) * length));
}
