import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { collectDay } from '@shop/rules/delivery-promise';
import { zonedParts } from '@shop/rules/zoned-time';
import type { OrderChange, StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { begunAt } from '../promised-days.ts';

export type Branches = { readonly stores: Pick<OrderServices['stores'], 'branchByCode'> };

/** What is collected and begins with its money, or is paid on another day than it was ordered, lies ready as its branch can have it from then on. */
export function readyOncePaid({ stores }: Branches, { order, pieces }: StoredOrder, now: Date): Pick<OrderChange, 'readyOn'> {
  const { pickup, expected, placedAt } = order;
  const branch = pickup && stores.branchByCode(pickup.code);
  const isAtOnce = begunAt({ ...order, paidAt: now }) === placedAt && dayOf(placedAt) === dayOf(now);
  if (!branch || expected === null || isAtOnce) return {};
  const hasEverything = pieces.every(({ source }) => source === branch.code);
  return { readyOn: collectDay(branch, now, hasEverything) };
}

const dayOf = (at: Date): string => zonedParts(at, branchTimeZone).date;
