import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { checkData } from '../app/check-invariants.ts';

class Undone extends Error {}

const prepared = new WeakSet<Database>();

/** A table and no view: the statements group by its key. It is made once, so that what reads it is planned once. */
async function makeTable(database: Database): Promise<void> {
  if (prepared.has(database)) return;
  await database.query('create schema one_order');
  await database.query('create table one_order.sales_order (like public.sales_order, primary key (id))');
  prepared.add(database);
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `fault-${names.size}`;
  names.set(text, name);
  return name;
}
/** The statements of the checks are long: planning one takes longer than running it for one order. */
const planned = (tx: Tx): Queryable => ({ query: (text, values) => tx.query(text, values, nameOf(text)) });

/**
 * What `check:invariants` says of one order and of all stock and numbers: the same statements, which find no other order in the table, so
 * that they can be asked after every step. Of a coupon they then know no other order either.
 */
export async function faultsOfOrder(database: Database, number: string, now: Date): Promise<readonly string[]> {
  await makeTable(database);
  let faults: readonly string[] = [];
  try {
    await database.transaction(async (tx) => {
      await tx.query('set local search_path to one_order, public');
      await tx.query('insert into one_order.sales_order select * from public.sales_order where number = $1', [number]);
      faults = await checkData(planned(tx), now);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return faults.filter((fault) => !fault.endsWith('which is unknown'));
}
