import type { ViewScope } from '../read-model/catalogue-view.ts';
import { mergeTexts } from '../read-model/texts.ts';
import type { Categories } from './held-category.ts';

/** What an address depends on, of a store view. */
export type AddressScope = Pick<ViewScope, 'code' | 'rootCategoryId' | 'fallback' | 'defaultCode' | 'categorySuffix' | 'productSuffix'>;
/** Somebody who asks for the old address is led to the new one; without an old one the new one is just taken. */
export type MovedAddress = { readonly storeCode: string; readonly from: string | null; readonly to: string };

type Address = { readonly path: string; readonly isShown: boolean };

/** Where the categories of a view are found; those that are not shown have an address too, for the day they are. */
export function addressesIn(all: Categories, { rootCategoryId, fallback, categorySuffix }: AddressScope): ReadonlyMap<number, Address> {
  const found = new Map<number, Address>();
  const byParent = Map.groupBy(all.values(), ({ parentId }) => parentId);
  const grow = (parentId: number, above: Address): void => {
    for (const record of byParent.get(parentId) ?? []) {
      if (found.has(record.id)) continue;
      const key = mergeTexts(record.texts, fallback).urlKey ?? String(record.id);
      const address = { path: above.path === '' ? key : `${above.path}/${key}`, isShown: above.isShown && record.isActive };
      found.set(record.id, address);
      grow(record.id, address);
    }
  };
  grow(rootCategoryId, { path: '', isShown: true });
  return new Map([...found].map(([id, { path, isShown }]) => [id, { path: `${path}${categorySuffix}`, isShown }]));
}

/** Addresses that are others now; old ones are those that shoppers know. */
export function movedAddresses(before: Categories, after: Categories, scopes: readonly AddressScope[]): readonly MovedAddress[] {
  return scopes.flatMap((scope) => {
    const known = addressesIn(before, scope);
    return [...addressesIn(after, scope)].flatMap(([id, { path: to }]) => {
      const was = known.get(id);
      return was?.path === to ? [] : [{ storeCode: scope.code, from: was?.isShown ? was.path : null, to }];
    });
  });
}

/** The store views in which a category would have the address of another one. */
export function takenAddresses(all: Categories, id: number, scopes: readonly AddressScope[]): readonly string[] {
  return scopes
    .filter((scope) => {
      const addresses = addressesIn(all, scope);
      const own = addresses.get(id)?.path;
      return own !== undefined && [...addresses].some(([other, { path }]) => other !== id && path === own);
    })
    .map(({ code }) => code);
}
