import { isMaskedId } from '#kernel/ids.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { drawPicture, PhotographRefused, type DrawnPicture } from '#modules/media/index.ts';
import { replacementOf } from '../../actions/media/replace-media.ts';
import type { Parts } from '../../parts.ts';
import type { Edit } from '../../patch.ts';
import { Refused, runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { readSent } from '../../sent-file.ts';
import { actorOf, resultOf } from '../results.ts';
import { assetOf, assetShape, summaryShape } from './media-shape.ts';

type EditArguments = { readonly edit: Edit & { readonly key: string } };
type Added = { readonly upload: string; readonly key: string };
type Replaced = { readonly id: string; readonly by: string; readonly key: string };

/** What is changed in the library. */
export function mediaChanges(parts: Parts): NonNullable<ResolverMap<Granted>['Mutation']> {
  const { actions } = parts;
  const editing =
    (action: typeof actions.editMedia) =>
    (_parent: unknown, { edit: { key, ...edit } }: EditArguments, context: Granted) =>
      resultOf(
        parts,
        context,
        () => runAction(parts, action, actorOf(context), edit, { key }),
        async ({ id, merged }) => {
          // The shop shows it before anybody reads that it is saved.
          await parts.refresh();
          return { typename: 'MediaSaved', media: await assetShape(parts, String(id), context.identity), merged };
        },
        { entity: 'media', edit },
      );
  return {
    addMedia: (_parent: unknown, { upload, key }: Added, context: Granted) =>
      resultOf(
        parts,
        context,
        () => withdrawn(parts, upload, context, () => add(parts, { upload, key }, context)),
        async ({ id, isNew }) => ({ typename: 'MediaAdded', isNew, media: summaryShape(parts, await assetOf(parts, String(id))) }),
      ),
    editMedia: editing(actions.editMedia),
    removeMedia: editing(actions.removeMedia),
    replaceMedia: (_parent: unknown, args: Replaced, context: Granted) => replace(parts, args, context),
    clearMedia: (_parent: unknown, { key }: { readonly key: string }, context: Granted) =>
      resultOf(
        parts,
        context,
        () => runAction(parts, actions.clearMedia, actorOf(context), {}, { key }),
        async ({ isBegun }) => ({ typename: 'MediaCleared', isBegun }),
      ),
  };
}

/** Drawn before the action, which would hold a connection of shoppers for as long. */
async function add(parts: Parts, { upload, key }: Added, context: Granted) {
  const picture = await drawn(parts, upload, context.identity.id);
  return runAction(parts, parts.actions.addMedia, actorOf(context), { upload, by: context.identity.id, picture }, { key });
}

/** Undefined when there is no such file: it was used, or it is not theirs. */
async function drawn({ staff }: Parts, upload: string, staffId: number): Promise<DrawnPicture | undefined> {
  const sent = isMaskedId(upload) ? await staff.uploads.find(upload, 'media', staffId) : undefined;
  if (!sent) return undefined;
  try {
    return await drawPicture(await readSent(staff.uploads, sent));
  } catch (error) {
    if (!(error instanceof PhotographRefused)) throw error;
    throw error.code === 'pixels'
      ? new Refused('media-pixels', 'A picture has at most 40 million pixels.')
      : new Refused('media-type', 'This is no picture as JPEG, PNG or WebP, or it is damaged.');
  }
}

/** A picture that was used, or is not wanted, does not wait for tomorrow. */
async function withdrawn<T>({ staff }: Parts, upload: string, { identity }: Granted, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work();
    await staff.uploads.removeOld();
    return done;
  } catch (error) {
    if (error instanceof Refused && (await staff.uploads.find(upload, 'media', identity.id))) await staff.uploads.remove(upload);
    throw error;
  }
}

async function replace(parts: Parts, { id, by, key }: Replaced, context: Granted) {
  const { database, actions, audit } = parts;
  const [asset, other] = [await assetOf(parts, id), await assetOf(parts, by)];
  const edit = await database.transaction((tx) => replacementOf(tx, asset, other));
  return resultOf(
    parts,
    context,
    () => runAction(parts, actions.replaceMedia, actorOf(context), edit, { key }),
    async ({ places }) => {
      await parts.refresh();
      const [last] = places > 0 ? await audit.list({ action: 'media.replace', entity: 'media', entityId: id }, 1) : [];
      return { typename: 'MediaReplaced', media: await assetShape(parts, by, context.identity), places, entry: last?.id ?? null };
    },
    { entity: 'media', edit },
  );
}
