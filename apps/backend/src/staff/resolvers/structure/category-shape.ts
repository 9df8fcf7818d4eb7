import { notFound } from '#kernel/errors.ts';
import {
  categoryField,
  categoryPaths,
  readCategoryCounts,
  readHeldCategory,
  readSpokenViews,
  valuesOf,
  type CategoryRecord,
  type HeldCategory,
} from '#modules/catalog/index.ts';
import { numberOf, structureKnown } from '../../actions/structure/edit-thing.ts';
import type { Parts } from '../../parts.ts';
import { readerView, type ReaderView } from '../products/reader-view.ts';
import { pictureShape, picturesOf, whatCanBeDone, type Asked } from './shared.ts';

const doors = { editCategory: 'catalog.edit', createCategory: 'catalog.edit', removeCategory: 'catalog.delete' } as const;

type Records = Pick<ReadonlyMap<number, CategoryRecord>, 'get' | 'values'>;

/** As in the language of who looks; what it is not called there, it is called as anywhere. */
function nameOf({ view }: ReaderView, { id, texts }: CategoryRecord): string {
  const names = Object.fromEntries(Object.entries(texts).flatMap(([code, { name }]) => (name === undefined ? [] : [[code, name]])));
  return view.text(names) ?? names[view.scope.defaultCode] ?? Object.values(names)[0] ?? String(id);
}

/** Each before those below it. */
function inTreeOrder(all: Records): readonly CategoryRecord[] {
  const byParent = Map.groupBy(all.values(), ({ parentId }) => parentId);
  const found: CategoryRecord[] = [];
  const add = (record: CategoryRecord): void => {
    found.push(record);
    for (const child of (byParent.get(record.id) ?? []).sort((a, b) => a.position - b.position || a.id - b.id)) add(child);
  };
  for (const record of all.values()) if (!all.get(record.parentId)) add(record);
  return found;
}

export async function readCategoryTree(parts: Parts, { identity }: Asked) {
  const reader = readerView(parts, identity.language);
  const counts = await readCategoryCounts(parts.database);
  const { own } = await readSpokenViews(parts.database);
  const { categories } = reader.view.catalogue;
  const nodes = inTreeOrder(categories).flatMap((record) => {
    const counted = counts.get(record.id);
    if (!counted) return [];
    const { id, parentId, isActive, includeInMenu, texts } = record;
    return [
      {
        id: String(id),
        version: counted.version,
        parent: categories.has(parentId) ? String(parentId) : null,
        name: nameOf(reader, record),
        isActive,
        includeInMenu,
        products: counted.products,
        missing: own.filter((code) => texts[code]?.name === undefined),
      },
    ];
  });
  return { nodes, can: whatCanBeDone(identity, doors) };
}

/** More are sorted by their own rules, not by hand. */
const mostProducts = 500;

export async function findCategoryShape(parts: Parts, id: string, { identity }: Asked) {
  const held = await readHeldCategory(parts.database, numberOf(id) ?? 0);
  if (!held) throw notFound('There is no such category.');
  const reader = readerView(parts, identity.language);
  const { record } = held;
  const known = structureKnown(parts);
  const inOrder = [...held.products].sort(([a, first], [b, second]) => first - second || b - a).map(([product]) => product);
  const shown = inOrder.slice(0, mostProducts);
  return {
    id,
    version: held.version,
    name: nameOf(reader, record),
    isActive: record.isActive,
    includeInMenu: record.includeInMenu,
    path: aboveOf(held).map((one) => ({ id: String(one.id), name: nameOf(reader, one) })),
    values: valuesOf(held, categoryPaths(known, shown), categoryField(known)),
    products: productsOf(reader, shown),
    productCount: inOrder.length,
    picture: record.pictureHash === undefined ? null : pictureShape(reader, record.pictureHash),
    pictures: picturesOf(reader, inOrder),
    addresses: addressesOf(parts, record.id),
    updatedAt: new Date(record.updatedAt),
    can: whatCanBeDone(identity, doors),
  };
}

function aboveOf({ record, all }: HeldCategory): readonly CategoryRecord[] {
  const above: CategoryRecord[] = [];
  for (let one = all.get(record.parentId); one && !above.includes(one); one = all.get(one.parentId)) above.unshift(one);
  return above;
}

function productsOf(reader: ReaderView, ids: readonly number[]) {
  const records = ids.flatMap((id) => reader.view.catalogue.products.get(id) ?? []);
  const ranks = (value: (record: (typeof records)[number]) => number): ReadonlyMap<number, number> =>
    new Map(records.toSorted((a, b) => value(b) - value(a) || b.id - a.id).map(({ id }, index) => [id, index + 1]));
  const [bySales, byAge] = [ranks(({ sales }) => sales?.quantity ?? 0), ranks(({ createdAt }) => createdAt)];
  return records.map((record) => ({
    id: String(record.id),
    sku: record.sku,
    name: reader.nameOf(record),
    picture: reader.pictureOf(record),
    isEnabled: record.isEnabled,
    bySales: bySales.get(record.id) ?? 0,
    byAge: byAge.get(record.id) ?? 0,
  }));
}

function addressesOf({ catalog, stores }: Parts, id: number) {
  return stores.activeViews().flatMap(({ code }) => {
    const { tree, scope } = catalog.view(code);
    const node = tree.byId.get(id);
    return node?.parent ? [{ store: code, url: stores.link(code, `/${node.urlPath}${scope.categorySuffix}`) }] : [];
  });
}
