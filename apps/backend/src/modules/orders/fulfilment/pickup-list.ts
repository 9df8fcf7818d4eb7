import type { Queryable } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { isStockSource } from '#modules/inventory/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { mostShipments } from './pick-list.ts';
import { readCollectable, readTurnedAt, readUnderWay, type SourceShipment } from './source-shipments.ts';
import { keptDays } from './uncollected.ts';

type PickupList = {
  readonly branch: string;
  readonly items: readonly SourceShipment[];
  readonly underWay: readonly SourceShipment[];
  readonly canceled: readonly SourceShipment[];
  readonly hasMore: boolean;
  readonly keptDays: number;
};

/** What somebody may come for in a branch, what nobody came for, what is on its way there, and what was canceled of it all. */
export async function readPickups(sql: Queryable, branch: string, scope: Scope): Promise<PickupList> {
  const isOurs = branchesOf(scope)?.includes(branch) ?? true;
  if (!isOurs || !(await isStockSource(sql, branch))) throw notFound('There is no such branch.');
  const found = await readCollectable(sql, branch, mostShipments + 1);
  const underWay = await readUnderWay(sql, branch, mostShipments + 1);
  const canceled = await readTurnedAt(sql, branch, mostShipments);
  const hasMore = Math.max(found.length, underWay.length) > mostShipments;
  const shown = { items: found.slice(0, mostShipments), underWay: underWay.slice(0, mostShipments) };
  return { branch, ...shown, canceled, hasMore, keptDays };
}
