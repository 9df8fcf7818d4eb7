import type { Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { HeldReturn } from '../hold-return.ts';
import { returnStates } from '../return-states.ts';
import { givenBack, type Return, type ReturnHand } from '../return.ts';
import { deletePhoto, insertPhoto, photosOf, type NewPhoto } from './photo-repository.ts';

/** More tell nobody anything. */
const mostPhotos = 12;

/** Photographs are of goods that are here. */
export const takesPhotos = ({ state }: Pick<Return, 'state'>): boolean => returnStates[state].goods === 'here';

/** What money was decided by stays as it was. */
export const losesPhotos = (back: Pick<Return, 'state' | 'settlements'>): boolean => takesPhotos(back) && givenBack(back).length === 0;

export async function addPhoto(tx: Tx, { back }: HeldReturn, photo: NewPhoto, { by, now }: ReturnHand): Promise<void> {
  if (!takesPhotos(back)) throw inputError('Photographs are taken of goods that are here.', { field: 'upload', code: 'return-photo-away' });
  if ((await photosOf(tx, back.id)).length >= mostPhotos)
    throw inputError(`A return has at most ${mostPhotos} photographs.`, { field: 'upload', code: 'return-photo-many' });
  if (!(await insertPhoto(tx, back.id, { ...photo, by, at: now })))
    throw inputError('This photograph is there already.', { field: 'upload', code: 'return-photo-twice' });
}

export async function removePhoto(tx: Tx, { back }: HeldReturn, id: string): Promise<void> {
  if (!losesPhotos(back))
    throw inputError('Money was given back by these photographs: they stay.', { field: 'photo', code: 'return-photo-settled' });
  if (!(await deletePhoto(tx, back.id, id))) throw notFound('There is no such photograph.');
}
