import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import {
  differenceOf,
  findOrderIn,
  type OrderContent,
  type OrderRevision,
  type RevisionDraft,
  type StoredOrder,
} from '#modules/orders/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { staffNames } from '#modules/staff/index.ts';
import { draftEdit, moneyOf, whyEditWaits, type RevisionInput, type WithdrawInput } from '../../actions/orders/revisions.ts';
import type { Parts } from '../../parts.ts';
import { Refused, runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { actorOf, refusalShape } from '../results.ts';
import { seesPerson } from './can.ts';
import { orderResult } from './find-order.ts';
import { money, type OrderShape } from './order-shape.ts';
import { runRefunding } from './refunding.ts';

type Keyed<Input> = Input & { readonly key: string };

/** Edits of orders: what can be chosen, what would come of it, and what was done. */
export function revisionResolvers(parts: Parts): ResolverMap<Granted> {
  const { actions, database, orders } = parts;
  const find = async (number: string, { scope }: Granted): Promise<StoredOrder> => {
    const found = await findOrderIn(database, number, scope);
    if (!found) throw notFound('There is no such order.');
    return found;
  };
  return {
    Query: {
      revisionChoices: async (_parent: unknown, { order }: { order: string }, context: Granted) => {
        const stored = await find(order, context);
        const { sizes, deliveries, countries, address } = await orders.edits.choices(database, stored.order);
        const isSeen = address !== null && seesPerson(context.identity.roles, stored);
        return {
          sizes,
          countries,
          deliveries: deliveries.map(({ cents, ...way }) => ({ ...way, amount: money(cents) })),
          address: isSeen ? { ...address, country: address.countryCode } : null,
        };
      },
      revisionArticles: async (_parent: unknown, { order, search }: { order: string; search: string }, context: Granted) => {
        const found = await orders.edits.articles(database, (await find(order, context)).order, search, context.now);
        return found.map(({ cents, ...article }) => ({ ...article, unit: money(cents) }));
      },
      revisionPreview: async (_parent: unknown, { input }: { input: Keyed<RevisionInput> }, context: Granted) =>
        preview(parts, await find(input.order, context), input, context),
    },
    Mutation: {
      proposeRevision: (_parent: unknown, { input: { key, ...input } }: { input: Keyed<RevisionInput> }, context: Granted) =>
        orderResult(parts, context, () => runRefunding(parts, actions.proposeRevision, input, key, context)),
      withdrawRevision: (_parent: unknown, { input: { key, ...input } }: { input: Keyed<WithdrawInput> }, context: Granted) =>
        orderResult(parts, context, async () => {
          const { order } = await find(input.order, context);
          const done = await runAction(parts, actions.withdrawRevision, actorOf(context), input, { key });
          orders.edits.forgetPayments(order);
          await orders.after.stockChanged();
          return done;
        }),
    },
    Order: {
      revisions: async ({ stored }: OrderShape, _args: unknown, context: Granted) => {
        const { revisions } = stored.order;
        const ids = revisions.flatMap(({ by }) => /^staff:(\d+)$/.exec(by)?.[1] ?? []);
        const names = await staffNames(database, ids.map(Number));
        const seesContact = seesPerson(context.identity.roles, stored);
        return revisions.map((revision) => revisionShape(revision, names.get(revision.by) ?? revision.by, seesContact));
      },
    },
  };
}

const changesShape = (changes: OrderRevision['changes'], seesContact: boolean) =>
  changes.map((change) => (change.kind === 'address' && !seesContact ? { ...change, from: null, to: null } : change));

const revisionShape = (revision: OrderRevision, by: string, seesContact: boolean) => ({
  number: revision.number,
  state: revision.state,
  by,
  at: revision.proposedAt,
  expiresAt: revision.expiresAt,
  decidedAt: revision.decidedAt,
  reason: revision.reason,
  totalBefore: money(revision.before.totals.grandTotal),
  totalAfter: money(revision.after.totals.grandTotal),
  difference: money(differenceOf(revision)),
  changes: changesShape(revision.changes, seesContact),
});

/** What an edit would be: lines, totals, VAT by rate, and who decides. */
async function preview(parts: Parts, stored: StoredOrder, input: RevisionInput, context: Granted) {
  const { order } = stored;
  try {
    const draft = await parts.database.transaction((tx) => draftEdit(tx, parts.orders, stored, input, context.now));
    const seesContact = seesPerson(context.identity.roles, stored);
    return {
      typename: 'RevisionPreview',
      ...contentShapes(draft),
      refund: money(moneyOf(order, draft)),
      toPay: money(Math.max(0, draft.difference)),
      goesBackBy: order.paymentMethod.code,
      waitsFor: whyEditWaits(order, draft, (await readThresholds(parts.database)).value) ?? null,
      needsCustomer: draft.difference > 0,
      changes: changesShape(draft.changes, seesContact),
    };
  } catch (error) {
    if (error instanceof Refused) return refusalShape(error);
    throw error;
  }
}

function contentShapes({ before, after }: RevisionDraft) {
  const delivery = ({ totals }: OrderContent) => money(totals.shipping?.incl ?? 0);
  const taxes = ({ totals }: OrderContent) =>
    totals.taxes.map(({ percent, incl, tax }) => ({ percent, incl: money(incl), tax: money(tax) }));
  return {
    totalBefore: money(before.totals.grandTotal),
    totalAfter: money(after.totals.grandTotal),
    deliveryBefore: delivery(before),
    deliveryAfter: delivery(after),
    discountBefore: money(before.totals.discount),
    discountAfter: money(after.totals.discount),
    taxesBefore: taxes(before),
    taxesAfter: taxes(after),
    lines: after.lines.map(({ id, sku, name, options, quantity, unitIncl, rowIncl, discount }) => ({
      lineId: id,
      sku,
      name,
      options,
      quantity,
      unit: money(unitIncl),
      row: money(rowIncl - discount),
    })),
  };
}
