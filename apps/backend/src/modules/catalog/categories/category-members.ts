import type { Catalogue, CategoryRecord, ProductRecord } from '../read-model/catalogue.ts';
import { derived, type ProductChange } from '../read-model/derived.ts';

/** Visible products by id with their position in a category; an anchor holds those of its descendants, too. */
export type CategoryMembers = ReadonlyMap<number, number>;

type Source = Pick<Catalogue, 'categories' | 'products'>;

/** Below the products placed by hand in an anchor itself come those it has from its descendants, as in Magento. */
const inheritedPosition = 10_000;

/** The members of every active category. All views of a catalogue have the same. */
export const categoryMembers = derived<Source, ReadonlyMap<number, CategoryMembers>>(findMembers, changeMembers);

const nowhere: CategoryMembers = new Map();
const placesOf = (record: ProductRecord | undefined): CategoryMembers =>
  record?.isEnabled && record.isVisible ? record.categories : nowhere;

const isPlacedAlike = (one: CategoryMembers, other: CategoryMembers): boolean =>
  one.size === other.size && [...one].every(([categoryId, position]) => other.get(categoryId) === position);

/** The active categories below each other, in the order of the menu. */
type Shelves = { readonly active: readonly CategoryRecord[]; readonly below: (record: CategoryRecord) => readonly CategoryRecord[] };

function shelvesOf({ categories }: Pick<Catalogue, 'categories'>): Shelves {
  const active = [...categories.values()].filter(({ isActive }) => isActive);
  const byParent = Map.groupBy(active, ({ parentId }) => parentId);
  for (const children of byParent.values()) children.sort((a, b) => a.position - b.position || a.id - b.id);
  return { active, below: ({ id }) => byParent.get(id) ?? [] };
}

function findMembers(catalogue: Source): ReadonlyMap<number, CategoryMembers> {
  const { active, below } = shelvesOf(catalogue);
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

/** The same after some products changed: only the categories they leave, enter or move in are copied. */
function changeMembers(
  members: ReadonlyMap<number, CategoryMembers>,
  changes: readonly ProductChange[],
  { categories }: Source,
): ReadonlyMap<number, CategoryMembers> {
  const moved = changes.filter(({ before, after }) => !isPlacedAlike(placesOf(before), placesOf(after)));
  if (moved.length === 0) return members;
  const { active, below } = shelvesOf({ categories });
  const positionIn = (record: CategoryRecord, places: CategoryMembers, isSeenFromAbove: boolean): number | undefined => {
    const own = places.get(record.id);
    if (own !== undefined || !(record.isAnchor || isSeenFromAbove)) return own;
    for (const child of below(record)) {
      const position = positionIn(child, places, true);
      if (position !== undefined) return inherited(position);
    }
    return undefined;
  };
  const next = new Map(members);
  for (const record of active) {
    let copy: Map<number, number> | undefined;
    for (const { before, after } of moved) {
      const id = after?.id ?? before?.id ?? 0;
      const position = positionIn(record, placesOf(after), false);
      if ((copy ?? members.get(record.id))?.get(id) === position) continue;
      copy ??= new Map(members.get(record.id));
      if (position === undefined) copy.delete(id);
      else copy.set(id, position);
    }
    if (copy) next.set(record.id, copy);
  }
  return next;
}

const inherited = (position: number): number => (position < inheritedPosition ? inheritedPosition + position : position);

function adopt(members: Map<number, number>, others: CategoryMembers): void {
  for (const [id, position] of others) if (!members.has(id)) members.set(id, inherited(position));
}

function directProducts({ products }: Pick<Catalogue, 'products'>): Map<number, Map<number, number>> {
  const direct = new Map<number, Map<number, number>>();
  for (const record of products.listable()) {
    for (const [categoryId, position] of placesOf(record)) {
      const members = direct.get(categoryId);
      if (members) members.set(record.id, position);
      else direct.set(categoryId, new Map([[record.id, position]]));
    }
  }
  return direct;
}
