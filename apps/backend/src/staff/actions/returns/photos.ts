import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { plainPhotograph } from '#modules/media/index.ts';
import { addPhoto, findReturnIn, holdReturn, removePhoto, type HeldReturn, type Return } from '#modules/returns/index.ts';
import { lockUpload, markUploadUsed, type Staff } from '#modules/staff/index.ts';
import type { Action, Actor } from '../../run-action.ts';
import { goneText, readSent, standIdle } from '../../sent-file.ts';
import { actorText } from '../orders/lock-order.ts';
import { refusing } from '../orders/refusing.ts';
import { checkPermission, returnEntry } from './lock-return.ts';
import type { ReturnAnswer } from './register.ts';

type Parts = { readonly clock: Clock; readonly staff: Pick<Staff, 'uploads'> };

/** A picture that somebody has sent, and the return it is of. */
type AddPhotoInput = { readonly id: string; readonly upload: string; readonly by: number };
export type RemovePhotoInput = { readonly id: string; readonly photo: string };

const thumbSide = 320;

async function find(tx: Tx, id: string, actor: Actor): Promise<Return> {
  const seen = await findReturnIn(tx, id, actor.scope);
  if (!seen) throw notFound('There is no such return.');
  return seen;
}

/** Whoever looks at the goods holds the return; what a colleague wrote meanwhile is nothing that a photograph overwrites. */
async function hold(tx: Tx, id: string, actor: Actor): Promise<HeldReturn> {
  const seen = await find(tx, id, actor);
  const held = await refusing(() => holdReturn(tx, seen));
  checkPermission(actor, 'returns.inspect', held.back);
  return held;
}

/** Adds a photograph to what was found: it was drawn anew when it came. */
export const addReturnPhotoAction = ({ clock, staff }: Parts): Action<AddPhotoInput, ReturnAnswer> => ({
  name: 'return.addPhoto',
  permission: 'returns.inspect',
  isOfBranch: true,
  run: async (tx, { id, upload, by }, actor) => {
    const now = clock.now();
    // Before anything is said of a file: a return of others does not exist.
    await find(tx, id, actor);
    const sent = await lockUpload(tx, { id: upload, kind: 'picture', staffId: by }, now);
    if (!sent) throw notFound(goneText);
    await standIdle(tx);
    const bytes = await readSent(staff.uploads, sent);
    const { bytes: thumb, from } = await plainPhotograph(bytes, thumbSide);
    const held = await hold(tx, id, actor);
    const digest = createHash('sha256').update(bytes).digest('hex');
    await refusing(() => addPhoto(tx, held, { id: sent.id, digest, ...from, bytes, thumb }, { by: actorText(actor), now }));
    await markUploadUsed(tx, sent.id, now);
    const { back } = held;
    return { answer: { number: back.number }, entries: [returnEntry(back, [{ field: 'photo', before: null, after: sent.id }])] };
  },
});

/** Takes one away again, as long as no money was decided by it. */
export const removeReturnPhotoAction: Action<RemovePhotoInput, ReturnAnswer> = {
  name: 'return.removePhoto',
  permission: 'returns.inspect',
  isOfBranch: true,
  run: async (tx, { id, photo }, actor) => {
    const held = await hold(tx, id, actor);
    await refusing(() => removePhoto(tx, held, photo));
    const { back } = held;
    return { answer: { number: back.number }, entries: [returnEntry(back, [{ field: 'photo', before: photo, after: null }])] };
  },
};
