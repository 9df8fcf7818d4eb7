import type { Database } from '#kernel/database/database.ts';
import { checkData } from '../app/check-invariants.ts';

class Undone extends Error {}

/**
 * What `check:invariants` says of one order and of all stock and numbers: the same statements, which find no other order in the table, so
 * that they can be asked after every step. Of a coupon they then know no other order either.
 */
export async function faultsOfOrder(database: Database, number: string, now: Date): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  try {
    await database.transaction(async (tx) => {
      // A table and no view: the statements group by its key.
      await tx.query('create temporary table sales_order (like public.sales_order, primary key (id)) on commit drop');
      await tx.query('insert into pg_temp.sales_order select * from public.sales_order where number = $1', [number]);
      faults = await checkData(tx, now);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return faults.filter((fault) => !fault.endsWith('which is unknown'));
}
