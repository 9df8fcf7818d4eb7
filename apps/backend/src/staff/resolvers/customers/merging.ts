import type { ResolverMap } from '#kernel/graphql/context.ts';
import { mergeUndoUntil, type CustomerCard } from '#modules/customer/index.ts';
import { findSubscriptionOf } from '#modules/newsletter/index.ts';
import { countExempt } from '#modules/orders/index.ts';
import { readCustomerId } from '../../actions/customers/customer-entry.ts';
import type { MergeInput } from '../../actions/customers/merge-customers.ts';
import { refusing } from '../../actions/orders/refusing.ts';
import type { Parts } from '../../parts.ts';
import { Refused, runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { consentShape } from '../queues/newsletter.ts';
import { actorOf, refusalShape, resultOf } from '../results.ts';
import { findCustomerShape, listedShape } from './customer-shape.ts';

type Keyed = { readonly key: string };
type Shape = Awaited<ReturnType<typeof findCustomerShape>>;

/** Two accounts of one person. */
export function mergingResolvers(parts: Parts): ResolverMap<Granted> {
  const { actions, database, customers } = parts;
  return {
    Query: {
      mergePreview: async (_parent: unknown, { winner, loser }: { winner: string; loser: string }, { now }: Granted) => {
        try {
          return await preview(parts, { winner: readCustomerId(winner), loser: readCustomerId(loser) }, now);
        } catch (error) {
          if (error instanceof Refused) return refusalShape(error);
          throw error;
        }
      },
    },
    Mutation: {
      mergeCustomers: (_parent: unknown, { input: { key, ...input } }: { input: MergeInput & Keyed }, context: Granted) => {
        const work = () => runAction(parts, actions.mergeCustomers, actorOf(context), input, { key });
        return resultOf(parts, context, work, ({ id }) => findCustomerShape(parts, id));
      },
      undoMerge: (_parent: unknown, { loser, key }: { readonly loser: string } & Keyed, context: Granted) => {
        const work = () => runAction(parts, actions.undoMerge, actorOf(context), { loser }, { key });
        return resultOf(parts, context, work, ({ id }) => findCustomerShape(parts, id));
      },
    },
    Customer: {
      mergedInto: ({ card }: Shape) => (card.mergedInto === null ? null : String(card.mergedInto)),
      merged: async ({ card }: Shape) =>
        (await customers.desk.merged(database, card.id)).map((merge) => ({ ...merge, id: String(merge.id) })),
    },
    CustomerMerge: {
      newsletter: async ({ email }: { readonly email: string }) => {
        const found = await findSubscriptionOf(database, email);
        return found ? consentShape(found) : null;
      },
    },
  };
}

const isBusiness = ({ approval }: CustomerCard): boolean => approval !== 'private';

async function preview({ database, customers: { desk } }: Parts, two: { readonly winner: number; readonly loser: number }, now: Date) {
  const { winner, loser, moves, stays } = await refusing(() => database.transaction((tx) => desk.previewMerge(tx, two)));
  const side = async (card: CustomerCard) => ({
    customer: listedShape(card),
    version: card.version,
    newsletter: (await findSubscriptionOf(database, card.email))?.state ?? null,
  });
  const warnings = [
    ...((await countExempt(database, [winner.id, loser.id])) > 0 ? ['exemptOrders'] : []),
    ...(isBusiness(winner) === isBusiness(loser) ? [] : ['otherKind']),
    ...(stays.length > 0 ? ['savedCards'] : []),
    ...(winner.blockedAt || loser.blockedAt ? ['blocked'] : []),
  ];
  return {
    typename: 'MergePreview',
    winner: await side(winner),
    loser: await side(loser),
    moves,
    warnings,
    undoUntil: mergeUndoUntil(now),
  };
}
