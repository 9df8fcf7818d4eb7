import type { ResolverMap } from '#kernel/graphql/context.ts';
import { readChoices } from '#modules/orders/index.ts';
import { staffNames } from '#modules/staff/index.ts';
import type { Note } from '../../actions/orders/note-order.ts';
import { chosen } from '../../grants.ts';
import { openOrderLists, orderReader, readCustomer, wantedOrders, type OrdersChoice, type OrdersInput } from '../../lists/orders.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { nameOf } from '../customers/customer-shape.ts';
import { actorOf, resultOf } from '../results.ts';
import { articleFields } from './article-words.ts';
import { seesPerson, whatCanBeDone } from './can.ts';
import { findOrderShape, orderResult } from './find-order.ts';
import { attemptShape, personShape, summaryShape, type OrderShape } from './order-shape.ts';

/** Orders: lists, the page of one, and what is written down about it. */
export function orderResolvers(parts: Parts): ResolverMap<Granted> {
  const { database, actions, customers, orders } = parts;
  const lists = openOrderLists(parts);
  return {
    Query: {
      orders: async (_parent: unknown, input: OrdersInput, context: Granted) => {
        const { items, ...page } = await lists.page(input, orderReader(context.identity, context.scope));
        return { items: items.map(summaryShape), page };
      },
      orderTabs: (_parent: unknown, { branch }: { readonly branch?: string | null }, { scope }: Granted) =>
        lists.tabs(chosen(scope, branch, parts.isBranch)),
      orderChoices: async (_parent: unknown, { customer }: { readonly customer?: string | null }, { identity, scope }: Granted) => {
        const id = readCustomer(customer, orderReader(identity, scope));
        const card = id === undefined ? undefined : await customers.desk.card(database, id);
        return { ...(await readChoices(database)), customer: card ? nameOf(card) : null };
      },
      order: (_parent: unknown, { number }: { number: string }, context: Granted) => findOrderShape(parts, number, context),
    },
    Mutation: {
      exportOrders: (_parent: unknown, { key, ...choice }: OrdersChoice & { key: string }, context: Granted) => {
        // What is no choice is refused before anything is kept.
        wantedOrders(choice, orderReader(context.identity, context.scope), parts.clock.now());
        const work = () => runAction(parts, actions.exportOrders, actorOf(context), choice, { key });
        return resultOf(parts, context, work, async (file) => ({ typename: 'Download', ...file }));
      },
      noteOrder: (_parent: unknown, { input: { key, ...note } }: { input: Note & { key: string } }, context: Granted) =>
        orderResult(parts, context, () => runAction(parts, actions.noteOrder, actorOf(context), note, { key })),
    },
    OrderInvoice: {
      file: ({ paper: { stored, invoice } }: OrderShape['invoices'][number], _args: unknown, context: Granted) => {
        if (seesPerson(context.identity.roles, stored)) return orders.invoiceFile(stored.order, invoice);
        context.masked.add('OrderInvoice.file');
        return null;
      },
    },
    OrderLine: {
      ...articleFields(parts, ({ pictured: { order, line } }: OrderShape['lines'][number]) => ({ ...line, storeCode: order.storeCode })),
      // The policy of the back office lets pictures of its own address in, and no others.
      picture: ({ pictured: { order, line } }: OrderShape['lines'][number]) => {
        const address = orders.pictureOf(order, line);
        return address === null ? null : new URL(address).pathname;
      },
    },
    Order: {
      can: ({ stored }: OrderShape, _args: unknown, { identity }: Granted) => whatCanBeDone(stored, identity.roles),
      person: ({ stored }: OrderShape, _args: unknown, context: Granted) => {
        if (seesPerson(context.identity.roles, stored)) return personShape(stored.order);
        context.masked.add('Order.person');
        return null;
      },
      payments: ({ stored: { order } }: OrderShape) => [...order.attempts, ...order.editAttempts].map(attemptShape),
      history: async ({ stored: { order } }: OrderShape) => {
        const ids = order.events.flatMap(({ by }) => /^staff:(\d+)$/.exec(by)?.[1] ?? []);
        const names = await staffNames(database, ids.map(Number));
        return order.events.map((event) => ({ ...event, by: names.get(event.by) ?? event.by }));
      },
    },
  };
}
