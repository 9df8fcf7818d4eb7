import type { Sliced } from '#kernel/memory/slices.ts';
import type { Catalogue, ProductRecord } from './catalogue.ts';
import type { ViewScope } from './catalogue-view.ts';
import type { ProductChange } from './derived.ts';
import { mergeTexts } from './texts.ts';

/** The products that can be found on their own in a view, and by which addresses. */
export type Listing = {
  /** Ascending. */
  readonly ids: Uint32Array;
  readonly idsByUrlKey: ReadonlyMap<string, number>;
  /** The addresses of products that were not translated: those of the default view, unless a product has it here. */
  readonly borrowedUrlKeys: ReadonlyMap<number, string>;
};

type Scope = Pick<ViewScope, 'fallback' | 'defaultCode'>;

const productsPerSlice = 2_000;

const isListed = (record: ProductRecord | undefined): record is ProductRecord => record?.isVisible === true && record.isEnabled;
type Named = Pick<ProductRecord, 'texts'>;
export const ownUrlKey = ({ texts }: Named, { fallback }: Scope): string | undefined => mergeTexts(texts, fallback).urlKey;
/** What a product is found by that was not translated, unless another one has it there. */
export const defaultUrlKey = ({ texts }: Named, { defaultCode }: Scope): string | undefined => texts[defaultCode]?.urlKey;

export function* listingInSlices({ products }: Pick<Catalogue, 'products'>, scope: Scope): Sliced<Listing> {
  const ids: number[] = [];
  const idsByUrlKey = new Map<string, number>();
  const borrowedUrlKeys = new Map<number, string>();
  const untranslated: ProductRecord[] = [];
  let seen = 0;
  for (const record of products.listable()) {
    if ((seen += 1) % productsPerSlice === 0) yield;
    if (!isListed(record)) continue;
    ids.push(record.id);
    const urlKey = ownUrlKey(record, scope);
    if (urlKey === undefined) untranslated.push(record);
    else idsByUrlKey.set(urlKey, record.id);
  }
  for (const record of untranslated) {
    const shared = defaultUrlKey(record, scope);
    if (shared === undefined) continue;
    const urlKey = idsByUrlKey.has(shared) ? `${shared}-${record.id}` : shared;
    borrowedUrlKeys.set(record.id, urlKey);
    idsByUrlKey.set(urlKey, record.id);
  }
  // A product that was replaced stands last in the catalogue, whatever its id.
  return { ids: Uint32Array.from(ids).sort(), idsByUrlKey, borrowedUrlKeys };
}

/**
 * The listing after some products changed: the same one where they are listed by the same addresses. Undefined where somebody borrows an
 * address or shares one, or would: whose it is depends on all products.
 */
export function changeListing(listing: Listing, changes: readonly ProductChange[], scope: Scope): Listing | undefined {
  const moved = changes.filter(({ before, after }) => !isListedAlike(before, after, scope));
  if (moved.length === 0) return listing;
  if (listing.borrowedUrlKeys.size > 0 || listing.idsByUrlKey.size !== listing.ids.length) return undefined;
  const idsByUrlKey = new Map(listing.idsByUrlKey);
  const ids = new Set(listing.ids);
  for (const { before } of moved) {
    if (!isListed(before)) continue;
    ids.delete(before.id);
    idsByUrlKey.delete(ownUrlKey(before, scope) ?? '');
  }
  for (const { after } of moved) {
    if (!isListed(after)) continue;
    const urlKey = ownUrlKey(after, scope);
    if (urlKey === undefined || idsByUrlKey.has(urlKey)) return undefined;
    ids.add(after.id);
    idsByUrlKey.set(urlKey, after.id);
  }
  return { ids: Uint32Array.from(ids).sort(), idsByUrlKey, borrowedUrlKeys: listing.borrowedUrlKeys };
}

function isListedAlike(before: ProductRecord | undefined, after: ProductRecord | undefined, scope: Scope): boolean {
  if (!isListed(before) || !isListed(after)) return isListed(before) === isListed(after);
  return ownUrlKey(before, scope) === ownUrlKey(after, scope) && defaultUrlKey(before, scope) === defaultUrlKey(after, scope);
}
