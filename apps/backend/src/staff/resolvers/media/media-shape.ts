import { notFound } from '#kernel/errors.ts';
import { findAsset, hasAlt, ordersWith, usesOf, type MediaAsset, type PictureUse } from '#modules/media/index.ts';
import { staffNames, type StaffIdentity } from '#modules/staff/index.ts';
import { mediaValues } from '../../actions/media/media-values.ts';
import { scopeOf } from '../../grants.ts';
import type { Parts } from '../../parts.ts';
import { readerView } from '../products/reader-view.ts';

/** A picture in a list. */
export const summaryShape = ({ media }: Pick<Parts, 'media'>, asset: MediaAsset) => ({
  id: String(asset.id),
  name: asset.name,
  path: media.url(asset.hash, 320, 'webp'),
  framePath: media.url(asset.frameHash, 320, 'webp'),
  frameHash: asset.frameHash,
  width: asset.width,
  height: asset.height,
  bytes: asset.bytes,
  alt: asset.alt,
  hasAlt: hasAlt(asset.alt),
  tags: asset.tags,
  isUsed: asset.isUsed,
  removedAt: asset.removedAt,
});

export async function assetOf({ database }: Pick<Parts, 'database'>, id: string): Promise<MediaAsset> {
  const asset = /^[1-9]\d{0,8}$/.test(id) ? await findAsset(database, Number(id)) : undefined;
  if (!asset) throw notFound('There is no such picture.');
  return asset;
}

/** A picture as its page shows it. */
export async function assetShape(parts: Parts, id: string, identity: Pick<StaffIdentity, 'roles'>) {
  const asset = await assetOf(parts, id);
  const { media, database } = parts;
  const names = asset.uploadedBy === null ? undefined : await staffNames(database, [asset.uploadedBy]);
  return {
    id: String(asset.id),
    version: asset.version,
    name: asset.name,
    hash: asset.hash,
    frameHash: asset.frameHash,
    path: media.url(asset.hash, 320, 'webp'),
    largePath: media.url(asset.hash, 960, 'webp'),
    framePath: media.url(asset.frameHash, 480, 'webp'),
    width: asset.width,
    height: asset.height,
    bytes: asset.bytes,
    type: asset.type,
    isWhole: asset.hash === asset.frameHash,
    uploadedBy: names?.get(`staff:${asset.uploadedBy}`) ?? null,
    uploadedAt: asset.uploadedAt,
    removedAt: asset.removedAt,
    values: { ...mediaValues(asset), isRemoved: asset.removedAt !== null },
    tags: asset.tags,
    can: scopeOf(identity.roles, 'media.edit')?.all === true ? ['editMedia', 'replaceMedia', 'removeMedia', 'addMedia'] : [],
  };
}

const mostUses = 50;
const mostOrders = 5;

/** Everything that names a picture; a product is called as in the language of who looks. */
export async function usesShape(parts: Parts, id: string, { language }: Pick<StaffIdentity, 'language'>) {
  const { database } = parts;
  const asset = await assetOf(parts, id);
  const hashes = [...new Set([asset.hash, asset.frameHash])];
  const uses = await usesOf(database, hashes, mostUses + 1);
  const orders = await ordersWith(database, hashes, mostOrders + 1);
  const named = new Map(uses.map((use) => [`${use.kind} ${idOf(use)}`, { kind: use.kind, id: idOf(use), name: use.title }]));
  const items = [...named.values(), ...orders.map((number) => ({ kind: 'order' as const, id: number, name: number }))];
  const reader = readerView(parts, language);
  return {
    items: items
      .slice(0, mostUses)
      .map((use) => (use.kind === 'product' || use.kind === 'look' ? { ...use, name: nameOf(reader, use.id) } : use)),
    isCapped: items.length > mostUses || orders.length > mostOrders,
  };
}

/** Texts are of a store view; whoever looks for one looks for the thing. */
const idOf = ({ kind, ref }: PictureUse): string =>
  kind === 'product' || kind === 'look'
    ? (ref.split('/')[0] ?? ref)
    : kind === 'redirect' || kind === 'branch'
      ? ref
      : (ref.split('.')[0] ?? ref);

function nameOf(reader: ReturnType<typeof readerView>, sku: string): string {
  const record = reader.view.catalogue.productsBySku.get(sku);
  return record ? reader.nameOf(record) : sku;
}
