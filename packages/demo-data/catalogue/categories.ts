import type { DemoCategory, DemoPicture } from '../model.ts';
import { categoryPictures } from './category-pictures.ts';
import type { CategoryNode } from './category-tree.ts';
import { categoryTree } from './category-tree.ts';
import { same, text } from './text.ts';

const rootId = 2;

const root: DemoCategory = {
  id: rootId,
  parentId: 1,
  position: 1,
  name: same('Maas & Alm'),
  urlKey: same('root'),
  description: text(
    'Trachtenkleding voor dames, heren en kinderen.',
    'Trachten für Damen, Herren und Kinder.',
    'Trachten clothing for women, men and children.',
  ),
  includeInMenu: false,
  isAnchor: true,
  displayMode: 'PRODUCTS',
};

function flatten(node: CategoryNode, parentId: number, position: number, setsFirst = node.setsFirst): readonly DemoCategory[] {
  const picture: DemoPicture | undefined = categoryPictures[node.id];
  const own: DemoCategory = {
    id: node.id,
    parentId,
    position,
    name: node.name,
    urlKey: node.urlKey,
    ...(node.description === undefined ? {} : { description: node.description }),
    includeInMenu: true,
    isAnchor: true,
    displayMode: 'PRODUCTS',
    ...(picture === undefined ? {} : { picture }),
    ...(setsFirst ? { setsFirst } : {}),
  };
  return [own, ...(node.children ?? []).flatMap((child, index) => flatten(child, node.id, index + 1, setsFirst))];
}

/** The whole tree as rows, parents before their children; the first row is the root, which has no address of its own. */
export const categories: readonly DemoCategory[] = [root, ...categoryTree.flatMap((node, index) => flatten(node, rootId, index + 1))];
