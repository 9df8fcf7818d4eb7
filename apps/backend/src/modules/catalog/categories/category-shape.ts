import type { Breadcrumb, CategoryTree as CategoryFields } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { wireTime } from '#kernel/graphql/wire-time.ts';
import type { CategoryNode } from './category-tree.ts';
import { ancestorsOf, countDescendants } from './category-tree.ts';
import type { CatalogueView } from '../read-model/catalogue-view.ts';

/** The parent of a CategoryTree; `node` and `view` are for the field resolvers. */
export type CategoryParent = Omit<CategoryFields, 'children' | 'products'> & {
  readonly typename: 'CategoryTree';
  readonly node: CategoryNode;
  readonly view: CatalogueView;
  readonly children: readonly CategoryParent[];
};

const categorySortKeys = ['position', 'name', 'price', 'created_at', 'num_sales'];
const pictureWidth = 960;
const parentsByView = new WeakMap<CatalogueView, Map<CategoryNode, CategoryParent>>();

/** A category with everything below it, made once per view and state of the catalogue. */
export function categoryParent(node: CategoryNode, view: CatalogueView): CategoryParent {
  let parents = parentsByView.get(view);
  if (!parents) parentsByView.set(view, (parents = new Map()));
  const cached = parents.get(node);
  if (cached) return cached;
  const children = node.children.map((child) => categoryParent(child, view));
  const parent: CategoryParent = {
    typename: 'CategoryTree',
    ...identity(node, view),
    ...texts(node),
    ...settings(node, view),
    node,
    view,
    children,
  };
  parents.set(node, parent);
  return parent;
}

function identity(node: CategoryNode, view: CatalogueView) {
  const url = node.urlPath === '' ? null : `${node.urlPath}${view.scope.categorySuffix}`;
  return {
    id: node.record.id,
    uid: encodeUid(node.record.id),
    level: node.level,
    path: node.path,
    path_in_store: node.path.split('/').slice(2).join('/') || null,
    position: node.record.position,
    url_key: node.text.urlKey ?? null,
    url_path: node.urlPath || null,
    url_suffix: view.scope.categorySuffix,
    canonical_url: url,
    relative_url: url,
    redirect_code: 0,
    type: 'CATEGORY' as const,
    breadcrumbs: breadcrumbs(node),
    children_count: String(countDescendants(node)),
    product_count: node.products.size,
  };
}

function texts({ text }: CategoryNode) {
  return {
    name: text.name ?? null,
    description: text.description ?? null,
    meta_title: text.metaTitle ?? text.name ?? null,
    meta_description: text.metaDescription ?? null,
    meta_keywords: text.metaKeywords ?? null,
  };
}

function settings({ record }: CategoryNode, view: CatalogueView) {
  return {
    image: record.pictureHash === undefined ? null : view.mediaUrl(record.pictureHash, pictureWidth, 'webp'),
    image_focus: view.catalogue.focuses.get(record.pictureHash ?? '') ?? null,
    display_mode: record.displayMode,
    include_in_menu: Number(record.includeInMenu),
    is_anchor: Number(record.isAnchor),
    available_sort_by: categorySortKeys,
    default_sort_by: 'position',
    landing_page: null,
    filter_price_range: null,
    custom_layout_update_file: null,
    created_at: wireTime(record.createdAt),
    updated_at: wireTime(record.updatedAt),
  };
}

function breadcrumbs(node: CategoryNode): Breadcrumb[] | null {
  const above = ancestorsOf(node).map((ancestor) => ({
    category_id: ancestor.record.id,
    category_uid: encodeUid(ancestor.record.id),
    category_level: ancestor.level,
    category_name: ancestor.text.name ?? null,
    category_url_key: ancestor.text.urlKey ?? null,
    category_url_path: ancestor.urlPath,
  }));
  return above.length > 0 ? above : null;
}
