import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { lockCatalogueVersion } from '#modules/catalog/index.ts';
import {
  assetsByHash,
  lockAsset,
  movePictures,
  noteUsed,
  pathOf,
  pictureAt,
  placeOf,
  raiseVersion,
  updateAsset,
  usesOf,
  type Media,
  type MediaAsset,
  type PictureMove,
} from '#modules/media/index.ts';
import { planPatch, type Edit } from '../../patch.ts';
import { Refused, type Action } from '../../run-action.ts';
import { holdMedia } from './lock-media.ts';

type Parts = { readonly clock: Clock; readonly media: Pick<Media, 'size'> };
type ReplacedMedia = { readonly places: number };

const mostPlaces = 10_000;

/**
 * What has to be written to put one picture in the place of another: every place that shows it is a field, and what stands there its value.
 * So the reverse edit puts back exactly these places, and a place that somebody has changed since is a conflict.
 */
export async function replacementOf(tx: Tx, asset: MediaAsset, by: MediaAsset): Promise<Edit> {
  const uses = await usesOf(tx, [...new Set([asset.hash, asset.frameHash])], mostPlaces);
  const changes = uses.map(({ place, ref, hash }) => {
    const field = pathOf({ place, ref });
    return { field, base: hash, value: placeOf(field)?.place.isFramed ? by.frameHash : by.hash };
  });
  return { id: String(asset.id), version: asset.version, changes: [...new Map(changes.map((one) => [one.field, one])).values()] };
}

/** Puts pictures in the place of others, as an edit of the places. */
export const replaceMediaAction = ({ clock, media }: Parts): Action<Edit, ReplacedMedia> => ({
  name: 'media.replace',
  permission: 'media.edit',
  isEdit: true,
  run: async (tx, edit) => {
    // As whoever writes products: two wait for each other, and never each for the other.
    await lockCatalogueVersion(tx);
    const asset = await holdMedia(tx, edit.id);
    const values: Record<string, unknown> = {};
    const moves: PictureMove[] = [];
    for (const { field, base, value } of edit.changes) {
      const found = placeOf(field);
      if (!found || typeof base !== 'string' || typeof value !== 'string') throw inputError('This is no place of a picture.');
      values[field] = await pictureAt(tx, found.place, found.ref, [base, value]);
      moves.push({ place: found.place.name, ref: found.ref, from: base, to: await sized(media, value) });
    }
    // Always compared: nobody's picture is overwritten because the library has not changed.
    const changes = planPatch({ version: edit.version + 1, values }, edit);
    const written = new Set(changes.map(({ field }) => field));
    const wanted = moves.filter(({ place, ref }) => written.has(pathOf({ place, ref })));
    await checkBoth(tx, wanted);
    await movePictures(tx, wanted, clock.now());
    await noteUsed(
      tx,
      wanted.map(({ to }) => to.hash),
    );
    await takeOver(tx, asset, wanted);
    const version = await raiseVersion(tx, asset.id);
    const entries = changes.length === 0 ? [] : [{ entity: 'media', entityId: String(asset.id), version, changes }];
    return { answer: { places: changes.length }, entries };
  },
});

async function sized(media: Parts['media'], hash: string) {
  const size = await media.size(hash);
  if (!size) throw new Refused('media-gone', 'The shop does not have this picture any more.');
  return { hash, width: size.width, height: size.height };
}

/** A product shows a picture once. */
async function checkBoth(tx: Tx, moves: readonly PictureMove[]): Promise<void> {
  for (const { place, ref, to } of moves) {
    const found = placeOf(pathOf({ place, ref }))?.place;
    if (found?.isFramed && (await pictureAt(tx, found, ref, [to.hash])) !== null) {
      throw new Refused('media-both', `${ref} shows both pictures: take one away there first.`);
    }
  }
}

/** What was said of the old picture is said of the new one, where nobody has said anything yet. */
async function takeOver(tx: Tx, asset: MediaAsset, moves: readonly PictureMove[]): Promise<void> {
  const [other] = (await assetsByHash(tx, [...new Set(moves.map(({ to }) => to.hash))])).filter(({ id }) => id !== asset.id);
  const by = other && (await lockAsset(tx, other.id));
  if (!by || Object.keys(by.alt).length > 0 || by.tags.length > 0) return;
  await updateAsset(tx, { ...by, alt: asset.alt, tags: asset.tags });
}
