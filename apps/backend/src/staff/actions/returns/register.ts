import type { Clock } from '#kernel/clock.ts';
import type { Queryable, Tx } from '#kernel/database/database.ts';
import { findOrder, findOrderIn, isNameOf, lockOrder, type StoredOrder } from '#modules/orders/index.ts';
import { registerReturn, type ReturnKind, type ReturnReason } from '#modules/returns/index.ts';
import type { Scope } from '#modules/staff/index.ts';
import { readMoment } from '../../read-moment.ts';
import { Refused, type Action } from '../../run-action.ts';
import { actorText, orderEntry } from '../orders/lock-order.ts';
import { refusing } from '../orders/refusing.ts';
import { returnEntry } from './lock-return.ts';

export type AtCounter = { readonly order: string; readonly name?: string | null };

export type ReturnInput = AtCounter & {
  readonly kind: ReturnKind;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number; readonly reason?: ReturnReason | null }[];
  readonly statedAt?: string | null;
};

export type ReturnAnswer = { readonly number: string };

/**
 * An order somebody stands at the counter with: of their own branches by its number, of others also with the family name of who ordered.
 * One that is not there and one with another name give the same answer.
 */
export async function orderAtCounter(
  sql: Queryable,
  { order: number, name }: AtCounter,
  scope: Scope,
): Promise<StoredOrder & { readonly isOwn: boolean }> {
  const own = await findOrderIn(sql, number, scope);
  if (own) return { ...own, isOwn: true };
  const other = name?.trim() ? await findOrder(sql, { number }) : undefined;
  if (other && isNameOf(other.order, name ?? '')) return { ...other, isOwn: false };
  throw new Refused('return-order', 'There is no such order, or somebody else ordered it.', 'order');
}

/** Looks at an order that something of comes back of. Who opens one of another branch by its name stands in the log. */
export const openAtCounterAction: Action<AtCounter, { readonly id: number }> = {
  name: 'order.openByName',
  permission: 'returns.register',
  isOfBranch: true,
  run: async (tx, input, actor) => {
    const { isOwn, ...stored } = await orderAtCounter(tx, input, actor.scope);
    return { answer: { id: stored.order.id }, entries: isOwn ? [] : [orderEntry(stored, [])] };
  },
};

/** Registers what a customer says at the counter, on the telephone or in a letter. */
export const registerReturnAction = ({ clock }: { readonly clock: Clock }): Action<ReturnInput, ReturnAnswer> => ({
  name: 'return.register',
  permission: 'returns.register',
  isOfBranch: true,
  run: async (tx: Tx, input, actor) => {
    const seen = await orderAtCounter(tx, input, actor.scope);
    const stored = await lockOrder(tx, seen.order.id);
    const now = clock.now();
    const lines = input.lines.map(({ lineId, quantity, reason }) => ({ lineId, quantity, reason: reason ?? null }));
    const back = await refusing(() =>
      registerReturn(tx, stored, { kind: input.kind, lines, statedAt: readMoment(input.statedAt) ?? now, by: actorText(actor), now }),
    );
    const changes = [
      { field: 'order', before: null, after: stored.order.number },
      { field: 'kind', before: null, after: input.kind },
      { field: 'lines', before: null, after: lines },
    ];
    return { answer: { number: back.number }, entries: [returnEntry(back, changes)] };
  },
});
