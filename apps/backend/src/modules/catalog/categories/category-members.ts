import type { Catalogue, CategoryRecord } from '../read-model/catalogue.ts';

/** Visible products by id with their position in a category; an anchor holds those of its descendants, too. */
export type CategoryMembers = ReadonlyMap<number, number>;

type Source = Pick<Catalogue, 'categories' | 'products'>;

/** Below the products placed by hand in an anchor itself come those it has from its descendants, as in Magento. */
const inheritedPosition = 10_000;

const membersCache = new WeakMap<Source, ReadonlyMap<number, CategoryMembers>>();

/** The members of every active category. All views of a catalogue have the same. */
export function categoryMembers(catalogue: Source): ReadonlyMap<number, CategoryMembers> {
  let members = membersCache.get(catalogue);
  if (!members) membersCache.set(catalogue, (members = findMembers(catalogue)));
  return members;
}

function findMembers(catalogue: Source): ReadonlyMap<number, CategoryMembers> {
  const active = [...catalogue.categories.values()].filter(({ isActive }) => isActive);
  const byParent = Map.groupBy(active, ({ parentId }) => parentId);
  const below = ({ id }: CategoryRecord): readonly CategoryRecord[] =>
    (byParent.get(id) ?? []).sort((a, b) => a.position - b.position || a.id - b.id);
  const direct = directProducts(catalogue);
  const found = new Map<number, Map<number, number>>();

  const ownMembers = (record: CategoryRecord): Map<number, number> => {
    let members = found.get(record.id);
    if (members) return members;
    found.set(record.id, (members = new Map(direct.get(record.id))));
    if (record.isAnchor) for (const child of below(record)) adopt(members, allMembers(child));
    return members;
  };
  /** An anchor shows everything below it, even below a category that is no anchor itself. */
  const allMembers = (record: CategoryRecord): CategoryMembers => {
    if (record.isAnchor || below(record).length === 0) return ownMembers(record);
    const all = new Map(ownMembers(record));
    for (const child of below(record)) adopt(all, allMembers(child));
    return all;
  };
  for (const record of active) ownMembers(record);
  return found;
}

function adopt(members: Map<number, number>, others: CategoryMembers): void {
  for (const [id, position] of others) {
    if (!members.has(id)) members.set(id, position < inheritedPosition ? inheritedPosition + position : position);
  }
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
