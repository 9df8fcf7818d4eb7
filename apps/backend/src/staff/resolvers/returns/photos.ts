import type { ResolverMap } from '#kernel/graphql/context.ts';
import { photosOf } from '#modules/returns/index.ts';
import { staffNames } from '#modules/staff/index.ts';
import type { RemovePhotoInput } from '../../actions/returns/photos.ts';
import type { Parts } from '../../parts.ts';
import { photoPath } from '../../photo-route.ts';
import { Refused, runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { actorOf, resultOf } from '../results.ts';
import type { ReturnPageShape } from './return-shape.ts';
import { findReturnShape } from './returns.ts';

type Keyed<Input> = Input & { readonly key: string };
type Added = { readonly id: string; readonly upload: string };

/** Photographs of what came back. */
export function returnPhotoResolvers(parts: Parts): ResolverMap<Granted> {
  const { actions } = parts;
  return {
    Return: { photos: ({ found: { back } }: ReturnPageShape) => photoShapes(parts, back) },
    Mutation: {
      addReturnPhoto: (_parent: unknown, { key, ...input }: Keyed<Added>, context: Granted) =>
        resultOf(
          parts,
          context,
          () => withdrawn(parts, input.upload, context, () => add(parts, input, key, context)),
          ({ number }) => findReturnShape(parts, number, context),
        ),
      removeReturnPhoto: (_parent: unknown, { key, ...input }: Keyed<RemovePhotoInput>, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, actions.removeReturnPhoto, actorOf(context), input, { key }),
          ({ number }) => findReturnShape(parts, number, context),
        ),
    },
  };
}

const add = (parts: Parts, input: Added, key: string, context: Granted) =>
  runAction(parts, parts.actions.addReturnPhoto, actorOf(context), { ...input, by: context.identity.id }, { key });

/** A picture that was used, or is not wanted, does not wait for tomorrow. */
async function withdrawn<T>({ staff }: Parts, upload: string, { identity }: Granted, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work();
    await staff.uploads.removeOld();
    return done;
  } catch (error) {
    if (error instanceof Refused && (await staff.uploads.find(upload, 'picture', identity.id))) await staff.uploads.remove(upload);
    throw error;
  }
}

async function photoShapes({ database }: Parts, { id, number }: { readonly id: number; readonly number: string }) {
  const photos = await photosOf(database, id);
  const names = await staffNames(database, photos.flatMap(({ by }) => /^staff:(\d+)$/.exec(by)?.[1] ?? []).map(Number));
  return photos.map(({ id: photo, by, ...facts }) => ({
    ...facts,
    id: photo,
    by: names.get(by) ?? by,
    thumb: photoPath(number, photo, 'thumb'),
    picture: photoPath(number, photo, 'full'),
  }));
}
