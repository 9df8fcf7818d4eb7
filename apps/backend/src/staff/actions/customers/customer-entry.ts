import { notFound } from '#kernel/errors.ts';
import type { Change } from '#modules/audit/index.ts';
import { Refused, type Entry } from '../../run-action.ts';

export const readCustomerId = (id: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('There is no such customer.');
  return Number(id);
};

/** Nobody changes an account that became a part of another one. */
export function refuseMerged({ mergedInto }: { readonly mergedInto: number | null }): void {
  if (mergedInto !== null) throw new Refused('is-merged', 'This account became a part of another one.');
}

/** What the log says of a customer: values about the person lie apart, and go with the person (LAW-20). */
export const customerEntry = (
  id: number,
  changes: readonly Change[],
  more: { readonly version?: number; readonly reason?: string } = {},
): Entry => ({ entity: 'customer', entityId: String(id), changes, ...more });

/** Who changed nothing has looked at the page all the same, which is the answer (LAW-20). */
export const openedEntry = (id: number, more: { readonly reason?: string } = {}): Entry => ({
  ...customerEntry(id, [], more),
  action: 'customer.open',
});
