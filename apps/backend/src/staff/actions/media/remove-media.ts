import type { Clock } from '#kernel/clock.ts';
import { inputError } from '#kernel/errors.ts';
import { setRemoved, usedAmong, type Library } from '#modules/media/index.ts';
import { planPatch, type Edit } from '../../patch.ts';
import { Refused, type Action } from '../../run-action.ts';
import type { EditedMedia } from './edit-media.ts';
import { holdMedia } from './lock-media.ts';

/** Throws a picture away that nothing names, or takes it back: the same edit in reverse. */
export const removeMediaAction = ({ clock }: { readonly clock: Clock }): Action<Edit, EditedMedia> => ({
  name: 'media.remove',
  permission: 'media.edit',
  isEdit: true,
  run: async (tx, edit) => {
    const asset = await holdMedia(tx, edit.id);
    const changes = planPatch({ version: asset.version, values: { isRemoved: asset.removedAt !== null } }, edit);
    const [change] = changes;
    if (!change) return { answer: { id: asset.id, merged: [] }, entries: [] };
    if (typeof change.after !== 'boolean') throw inputError('It is thrown away, or it is not.');
    if (change.after && (await usedAmong(tx, [asset.hash, asset.frameHash])).size > 0) {
      throw new Refused('media-used', 'Something in the shop shows this picture.');
    }
    const version = await setRemoved(tx, asset.id, change.after ? clock.now() : null);
    return { answer: { id: asset.id, merged: [] }, entries: [{ entity: 'media', entityId: String(asset.id), version, changes }] };
  },
});

/** Throws away everything that nothing names, by a job: it looks at each again before it does. */
export const clearMediaAction = ({ library }: { readonly library: Library }): Action<object, { readonly isBegun: true }> => ({
  name: 'media.clear',
  permission: 'media.edit',
  run: async (tx) => {
    await library.clear(tx);
    return { answer: { isBegun: true }, entries: [{ entity: 'media', entityId: 'unused', changes: [] }] };
  },
});
