import type { CatalogueView } from '../read-model/catalogue-view.ts';
import { ownUrlKey } from '../read-model/listing.ts';

export type ListedPath = { readonly id: number; readonly path: string; readonly picture: string | null };

const pictureWidth = 480;

/** Where a product stands in a view, and its first picture. Makes nothing that would stay in memory: a site map asks for all there are. */
export function listedPath({ catalogue, scope, listing, mediaUrl }: CatalogueView, id: number): ListedPath | undefined {
  const record = catalogue.products.get(id);
  const urlKey = listing.borrowedUrlKeys.get(id) ?? (record && ownUrlKey(record, scope));
  if (!record || urlKey === undefined) return undefined;
  const picture = record.pictures.find(({ isDisabled }) => !isDisabled);
  return { id, path: `${urlKey}${scope.productSuffix}`, picture: picture ? mediaUrl(picture.hash, pictureWidth, 'webp') : null };
}
