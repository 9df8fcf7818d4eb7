import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { fulfilmentOf } from '../ledger/piece-ledger.ts';
import type { OrderServices } from '../order-services.ts';
import { orderColumns, toOrder, type OrderRow } from '../order-row.ts';
import { contentColumn } from '../revisions/order-content.ts';
import { fillLeaveBy } from './leave-by.ts';
import { listColumns } from './list-facts.ts';

const batch = 500;

/** Fills what lists are made from in orders that were written without it: taken over, seeded, or older than the columns. */
export async function fillListColumns(tx: Tx, limit = Number.MAX_SAFE_INTEGER): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'select id from sales_order where words is null order by id limit $1 for update skip locked',
    [limit],
  );
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batch) await fill(tx, ids.slice(start, start + batch));
  return Math.max(ids.length, await fillLeaveBy(tx, limit), await fillOrdered(tx, limit));
}

/** Counts the pieces of open orders that are collected and older than the column; nobody asks for that of others. */
async function fillOrdered(tx: Tx, limit: number): Promise<number> {
  const { rowCount } = await tx.query(
    `update sales_order as o set ordered = (select sum((line->>'quantity')::int) from jsonb_array_elements(${contentColumn('lines')}) as line)
     where o.id in (select id from sales_order where ordered is null and branch_code is not null and status in ('pending', 'processing')
       order by id limit $1 for update skip locked)`,
    [limit],
  );
  return rowCount ?? 0;
}

async function fill(tx: Queryable, ids: readonly number[]): Promise<void> {
  const { rows } = await tx.query<OrderRow>(`select ${orderColumns} from sales_order as o where o.id = any($1)`, [ids]);
  const filled = rows.map((row) => {
    const order = toOrder(row);
    return { id: order.id, ...listColumns({ ...order, pieces: row.pieces }), fulfilment: fulfilmentOf(order) };
  });
  await tx.query(
    `update sales_order as o set branch_code = filled."branchCode", person_name = filled."personName", country_code = filled."countryCode", payment_code = filled."paymentCode",
       fulfilment = filled.fulfilment, ordered = filled.ordered, sources = array(select json_array_elements_text(filled.sources)),
       words = array_to_tsvector(array(select json_array_elements_text(filled.words)))
     from json_to_recordset($1::json) as filled(id int, "branchCode" text, "personName" text, "countryCode" text, "paymentCode" text, fulfilment text,
       ordered int, sources json, words json)
     where o.id = filled.id`,
    [JSON.stringify(filled)],
  );
}

/** While the shop runs, some hundred at a time: nobody waits for a release to have touched every order. */
export function registerFilling({ jobs, database }: Pick<OrderServices, 'jobs' | 'database'>): void {
  jobs.register({
    name: 'orders-fill-lists',
    schedule: '* * * * *',
    handle: async () => {
      while ((await fillSome(database)) === batch);
    },
  });
}

const fillSome = (database: Database): Promise<number> => database.transaction((tx) => fillListColumns(tx, batch));
