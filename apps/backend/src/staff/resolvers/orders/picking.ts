import type { ResolverMap } from '#kernel/graphql/context.ts';
import { readPickList, readPickups, type PickItem } from '#modules/orders/index.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import type { PrintInput } from '../../shipment-file.ts';
import { actorOf, resultOf } from '../results.ts';
import { articleFields } from './article-words.ts';

/** What is fetched from the shelves, and the papers that go along. */
export const pickingResolvers = (parts: Parts): ResolverMap<Granted> => ({
  Query: {
    pickList: (_parent: unknown, { source }: { source: string }, { scope }: Granted) => readPickList(parts.database, source, scope),
    pickups: (_parent: unknown, { branch }: { branch: string }, { scope }: Granted) => readPickups(parts.database, branch, scope),
  },
  PickItem: {
    ...articleFields(parts, ({ name, options, pictured }: PickItem) => ({ ...pictured, name, options })),
    // As for the lines of an order: of its own address, and no other.
    picture: ({ pictured }: PickItem) => {
      const address = parts.orders.pictureOf(pictured, pictured);
      return address === null ? null : new URL(address).pathname;
    },
  },
  Mutation: {
    printShipments: (_parent: unknown, { key, ...input }: PrintInput & { readonly key: string }, context: Granted) =>
      resultOf(
        parts,
        context,
        () => runAction(parts, parts.actions.printShipments, actorOf(context), input, { key }),
        async (file) => ({ typename: 'Download', ...file }),
      ),
  },
});
