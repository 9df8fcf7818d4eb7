import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { lockAsset, type MediaAsset } from '#modules/media/index.ts';

/** Holds a picture of the library until the transaction ends. */
export async function holdMedia(tx: Tx, id: string): Promise<MediaAsset> {
  const asset = /^[1-9]\d{0,8}$/.test(id) ? await lockAsset(tx, Number(id)) : undefined;
  if (!asset) throw notFound('There is no such picture.');
  return asset;
}
