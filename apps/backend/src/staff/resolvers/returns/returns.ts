import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { findCardIn } from '#modules/giftcards/index.ts';
import { findOrder, pieceLedger } from '#modules/orders/index.ts';
import { dayOf, findReturnIn, listReturnsOfOrder, periodOf, returnablePieces, returnsOfOrder } from '#modules/returns/index.ts';
import { staffNames } from '#modules/staff/index.ts';
import type { AtCounter } from '../../actions/returns/register.ts';
import { isOfScope } from '../../actions/returns/lock-return.ts';
import { chosen, commandScope, scopeOf } from '../../grants.ts';
import { orderReader } from '../../lists/orders.ts';
import { openReturnLists, type ReturnsInput } from '../../lists/returns.ts';
import type { Parts } from '../../parts.ts';
import { Refused, runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { articleFields } from '../orders/article-words.ts';
import { isIn } from '../orders/can.ts';
import type { OrderShape } from '../orders/order-shape.ts';
import { actorOf, refusalShape } from '../results.ts';
import { maySettle, movesOf, whatCanBeDoneWith } from './can.ts';
import { readFound, returnPageShape, returnSummaryShape, soldShape, type FoundReturn, type ReturnPageShape } from './return-shape.ts';

/** A return as its page shows it; of what is in another branch there is nothing. */
export async function findReturnShape(parts: Parts, number: string, { scope, now }: Granted): Promise<ReturnPageShape> {
  const found = await findReturnIn(parts.database, number.trim().toUpperCase().slice(0, 40), scope);
  if (!found) throw notFound('There is no such return.');
  return returnPageShape(await readFound(parts, found), now);
}

/** Returns: lists and the page of one. */
export function returnResolvers(parts: Parts): ResolverMap<Granted> {
  const { database } = parts;
  const lists = openReturnLists(parts);
  return {
    Query: {
      returns: async (_parent: unknown, input: ReturnsInput, context: Granted) => {
        const { items, ...page } = await lists.page(input, orderReader(context.identity, context.scope));
        return { items: items.map((row) => returnSummaryShape(row, context.now)), page };
      },
      returnTabs: (_parent: unknown, { branch }: { readonly branch?: string | null }, { scope }: Granted) =>
        lists.tabs(chosen(scope, branch, parts.isBranch)),
      return: (_parent: unknown, { number }: { number: string }, context: Granted) => findReturnShape(parts, number, context),
      returnable: (_parent: unknown, input: AtCounter, context: Granted) => returnable(parts, input, context),
    },
    Order: {
      returns: async ({ stored: { order } }: OrderShape, _args: unknown, { identity, now }: Granted) => {
        const scope = scopeOf(identity.roles, 'returns.read');
        return scope ? (await listReturnsOfOrder(database, order.id, scope)).map((row) => returnSummaryShape(row, now)) : null;
      },
    },
    Return: pageFields(parts),
    ReturnStatement: { name: contactField('name'), email: contactField('email') },
    ReturnGiftCard: giftCardFields(parts),
    ReturnLine: soldFields(parts),
    ReturnableLine: soldFields(parts),
  };
}

const pageFields = (parts: Parts) => ({
  canOpenOrder: ({ found: { stored } }: ReturnPageShape, _args: unknown, { identity }: Granted) =>
    stored !== undefined && isIn(scopeOf(identity.roles, 'orders.read'), stored),
  registeredBy: async ({ found: { back } }: ReturnPageShape) =>
    back.registeredBy === null ? null : nameOf(parts, [back.registeredBy], back.registeredBy),
  steps: async ({ found: { back } }: ReturnPageShape) => {
    const names = await namesOf(
      parts,
      back.steps.map(({ by }) => by),
    );
    return back.steps.map((step) => ({ ...step, by: names.get(step.by) ?? step.by }));
  },
  way: ({ found: { stored } }: ReturnPageShape) => parts.returns.wayOf(stored?.order),
  moves: ({ found }: ReturnPageShape, _args: unknown, context: Granted) => movesOf(actorOf(context), found),
  can: ({ found }: ReturnPageShape, _args: unknown, context: Granted) => whatCanBeDoneWith(actorOf(context), found),
});

type SettledCard = { readonly number: string; readonly found: FoundReturn };

/** Of a card only what its return needs: whether somebody still has to be given its code. */
const giftCardFields = ({ database }: Parts) => {
  const isCoded = async ({ number }: SettledCard): Promise<boolean> =>
    (await findCardIn(database, number, commandScope))?.lastFour !== null;
  return {
    hasCode: isCoded,
    canShowCode: async (card: SettledCard, _args: unknown, context: Granted) =>
      maySettle(actorOf(context), card.found) && !(await isCoded(card)),
  };
};

const namesOf = ({ database }: Parts, actors: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  staffNames(database, actors.flatMap((by) => /^staff:(\d+)$/.exec(by)?.[1] ?? []).map(Number));

const nameOf = async (parts: Parts, actors: readonly string[], by: string): Promise<string> => (await namesOf(parts, actors)).get(by) ?? by;

/** Who stated something, for who may reach the people of these branches. */
const contactField =
  (field: 'name' | 'email') =>
  (
    { found, ...statement }: { readonly found: FoundReturn; readonly name: string; readonly email: string },
    _args: unknown,
    context: Granted,
  ) => {
    const scope = scopeOf(context.identity.roles, 'orders.contact');
    if (scope && isOfScope(scope, found.back)) return statement[field];
    context.masked.add(`ReturnStatement.${field}`);
    return null;
  };

/** As for the lines of an order. */
const soldFields = (parts: Parts) => ({
  ...articleFields(parts, ({ pictured: { order, line } }: ReturnType<typeof soldShape>) => ({ ...line, storeCode: order.storeCode })),
  picture: pictureOf(parts),
});

/** Of its own address, and no other. */
const pictureOf =
  ({ orders }: Parts) =>
  ({ pictured: { order, line } }: ReturnType<typeof soldShape>) => {
    const address = orders.pictureOf(order, line);
    return address === null ? null : new URL(address).pathname;
  };

/** What of an order can come back, for who stands at the counter with it. */
async function returnable(parts: Parts, input: AtCounter, context: Granted) {
  const { database, actions } = parts;
  try {
    const opened = await runAction(parts, actions.openAtCounter, actorOf(context), input);
    const found = opened.kind === 'done' ? await findOrder(database, { id: opened.answer.id }) : undefined;
    if (!found) throw notFound('There is no such order.');
    const { order } = found;
    const left = returnablePieces(order, await returnsOfOrder(database, order.id));
    const deadline = periodOf(order)?.deadline ?? null;
    const sent = new Map(pieceLedger(order).map((pieces) => [pieces.lineId, pieces.sent]));
    return {
      typename: 'Returnable',
      order: order.number,
      name:
        [order.billingAddress.firstname, order.billingAddress.middlename, order.billingAddress.lastname].filter(Boolean).join(' ') || null,
      deadline,
      isLate: deadline !== null && dayOf(context.now) > deadline,
      lines: order.lines.map((line) => ({ ...soldShape(order, line), sent: sent.get(line.id) ?? 0, returnable: left.get(line.id) ?? 0 })),
    };
  } catch (error) {
    if (error instanceof Refused) return refusalShape(error);
    throw error;
  }
}
