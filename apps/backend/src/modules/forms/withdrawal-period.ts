import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { withdrawalDeadline } from '@shop/rules/withdrawal-deadline';
import { zonedParts } from '@shop/rules/zoned-time';
import type { OrderFacts, Withdrawal } from './withdrawal.ts';

/** What the shop can say of the time a customer had; `endsOn` is a day, YYYY-MM-DD. */
export type WithdrawalPeriod = { readonly endsOn: string; readonly isInTime: boolean };

const dayOf = (at: Date): string => zonedParts(at, branchTimeZone).date;

/**
 * LAW-08: when the period ended at the earliest. It runs from the day the last parcel came, which nobody tells the shop: counted from the
 * day that parcel left, a statement that is in time surely is, a later one is for staff to ask about. Undefined while nothing was sent.
 */
export function periodOf({ shipments, shippingAddress }: OrderFacts, { receivedAt }: Withdrawal): WithdrawalPeriod | undefined {
  const last = Math.max(...shipments.map(({ shippedAt }) => shippedAt.getTime()));
  if (!Number.isFinite(last)) return undefined;
  const endsOn = withdrawalDeadline(dayOf(new Date(last)), shippingAddress?.countryCode === 'DE' ? 'NRW' : 'NL');
  return { endsOn, isInTime: dayOf(receivedAt) <= endsOn };
}
