import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { draftRefund, findOrderIn, undisputed, type Order } from '#modules/orders/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { listRequests } from '#modules/staff/index.ts';
import { whyFourEyes, type RefundInput, type RefundNumber } from '../../actions/orders/refunds.ts';
import { refusing } from '../../actions/orders/refusing.ts';
import type { Parts } from '../../parts.ts';
import { Refused, runAction, type Action } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { actorOf, refusalShape, requestShape } from '../results.ts';
import { findOrderShape, orderResult } from './find-order.ts';
import { money } from './order-shape.ts';
import { runRefunding } from './refunding.ts';

type Keyed<Input> = Input & { readonly key: string };
const shownRequests = 200;

/** Money of orders, and what holds or ends one. */
export function orderMoneyResolvers(parts: Parts): ResolverMap<Granted> {
  const { actions, database, orders } = parts;
  const refunding: ReadonlySet<string> = new Set([actions.refund.name, actions.settleReturn.name, actions.exchangeReturn.name]);
  const find = async (number: string, { scope }: Granted): Promise<Order> => {
    const found = await findOrderIn(database, number, scope);
    if (!found) throw notFound('There is no such order.');
    return found.order;
  };
  const run = <Input extends { readonly order: string }>(
    action: Action<Input, { readonly order: string }>,
    after?: (order: Order) => void,
  ) => {
    return (_parent: unknown, { input: { key, ...given } }: { input: Keyed<Input> }, context: Granted) =>
      orderResult(parts, context, async () => {
        const input = given as unknown as Input;
        const before = await findOrderIn(database, input.order, context.scope);
        const done = await runAction(parts, action, actorOf(context), input, { key });
        if (before) after?.(before.order);
        await orders.after.stockChanged();
        return done;
      });
  };
  return {
    Query: {
      refundPreview: (_parent: unknown, { input }: { input: Keyed<RefundInput> }, context: Granted) => preview(parts, input, context),
      refundsToApprove: async (_parent: unknown, _args: unknown, context: Granted) =>
        Promise.all(
          (await listRequests(database, shownRequests))
            .filter(({ action, state, expiresAt }) => refunding.has(action) && state === 'waiting' && expiresAt > context.now)
            .map((request) => requestShape(parts, context, request)),
        ),
    },
    Mutation: {
      refund: (_parent: unknown, { input: { key, ...input } }: { input: Keyed<RefundInput> }, context: Granted) =>
        orderResult(parts, context, () => runRefunding(parts, actions.refund, input, key, context)),
      refundAgain: (_parent: unknown, { key, ...input }: Keyed<RefundNumber>, context: Granted) =>
        orderResult(parts, context, () => runAction(parts, actions.refundAgain, actorOf(context), input, { key })),
      settleRefund: (_parent: unknown, { key, ...input }: Keyed<RefundNumber & { reason: string }>, context: Granted) =>
        orderResult(parts, context, async () => {
          await orders.after.askAboutRefunds(await find(input.order, context));
          return runAction(parts, actions.settleRefund, actorOf(context), input, { key });
        }),
      holdOrder: run(actions.holdOrder),
      releaseOrder: run(actions.releaseOrder),
      cancelOrder: run(actions.cancelOrder, (order) => orders.after.canceled(order)),
      cancelPieces: run(actions.cancelPieces),
      confirmPayment: run(actions.confirmPayment),
    },
  };
}

/** What a refund would be: what the customer gets for what, with its VAT by rate, and whether somebody else decides. */
async function preview(parts: Parts, input: RefundInput, context: Granted) {
  const { order } = (await findOrderShape(parts, input.order, context)).stored;
  try {
    const draft = await refusing(() =>
      draftRefund(undisputed(order), { ...input, isUnsent: input.isUnsent ?? false }, input.reason, context.now),
    );
    const why = whyFourEyes(draft, (await readThresholds(parts.database)).value);
    return {
      typename: 'RefundPreview',
      total: money(draft.total),
      tax: money(draft.tax),
      taxes: draft.taxes.map(({ percent, incl, tax }) => ({ percent, incl: money(incl), tax: money(tax) })),
      lines: draft.lines.map(({ lineId, quantity, amount, unsent = 0 }) => ({ lineId, quantity, amount: money(amount), unsent })),
      goesBackBy: order.paymentMethod.code,
      waitsFor: why ?? null,
    };
  } catch (error) {
    if (error instanceof Refused) return refusalShape(error);
    throw error;
  }
}
