import type { Media } from '#modules/media/index.ts';
import type { ShopSnapshot } from './shop-snapshot.ts';

/** Every picture the shop shows. */
export function pictureHashes({ products, definitions }: Pick<ShopSnapshot, 'products' | 'definitions'>): Set<string> {
  const hashes = new Set<string>();
  const add = (hash: string | undefined): void => void (hash === undefined || hashes.add(hash));
  for (const { pictures, look } of products.values()) {
    for (const { hash } of pictures) add(hash);
    add(look?.hash);
  }
  for (const { pictureHash } of definitions.categories.values()) add(pictureHash);
  for (const { logoHash, pictureHash } of definitions.brands.values()) [logoHash, pictureHash].forEach(add);
  return hashes;
}

/** Gives each picture a file name that says its content and type; a drawing leaves the shop as a WebP. */
export async function pictureFiles(hashes: Iterable<string>, media: Pick<Media, 'sourceType'>): Promise<(hash: string) => string> {
  const endings = new Map<string, string>();
  for (const hash of hashes) {
    const type = await media.sourceType(hash);
    endings.set(hash, type === undefined || type === 'svg' ? 'webp' : type === 'jpeg' ? 'jpg' : type);
  }
  return (hash) => `${hash}.${endings.get(hash) ?? 'webp'}`;
}
