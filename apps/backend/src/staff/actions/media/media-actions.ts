import type { Clock } from '#kernel/clock.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Library, Media } from '#modules/media/index.ts';
import { addMediaAction } from './add-media.ts';
import { editMediaAction } from './edit-media.ts';
import { clearMediaAction, removeMediaAction } from './remove-media.ts';
import { replaceMediaAction } from './replace-media.ts';

type Parts = {
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'changesSince'>;
  readonly media: Pick<Media, 'takeAway' | 'sourceType' | 'storeSource' | 'size'>;
  readonly library: Library;
};

export const mediaActions = (parts: Parts) => ({
  addMedia: addMediaAction(parts),
  editMedia: editMediaAction(parts),
  replaceMedia: replaceMediaAction(parts),
  removeMedia: removeMediaAction(parts),
  clearMedia: clearMediaAction(parts),
});
