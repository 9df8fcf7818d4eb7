import type { StaffIdentity } from '#modules/staff/index.ts';
import type { Width } from '#modules/media/index.ts';
import { scopeOf } from '../../grants.ts';
import type { Edit } from '../../patch.ts';
import type { Permission } from '../../permissions.ts';
import type { ReaderView } from '../products/reader-view.ts';
import { pathOf } from '../telephone/articles.ts';

export type EditArguments = { readonly edit: Edit & { readonly key: string } };
export type Asked = { readonly identity: Pick<StaffIdentity, 'language' | 'roles'> };

/** Buttons and fields come from here, and the action checks again. */
export const whatCanBeDone = ({ roles }: Asked['identity'], doors: Readonly<Record<string, Permission>>): readonly string[] =>
  Object.entries(doors)
    .filter(([, permission]) => scopeOf(roles, permission)?.all === true)
    .map(([name]) => name);

export const pictureShape = ({ view }: ReaderView, hash: string, width: Width = 320) => ({
  hash,
  path: pathOf(view.mediaUrl(hash, width, 'webp')),
});

const mostPictures = 24;

/** The first pictures of products, each once. */
export function picturesOf(reader: ReaderView, products: Iterable<number>) {
  const hashes = new Set<string>();
  for (const id of products) {
    const [picture] = reader.view.catalogue.products.get(id)?.pictures ?? [];
    if (picture) hashes.add(picture.hash);
    if (hashes.size >= mostPictures) break;
  }
  return [...hashes].map((hash) => pictureShape(reader, hash));
}
