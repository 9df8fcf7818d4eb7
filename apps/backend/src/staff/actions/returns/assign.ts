import type { Clock } from '#kernel/clock.ts';
import { createIds } from '#kernel/ids.ts';
import { findWithdrawalById } from '#modules/forms/index.ts';
import { lockOrder } from '#modules/orders/index.ts';
import { findReturnIn, giveOrder } from '#modules/returns/index.ts';
import { keepDownload } from '#modules/staff/index.ts';
import { notFound } from '#kernel/errors.ts';
import { returnFile } from '../../return-file.ts';
import { Refused, type Action } from '../../run-action.ts';
import type { AskedDownload } from '../audit/export-audit.ts';
import { checkPermission, lockReturnOf, returnEntry } from './lock-return.ts';
import { orderAtCounter, type AtCounter, type ReturnAnswer } from './register.ts';

export type AssignInput = AtCounter & { readonly id: string; readonly version: number };

/** Says which order a statement means that named none, or another one; of another branch, by who it is of. */
export const assignReturnAction: Action<AssignInput, ReturnAnswer> = {
  name: 'return.assign',
  permission: 'returns.decide',
  isOfBranch: true,
  run: async (tx, input, actor) => {
    const meant = await orderAtCounter(tx, { ...input, order: input.order.trim() }, actor.scope);
    // Before the return: whoever locks both does so in this order.
    const stored = await lockOrder(tx, meant.order.id);
    const { back } = await lockReturnOf(tx, input, actor);
    checkPermission(actor, 'returns.decide', back);
    if (back.state !== 'announced') throw new Refused('return-state', `Return ${back.number} is ${back.state}: its order stays.`, 'order');
    const withdrawal = back.withdrawalId === null ? undefined : await findWithdrawalById(tx, back.withdrawalId);
    const after = await giveOrder(tx, back, stored, withdrawal);
    const changes = [{ field: 'order', before: back.orderNumber, after: after.orderNumber }];
    return { answer: { number: after.number }, entries: [returnEntry(after, changes)] };
  },
};

/** Lays the slip of a return ready, to be fetched once: it shows an address, so that it was printed stands in the log. */
export const printReturnSlipAction = ({ clock }: { readonly clock: Clock }): Action<{ readonly number: string }, AskedDownload> => ({
  name: 'return.print',
  permission: 'returns.register',
  isOfBranch: true,
  run: async (tx, { number }, actor) => {
    if (actor.kind !== 'staff') throw new Refused('browser', 'A file is fetched by a browser.');
    const back = await findReturnIn(tx, number, actor.scope);
    if (!back) throw notFound('There is no such return.');
    if (back.orderId === null) throw new Refused('return-no-order', `Return ${back.number} has no order yet.`, 'number');
    const id = createIds().masked();
    const fileName = `${back.number}.pdf`;
    const file = { kind: returnFile, input: { number: back.number }, fileName };
    const expiresAt = await keepDownload(tx, id, actor.identity.id, file, clock.now());
    const entry = returnEntry(back, [{ field: 'slip', before: null, after: fileName }]);
    return { answer: { id, fileName, expiresAt: expiresAt.toISOString() }, entries: [entry] };
  },
});
