import type { ResolverMap } from '#kernel/graphql/context.ts';
import { branchesOf, staffNames } from '#modules/staff/index.ts';
import type { Note } from '../../actions/orders/note-order.ts';
import { scopeOf } from '../../grants.ts';
import { openOrderLists, type OrdersInput } from '../../lists/orders.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { actorOf } from '../results.ts';
import { isIn, whatCanBeDone } from './can.ts';
import { findOrderShape, orderResult } from './find-order.ts';
import { attemptShape, personShape, summaryShape, type OrderShape } from './order-shape.ts';

/** Orders: lists, the page of one, and what is written down about it. */
export function orderResolvers(parts: Parts): ResolverMap<Granted> {
  const { database, actions } = parts;
  const lists = openOrderLists(parts);
  return {
    Query: {
      orders: async (_parent: unknown, input: OrdersInput, context: Granted) => {
        const { items, ...page } = await lists.page(input, { scope: context.scope, seesContact: seesContactEverywhere(context) });
        return { items: items.map(summaryShape), page };
      },
      orderTabs: (_parent: unknown, _args: unknown, { scope }: Granted) => lists.tabs(scope),
      order: (_parent: unknown, { number }: { number: string }, context: Granted) => findOrderShape(parts, number, context),
    },
    Mutation: {
      noteOrder: (_parent: unknown, { input: { key, ...note } }: { input: Note & { key: string } }, context: Granted) =>
        orderResult(parts, context, () => runAction(parts, actions.noteOrder, actorOf(context), note, { key })),
    },
    Order: {
      can: ({ stored }: OrderShape, _args: unknown, { identity }: Granted) => whatCanBeDone(stored, identity.roles),
      person: ({ stored }: OrderShape, _args: unknown, context: Granted) => {
        if (isIn(scopeOf(context.identity.roles, 'orders.contact'), stored)) return personShape(stored.order);
        context.masked.add('Order.person');
        return null;
      },
      payments: ({ stored: { order } }: OrderShape) => order.attempts.map(attemptShape),
      history: async ({ stored: { order } }: OrderShape) => {
        const ids = order.events.flatMap(({ by }) => /^staff:(\d+)$/.exec(by)?.[1] ?? []);
        const names = await staffNames(database, ids.map(Number));
        return order.events.map((event) => ({ ...event, by: names.get(event.by) ?? event.by }));
      },
    },
  };
}

/** Who may see the mail address of every order they see may look for it. */
function seesContactEverywhere({ identity, scope }: Granted): boolean {
  const contact = scopeOf(identity.roles, 'orders.contact');
  if (!contact) return false;
  const [seen, allowed] = [branchesOf(scope), branchesOf(contact)];
  return allowed === null || (seen?.every((branch) => allowed.includes(branch)) ?? false);
}
