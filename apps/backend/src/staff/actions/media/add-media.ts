import type { Clock } from '#kernel/clock.ts';
import { notFound } from '#kernel/errors.ts';
import { addAsset, type DrawnPicture, type Media } from '#modules/media/index.ts';
import { isFull, lockUpload, markUploadUsed } from '#modules/staff/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { goneText } from '../../sent-file.ts';

type Parts = { readonly clock: Clock; readonly media: Pick<Media, 'storeSource'> };

/** A picture that somebody has sent, drawn anew before anybody waits for the database; undefined when the file is gone. */
type AddMediaInput = { readonly upload: string; readonly by: number; readonly picture: DrawnPicture | undefined };
type AddedMedia = { readonly id: number; readonly isNew: boolean };

const mime = 'image/webp';

/** Puts a picture into the library. One that is there already is found again, whoever brings it. */
export const addMediaAction = ({ clock, media }: Parts): Action<AddMediaInput, AddedMedia> => ({
  name: 'media.add',
  permission: 'media.edit',
  run: async (tx, { upload, by, picture }) => {
    const now = clock.now();
    const sent = picture && (await lockUpload(tx, { id: upload, kind: 'media', staffId: by }, now));
    if (!sent) throw notFound(goneText);
    const whole = await storing(() => media.storeSource(picture.bytes, mime));
    const framed = picture.framed === picture.bytes ? whole : await storing(() => media.storeSource(picture.framed, mime));
    const name = sent.fileName.replace(/\.[a-z0-9]{2,5}$/i, '') || sent.fileName;
    const facts = { ...whole, type: 'webp', digest: picture.digest, bytes: picture.bytes.length } as const;
    const texts = { name, alt: {}, tags: [] };
    const added = await addAsset(tx, { ...facts, ...texts, frameHash: framed.hash, isUsed: false, uploadedBy: by, uploadedAt: now });
    await markUploadUsed(tx, sent.id, now);
    const changes = [{ field: 'name', before: null, after: name }];
    return { answer: added, entries: added.isNew ? [{ entity: 'media', entityId: String(added.id), version: 1, changes }] : [] };
  },
});

async function storing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isFull(error)) throw new Refused('media-full', 'The disk of the shop is full: nothing was kept.');
    throw error;
  }
}
