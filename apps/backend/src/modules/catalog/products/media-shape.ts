import type { MediaGalleryEntry, ProductImage } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import type { Width } from '#modules/media/index.ts';
import type { Picture, Texts } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import { cachePerSource } from '../read-model/catalogue-view.ts';

/** Widths of the pictures named by the three image roles; a client derives others from the same address. */
const widths = { image: 960, smallImage: 480, thumbnail: 160 } as const;

export type ImageParent = ProductImage & { readonly typename: 'ProductImage' };

/** A picture at one width, with its text alternative or else a name. */
export function imageShape(
  picture: { hash: string; label: Texts; position?: number },
  view: CatalogueView,
  name: string,
  width: Width,
): ImageParent {
  return {
    typename: 'ProductImage',
    url: view.mediaUrl(picture.hash, width, 'webp'),
    label: view.text(picture.label) ?? name,
    position: picture.position ?? 0,
    disabled: false,
  };
}

/** The pictures that are shown: a variant without its own has those of its parent. What is built from them is cached longer than they are. */
const picturesOf = cachePerSource(({ record, view }): readonly Picture[] => {
  const own = record.pictures.filter(({ isDisabled }) => !isDisabled);
  if (own.length > 0 || record.parentId === undefined) return own;
  return view.catalogue.products.get(record.parentId)?.pictures.filter(({ isDisabled }) => !isDisabled) ?? [];
}, 100);

/** What the variants of a product show, by what is seen and said: those of one colour have one list. */
const galleriesBelow = cachePerSource(() => new Map<string, readonly ImageParent[]>());

/** The gallery of a product, in order. */
export const galleryOf = cachePerSource((source): readonly ImageParent[] => {
  const { record, view, text } = source;
  const gallery = picturesOf(source).map((picture) => imageShape(picture, view, text.name ?? record.sku, widths.image));
  const parent = record.parentId === undefined ? undefined : view.source(record.parentId);
  if (!parent) return gallery;
  const galleries = galleriesBelow(parent);
  const key = gallery.map(({ url, label, position }) => `${position} ${url} ${label}`).join('\n');
  const cached = galleries.get(key);
  if (!cached) galleries.set(key, gallery);
  return cached ?? gallery;
});

type ImageRoles = Record<'image' | 'small_image' | 'thumbnail', ImageParent | null>;
const rolesByGallery = new WeakMap<readonly ImageParent[], ImageRoles>();

/** image, small_image and thumbnail: the first picture in three widths. */
export function imageRoles(source: ProductSource): ImageRoles {
  const gallery = galleryOf(source);
  let roles = rolesByGallery.get(gallery);
  if (roles) return roles;
  const [first] = picturesOf(source);
  const at = (width: Width): ImageParent | null =>
    first ? imageShape(first, source.view, source.text.name ?? source.record.sku, width) : null;
  roles = { image: at(widths.image), small_image: at(widths.smallImage), thumbnail: at(widths.thumbnail) };
  rolesByGallery.set(gallery, roles);
  return roles;
}

/** The gallery as older clients ask for it. */
export const galleryEntries = cachePerSource((source): readonly MediaGalleryEntry[] =>
  picturesOf(source).map((picture, index) => ({
    id: picture.id,
    uid: encodeUid(picture.id),
    media_type: 'image',
    file: picture.hash,
    label: source.view.text(picture.label) ?? source.text.name ?? null,
    position: picture.position,
    disabled: false,
    types: index === 0 ? ['image', 'small_image', 'thumbnail'] : [],
    content: null,
    video_content: null,
  })),
);
