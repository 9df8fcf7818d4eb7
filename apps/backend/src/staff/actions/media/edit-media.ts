import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Audit } from '#modules/audit/index.ts';
import { lockCatalogueVersion } from '#modules/catalog/index.ts';
import {
  findAsset,
  frameAround,
  movePictures,
  touchCrops,
  updateAsset,
  usesOf,
  type Media,
  type MediaAsset,
} from '#modules/media/index.ts';
import { planPatch, type Edit } from '../../patch.ts';
import type { Action } from '../../run-action.ts';
import { mergedFields } from '../merged-fields.ts';
import { holdMedia } from './lock-media.ts';
import { mediaValues, takeMediaValue, withValues } from './media-values.ts';

type Parts = {
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'changesSince'>;
  readonly media: Pick<Media, 'takeAway' | 'sourceType' | 'storeSource' | 'size'>;
};
export type EditedMedia = { readonly id: number; readonly merged: readonly string[] };

/** Changes what is known of a picture. Another point to be cut around shows another part of it, wherever it is shown cut. */
export const editMediaAction = (parts: Parts): Action<Edit, EditedMedia> => ({
  name: 'media.edit',
  permission: 'media.edit',
  isEdit: true,
  run: async (tx, edit) => {
    const taken = { ...edit, changes: edit.changes.map((change) => ({ ...change, value: takeMediaValue(change.field, change.value) })) };
    const cut = await cutAnew(tx, parts, taken);
    // As whoever writes products: two wait for each other, and never each for the other.
    if (cut !== undefined) await lockCatalogueVersion(tx);
    const asset = await holdMedia(tx, edit.id);
    const changes = planPatch({ version: asset.version, values: mediaValues(asset) }, taken);
    const merged = await mergedFields(tx, parts.audit, 'media', edit);
    if (changes.length === 0) return { answer: { id: asset.id, merged }, entries: [] };
    const frameHash = cut ?? asset.frameHash;
    if (frameHash !== asset.frameHash) await showFrame(tx, parts, asset, frameHash);
    const version = await updateAsset(tx, { ...withValues(asset, changes), frameHash });
    if (changes.some(({ field }) => field === 'focus')) await touchCrops(tx, asset.hash);
    return { answer: { id: asset.id, merged }, entries: [{ entity: 'media', entityId: String(asset.id), version, changes }] };
  },
});

/** The frame around another point, made before anything is locked: drawing takes a moment. Undefined when the point stays. */
async function cutAnew(tx: Tx, { media }: Parts, { id, changes }: Edit): Promise<string | undefined> {
  const focus = changes.find(({ field }) => field === 'focus');
  const asset = focus && /^[1-9]\d{0,8}$/.test(id) ? await findAsset(tx, Number(id)) : undefined;
  return asset && frameAround(media, asset.hash, focus?.value as MediaAsset['focus']);
}

const mostPlaces = 10_000;

/** Puts the new frame where the old one stands. */
async function showFrame(tx: Tx, { media, clock }: Parts, asset: MediaAsset, frameHash: string): Promise<void> {
  await lockCatalogueVersion(tx);
  const size = await media.size(frameHash);
  const uses = await usesOf(tx, [asset.frameHash], mostPlaces, ({ isFramed }) => isFramed === true);
  const to = { hash: frameHash, width: size?.width ?? asset.width, height: size?.height ?? asset.height };
  await movePictures(
    tx,
    uses.map(({ place, ref }) => ({ place, ref, from: asset.frameHash, to })),
    clock.now(),
  );
}
