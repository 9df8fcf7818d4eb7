import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { creditOf, findOrder, payableOf, undisputed, type ExchangeWish, type Order, type OrderSnapshot } from '#modules/orders/index.ts';
import { draftExchangeOf, findReturnIn, type Return } from '#modules/returns/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { refusing } from '../../actions/orders/refusing.ts';
import { givenFor, whyExchangeWaits, type ExchangeInput } from '../../actions/returns/exchange.ts';
import { scopeOf } from '../../grants.ts';
import type { Parts } from '../../parts.ts';
import { Refused } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { isIn } from '../orders/can.ts';
import { money, type OrderShape } from '../orders/order-shape.ts';
import { runRefunding } from '../orders/refunding.ts';
import { refusalShape, resultOf } from '../results.ts';
import { readFound, type FoundReturn } from './return-shape.ts';
import { findReturnShape } from './returns.ts';

type Keyed<Input> = Input & { readonly key: string };
type Settled = { readonly exchange: { readonly order: string } | null };

/** Exchanges: what can be chosen, what would come of it, what is given, and the order it became. */
export function exchangeResolvers(parts: Parts): ResolverMap<Granted> {
  const { database, orders } = parts;
  return {
    Query: {
      exchangeSizes: async (_parent: unknown, { id }: { id: string }, context: Granted) => {
        const { back, order } = await firstOrder(parts, id, context);
        const { sizes } = await orders.edits.choices(database, order);
        return sizes.filter(({ lineId }) => back.lines.some((line) => line.lineId === lineId));
      },
      exchangeArticles: async (_parent: unknown, { id, search }: { id: string; search: string }, context: Granted) => {
        const found = await orders.edits.articles(database, (await firstOrder(parts, id, context)).order, search, context.now);
        return found.map(({ cents, ...article }) => ({ ...article, unit: money(cents) }));
      },
      exchangePreview: (_parent: unknown, input: { id: string; lines: readonly ExchangeWish[] }, context: Granted) =>
        preview(parts, input, context),
    },
    Mutation: {
      exchangeReturn: (_parent: unknown, { key, ...input }: Keyed<ExchangeInput>, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runRefunding(parts, parts.actions.exchangeReturn, input, key, context),
          ({ number }) => findReturnShape(parts, number, context),
        ),
    },
    Order: {
      exchange: ({ stored: { order } }: OrderShape) =>
        order.exchange
          ? {
              order: order.exchange.orderNumber,
              return: order.exchange.returnNumber,
              credit: money(creditOf(order)),
              toPay: money(payableOf(order)),
            }
          : null,
    },
    ReturnSettlement: {
      exchange: async ({ exchange: given }: Settled, _args: unknown, { identity }: Granted) => {
        const stored = given === null ? undefined : await findOrder(database, { number: given.order });
        if (!stored) return null;
        const { order } = stored;
        const isOffer = order.status === 'pending_payment' || order.status === 'payment_review';
        return {
          order: order.number,
          status: order.status,
          canOpenOrder: isIn(scopeOf(identity.roles, 'orders.read'), stored),
          isOffer,
          toPay: money(payableOf(order)),
          until: isOffer ? order.holdEndsAt : null,
          lines: linesOf(order),
        };
      },
    },
  };
}

const linesOf = ({ lines }: Pick<OrderSnapshot, 'lines'>) =>
  lines.map(({ sku, name, options, quantity, rowIncl, discount }) => ({ sku, name, options, quantity, row: money(rowIncl - discount) }));

type First = FoundReturn & { readonly order: Order };

/** A return that somebody sees, with the order its pieces are of. */
async function firstOrder(parts: Parts, id: string, { scope }: Granted): Promise<First> {
  const seen: Return | undefined = await findReturnIn(parts.database, id, scope);
  const found = seen && (await readFound(parts, seen));
  if (!found?.stored) throw notFound('There is no such return.');
  return { ...found, order: found.stored.order };
}

/** What exchanging would come to: what is given, at which prices, who pays whom, and whether somebody else decides. */
async function preview(parts: Parts, { id, lines }: { id: string; lines: readonly ExchangeWish[] }, context: Granted) {
  const { back, order } = await firstOrder(parts, id, context);
  try {
    // What good will is given for is said with the button.
    const draft = await refusing(() =>
      draftExchangeOf(parts.orders.exchanges, undisputed(order), back, { wishes: lines, why: '-' }, context.now),
    );
    const { snapshot, toPay, rest } = draft.exchange;
    return {
      typename: 'ExchangePreview',
      worth: money(givenFor(draft.exchange)),
      valueLoss: money(draft.settlement.valueLoss),
      total: money(snapshot.totals.grandTotal),
      taxes: snapshot.totals.taxes.map(({ percent, incl, tax }) => ({ percent, incl: money(incl), tax: money(tax) })),
      lines: linesOf(snapshot),
      toPay: money(toPay),
      rest: money(rest),
      goesBackBy: order.paymentMethod.code,
      waitsFor: whyExchangeWaits(back, draft.exchange, (await readThresholds(parts.database)).value) ?? null,
    };
  } catch (error) {
    if (error instanceof Refused) return refusalShape(error);
    throw error;
  }
}
