import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { TelephoneOrder, TelephoneWish } from '#modules/checkout/index.ts';
import { staffNames } from '#modules/staff/index.ts';
import { readTelephoneId } from '../../actions/telephone/telephone-orders.ts';
import type { Parts } from '../../parts.ts';
import { runAction, type Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { money } from '../orders/order-shape.ts';
import { countLimit, pageOf, readPage, type ListInput } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';
import { findArticles } from './articles.ts';
import { addressShape, linesOf, quoteShape, telephoneShape, type TelephoneShape } from './telephone-shape.ts';

type Wished = { readonly wish: TelephoneWish };
type Named = { readonly id: string; readonly key: string };

/** Orders by telephone: staff fills a cart, the customer orders it. */
export function telephoneResolvers(parts: Parts): ResolverMap<Granted> {
  const { actions, telephone } = parts;
  const result = (context: Granted, work: () => Promise<Done<{ readonly id: number }>>) =>
    resultOf(parts, context, work, async ({ id }) => {
      const order = await findShape(parts, id, context.now);
      if (!order) throw notFound('There is no such order.');
      return order;
    });
  // Lines and total of one answer are counted once.
  const known = new WeakMap<TelephoneOrder, ReturnType<typeof telephone.show>>();
  const counted = (order: TelephoneOrder, now: Date) => {
    const found = known.get(order) ?? telephone.show(order, now);
    known.set(order, found);
    return found;
  };
  return {
    Query: queries(parts),
    Mutation: {
      sendTelephoneOrder: (_parent: unknown, { wish, key }: Wished & { readonly key: string }, context: Granted) =>
        result(context, async () => {
          const { draft, problems } = await telephone.quote(wish, context.now);
          return runAction(parts, actions.sendTelephoneOrder, actorOf(context), { draft, problems }, { key });
        }),
      changeTelephoneOrder: (_parent: unknown, { wish, key, ...named }: Wished & Named & { readonly version: number }, context: Granted) =>
        result(context, async () => {
          const { draft, problems } = await telephone.quote(wish, context.now);
          return runAction(parts, actions.changeTelephoneOrder, actorOf(context), { ...named, draft, problems }, { key });
        }),
      sendTelephoneLink: (_parent: unknown, { id, key }: Named, context: Granted) =>
        result(context, () => runAction(parts, actions.sendTelephoneLink, actorOf(context), { id }, { key })),
      takeBackTelephoneOrder: (_parent: unknown, { id, key }: Named, context: Granted) =>
        result(context, () => runAction(parts, actions.takeBackTelephoneOrder, actorOf(context), { id }, { key })),
    },
    TelephoneOrder: {
      lines: async ({ stored }: TelephoneShape, _args: unknown, { now }: Granted) => linesOf(await counted(stored, now)),
      total: async ({ stored }: TelephoneShape, _args: unknown, { now }: Granted) => money((await counted(stored, now)).totals.grandTotal),
    },
  };
}

function queries(parts: Parts): ResolverMap<Granted>[string] {
  const { telephone, stores, customers, actions } = parts;
  return {
    telephoneChoices: () => ({
      stores: stores.activeViews().map(({ code, name, language }) => ({ code, name, language })),
      countries: telephone.countries(),
    }),
    telephoneArticles: (_parent: unknown, { store, text }: { readonly store: string; readonly text: string }, { now }: Granted) =>
      findArticles(parts, store, text, now),
    // Who an order is for is looked at as on their page (LAW-20).
    telephoneCustomer: async (_parent: unknown, { email }: { readonly email: string }, context: Granted) => {
      const found = await customers.findByEmail(email);
      if (!found) return null;
      await runAction(parts, actions.openCustomer, actorOf(context), { id: String(found.id), reason: null });
      return {
        name: [found.firstname, found.middlename, found.lastname].filter(Boolean).join(' '),
        store: found.storeCode,
        isBusiness: found.approval === 'approved',
        addresses: found.addresses.map(addressShape),
      };
    },
    telephoneQuote: async (_parent: unknown, { wish }: Wished, { now }: Granted) => quoteShape(await telephone.quote(wish, now)),
    telephoneOrders: async (_parent: unknown, { list }: { readonly list: ListInput }, { now }: Granted) => {
      const { limit, after } = readPage(list);
      const rows = await telephone.list(limit + 1, after === undefined ? undefined : Number(after));
      const { items, page } = pageOf(rows, limit, await telephone.count(countLimit));
      return { items: await shapesOf(parts, items, now), page };
    },
    telephoneOrder: async (_parent: unknown, { id }: { readonly id: string }, { now }: Granted) => {
      const number = readTelephoneId(id);
      return number === undefined ? null : findShape(parts, number, now);
    },
  };
}

async function findShape(parts: Parts, id: number, now: Date): Promise<TelephoneShape | undefined> {
  const order = await parts.telephone.find(parts.database, id);
  return order && (await shapesOf(parts, [order], now))[0];
}

async function shapesOf({ database }: Parts, orders: readonly TelephoneOrder[], now: Date): Promise<readonly TelephoneShape[]> {
  const names = await staffNames(
    database,
    orders.map(({ createdBy }) => createdBy),
  );
  return orders.map((order) => telephoneShape(order, names.get(`staff:${order.createdBy}`) ?? '', now));
}
