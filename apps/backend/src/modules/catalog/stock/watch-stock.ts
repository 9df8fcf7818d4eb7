import type { Inventory } from '#modules/inventory/index.ts';
import type { Catalogue, ProductRecord } from '../read-model/catalogue.ts';
import { derived } from '../read-model/derived.ts';
import type { StockVersions } from './stock-versions.ts';

/** Is called with the products that changed; undefined when it may be any. */
export type ProductListener = (productIds: ReadonlySet<number> | undefined) => void | Promise<void>;

/** Tells which products a change of stock concerns: the sold one, what it is a variant of, and every set with it. */
export function watchStock(
  /** The catalogue that is shown, and one that is about to be. */
  catalogues: () => readonly Catalogue[],
  inventory: Pick<Inventory, 'onChange'>,
  versions: StockVersions,
): { onChange(listener: ProductListener): void } {
  const listeners: ProductListener[] = [];
  inventory.onChange(async (skus) => {
    const ids = skus && new Set(catalogues().flatMap((catalogue) => [...concerned(catalogue, idsOf(catalogue, skus))]));
    if (ids) versions.bump(ids);
    else versions.bumpAll();
    await Promise.all(listeners.map(async (listener) => listener(ids)));
  });
  return { onChange: (listener) => void listeners.push(listener) };
}

/** The ids of skus that exist. */
export const idsOf = ({ productsBySku }: Catalogue, skus: readonly string[]): readonly number[] =>
  skus.flatMap((sku) => productsBySku.get(sku)?.id ?? []);

/** Products with what they are variants of, and every set with them. */
export function concerned(catalogue: Catalogue, productIds: readonly number[]): ReadonlySet<number> {
  const sets = setsOf(catalogue);
  const ids = new Set<number>();
  const add = (id: number): void => {
    if (ids.has(id)) return;
    ids.add(id);
    const parentId = catalogue.products.get(id)?.parentId;
    if (parentId !== undefined) add(parentId);
    for (const setId of sets.get(id) ?? []) add(setId);
  };
  for (const id of productIds) add(id);
  return ids;
}

/** Product → the bundles and groups it is part of. */
const setsOf = derived<Catalogue, ReadonlyMap<number, readonly number[]>>(findSets, (sets, changes) =>
  changes.every(({ before, after }) => String(before && partIds(before)) === String(after && partIds(after))) ? sets : undefined,
);

function findSets(catalogue: Catalogue): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const record of catalogue.products.listable()) {
    for (const part of partIds(record)) {
      const list = found.get(part);
      if (list) list.push(record.id);
      else found.set(part, [record.id]);
    }
  }
  return found;
}

const partIds = ({ type, bundleOptions, groupedItems }: ProductRecord): readonly number[] => {
  if (type === 'grouped') return groupedItems.map(({ itemId }) => itemId);
  return type === 'bundle' ? bundleOptions.flatMap(({ selections }) => selections.map(({ productId }) => productId)) : [];
};
