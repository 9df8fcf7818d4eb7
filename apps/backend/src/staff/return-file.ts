import type { Database } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { findOrder } from '#modules/orders/index.ts';
import { findReturnIn, type Returns } from '#modules/returns/index.ts';
import type { Scope } from '#modules/staff/index.ts';

type Parts = { readonly database: Database; readonly returns: Pick<Returns, 'slip'> };

/** The name of this kind of file. */
export const returnFile = 'return';

/** The slip of a return as it is now; whoever asked for it must still have to do with it. */
export async function returnPdf(
  { database, returns }: Parts,
  { number }: { readonly number: string },
  scope: Scope,
): Promise<readonly Buffer[]> {
  const back = await findReturnIn(database, number, scope);
  const order = back?.orderId === null || !back ? undefined : (await findOrder(database, { id: back.orderId }))?.order;
  if (!back || !order) throw notFound('There is no such return.');
  return [await returns.slip(back, order)];
}
