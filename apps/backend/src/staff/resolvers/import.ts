import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { findRun } from '#modules/bulk/index.ts';
import type { ImportKind } from '../import/importers.ts';
import type { Parts } from '../parts.ts';
import { runAction } from '../run-action.ts';
import type { Granted } from '../schema.ts';
import { runShape } from './bulk/bulk.ts';
import { actorOf, resultOf } from './results.ts';

type Keyed = { readonly key: string };

/** Files: what one would do, doing it, and fetching one. */
export function importResolvers(parts: Parts): ResolverMap<Granted> {
  const { actions } = parts;
  const shapeOf = async ({ id }: { readonly id: string }) => {
    const run = await findRun(parts.database, id);
    if (!run) throw notFound('There is no such run.');
    return { typename: 'BulkRun', ...(await runShape(parts, run)) };
  };
  return {
    Mutation: {
      checkImport: (_parent: unknown, { kind, upload, key }: Keyed & { kind: ImportKind; upload: string }, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, actions.checkImport, actorOf(context), { kind, upload, by: context.identity.id }, { key }),
          shapeOf,
        ),
      applyImport: (_parent: unknown, { id, key }: Keyed & { id: string }, context: Granted) =>
        resultOf(parts, context, () => runAction(parts, actions.applyImport, actorOf(context), { id }, { key }), shapeOf),
      exportTable: (_parent: unknown, { kind, key }: Keyed & { kind: ImportKind }, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, actions.exportTable, actorOf(context), { kind }, { key }),
          async (file) => ({ typename: 'Download', ...file }),
        ),
    },
  };
}
