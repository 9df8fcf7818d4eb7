import type { Queryable } from '#kernel/database/database.ts';
import { checkAudit } from '#modules/audit/index.ts';
import { checkCoupons } from '#modules/cart/index.ts';
import { checkGiftCards } from '#modules/giftcards/index.ts';
import { checkStock } from '#modules/inventory/index.ts';
import { checkInvoices, checkMoney, checkOrders, checkPieces, checkRevisions } from '#modules/orders/index.ts';
import { checkReturns } from '#modules/returns/index.ts';

type Check = (sql: Queryable, now: Date) => Promise<readonly string[]>;

/** What must hold at any moment (I1 to I11); a domain that brings a table brings its check and a line here. */
const checks: readonly Check[] = [
  checkStock,
  checkCoupons,
  checkOrders,
  checkMoney,
  checkInvoices,
  checkPieces,
  checkRevisions,
  checkReturns,
  checkGiftCards,
];

/** What is wrong with the data, one sentence each; empty when everything adds up and nobody has touched the log. */
export const checkInvariants: Check = async (sql, now) => [...(await checkData(sql, now)), ...(await checkAudit(sql))];

/** The same without the log, every entry of which is read. */
export async function checkData(...[sql, now]: Parameters<Check>): ReturnType<Check> {
  const faults: string[] = [];
  for (const check of checks) faults.push(...(await check(sql, now)));
  return faults;
}
