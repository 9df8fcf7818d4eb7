import type { ResolverMap } from '#kernel/graphql/context.ts';
import { readThresholds } from '#modules/settings/index.ts';
import type { Parts } from '../parts.ts';
import type { Edit } from '../patch.ts';
import { runAction } from '../run-action.ts';
import type { Granted } from '../schema.ts';
import { actorOf, resultOf } from './results.ts';

/** What a person may change without a deployment. */
export function settingsResolvers(parts: Parts): ResolverMap<Granted> {
  const read = async () => {
    const { version, value } = await readThresholds(parts.database);
    return { version, ...value };
  };
  return {
    Query: { thresholds: read },
    Mutation: {
      editThresholds: (_parent: unknown, { edit: { key, ...edit } }: { edit: Edit & { key: string } }, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.editThresholds, actorOf(context), edit, { key }),
          async ({ merged }) => ({ typename: 'ThresholdsSaved', thresholds: await read(), merged }),
          { entity: 'setting', edit },
        ),
    },
  };
}
