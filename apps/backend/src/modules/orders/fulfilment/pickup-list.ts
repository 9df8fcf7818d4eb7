import type { Queryable } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { isStockSource } from '#modules/inventory/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { mostShipments } from './pick-list.ts';
import { readSourceShipments, type SourceShipment } from './source-shipments.ts';
import { keptDays } from './uncollected.ts';

type PickupList = {
  readonly branch: string;
  readonly items: readonly SourceShipment[];
  readonly hasMore: boolean;
  readonly keptDays: number;
};

/** What somebody may come for in a branch, and what nobody came for. */
export async function readPickups(sql: Queryable, branch: string, scope: Scope): Promise<PickupList> {
  const isOurs = branchesOf(scope)?.includes(branch) ?? true;
  if (!isOurs || !(await isStockSource(sql, branch))) throw notFound('There is no such branch.');
  const found = await readSourceShipments(sql, branch, ['ready', 'uncollected'], mostShipments + 1);
  return { branch, items: found.slice(0, mostShipments), hasMore: found.length > mostShipments, keptDays };
}
