import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { undisputed } from '#modules/orders/index.ts';
import { draftSettlement, findReturnIn } from '#modules/returns/index.ts';
import { readReturnSettings, readThresholds, returnCountries, wayOf } from '#modules/settings/index.ts';
import { refusing } from '../../actions/orders/refusing.ts';
import type { AssignInput } from '../../actions/returns/assign.ts';
import type { InspectInput, MoveReturnInput } from '../../actions/returns/move.ts';
import type { ReturnInput } from '../../actions/returns/register.ts';
import { whySettlementWaits, type SettleInput } from '../../actions/returns/settle.ts';
import type { Parts } from '../../parts.ts';
import type { Edit } from '../../patch.ts';
import { Refused, runAction, type Action, type Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { money } from '../orders/order-shape.ts';
import { runRefunding } from '../orders/refunding.ts';
import { actorOf, refusalShape, resultOf } from '../results.ts';
import { readFound } from './return-shape.ts';
import { findReturnShape } from './returns.ts';

type Keyed<Input> = Input & { readonly key: string };

/** What came of a change of a return. */
const returnResult = (parts: Parts, context: Granted, work: () => Promise<Done<{ readonly number: string }>>) =>
  resultOf(parts, context, work, ({ number }) => findReturnShape(parts, number, context));

/** What staff does with returns. */
export function returnChangeResolvers(parts: Parts): ResolverMap<Granted> {
  const { actions, orders } = parts;
  const run = <Input>(action: Action<Input, { readonly number: string }>, { key, ...input }: Keyed<Input>, context: Granted) =>
    returnResult(parts, context, async () => {
      const done = await runAction(parts, action, actorOf(context), input as unknown as Input, { key });
      await orders.after.stockChanged();
      return done;
    });
  return {
    Query: {
      settlementPreview: (_parent: unknown, input: Pick<SettleInput, 'id' | 'lines'>, context: Granted) => preview(parts, input, context),
      returnSettings: () => readSettings(parts),
    },
    Mutation: {
      registerReturn: (_parent: unknown, { input }: { input: Keyed<ReturnInput> }, context: Granted) =>
        run(actions.registerReturn, input, context),
      moveReturn: (_parent: unknown, input: Keyed<MoveReturnInput>, context: Granted) => run(actions.moveReturn, input, context),
      inspectReturn: (_parent: unknown, input: Keyed<InspectInput>, context: Granted) => run(actions.inspectReturn, input, context),
      assignReturn: (_parent: unknown, input: Keyed<AssignInput>, context: Granted) => run(actions.assignReturn, input, context),
      settleReturn: (_parent: unknown, { key, ...input }: Keyed<SettleInput>, context: Granted) =>
        returnResult(parts, context, () => runRefunding(parts, actions.settleReturn, input, key, context)),
      printReturnSlip: (_parent: unknown, { key, ...input }: Keyed<{ readonly number: string }>, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, actions.printReturnSlip, actorOf(context), input, { key }),
          async (file) => ({ typename: 'Download', ...file }),
        ),
      editReturnSettings: (_parent: unknown, { edit: { key, ...edit } }: { edit: Keyed<Edit> }, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, actions.editReturnSettings, actorOf(context), edit, { key }),
          async ({ merged }) => ({ typename: 'ReturnSettingsSaved', settings: await readSettings(parts), merged }),
          { entity: 'setting', edit },
        ),
    },
  };
}

async function readSettings({ database }: Parts) {
  const { version, value } = await readReturnSettings(database);
  return { version, graceDays: value.graceDays, countries: returnCountries.map((country) => ({ country, ...wayOf(value, country) })) };
}

/** What settling would give back: for what, with its VAT by rate, and whether somebody else decides. */
async function preview(parts: Parts, { id, lines }: Pick<SettleInput, 'id' | 'lines'>, { scope, now }: Granted) {
  const seen = await findReturnIn(parts.database, id, scope);
  if (!seen) throw notFound('There is no such return.');
  const { back, stored } = await readFound(parts, seen);
  try {
    if (!stored) throw new Refused('return-no-order', 'This return has no order yet.', 'lines');
    // What good will is given for is said with the button.
    const { refund, valueLoss } = await refusing(() => draftSettlement(undisputed(stored.order), back, { lines, why: '-' }, now));
    return {
      typename: 'SettlementPreview',
      total: money(refund.total),
      tax: money(refund.tax),
      taxes: refund.taxes.map(({ percent, incl, tax }) => ({ percent, incl: money(incl), tax: money(tax) })),
      lines: refund.lines.map(({ lineId, quantity, amount, unsent = 0 }) => ({ lineId, quantity, amount: money(amount), unsent })),
      delivery: money(refund.shipping),
      valueLoss: money(valueLoss),
      goesBackBy: stored.order.paymentMethod.code,
      waitsFor: whySettlementWaits(back, refund.total, (await readThresholds(parts.database)).value) ?? null,
    };
  } catch (error) {
    if (error instanceof Refused) return refusalShape(error);
    throw error;
  }
}
