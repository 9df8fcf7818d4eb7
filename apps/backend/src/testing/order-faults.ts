import assert from 'node:assert/strict';
import type { Database, Queryable } from '#kernel/database/database.ts';
import { checkData } from '../app/check-invariants.ts';

/** What is wrong with what happened since `begin`, asked again and again in one round trip. */
export type FaultWatch = {
  /** From here on: what was there before is taken for right. */
  begin(): Promise<void>;
  faults(now: Date): Promise<readonly string[]>;
};

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** The statements of `check:invariants`, without asking them. */
async function statementsOf(now: Date): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const recorder: Queryable = {
    query: async (text, values = []) => {
      statements.push({ text, values });
      return { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };
    },
  };
  await checkData(recorder, now);
  return statements;
}

/** Tables whose rows are numbered: of these only what came since, and the last one before, so that a gap is seen. */
const numbered = { order_invoice: 'number', order_refund: 'number', order_shipment: 'number', return: 'id', gift_card: 'id' } as const;
const names = Object.entries(numbered);

const isOf = (skus: readonly string[]): string => `sku in (${skus.map((sku) => `'${sku}'`).join(', ')})`;

/** A table of orders and no view: the statements group by its key. What stock was moved before is one row a shelf. */
const tables = (skus: readonly string[]): readonly string[] => [
  'create schema lately',
  'create table lately.sales_order (like public.sales_order, primary key (id))',
  `create table lately.since as select 0::bigint as movement, 0 as "order", ${names.map(([table, key]) => `(select min(${key}) from public.${table} where false) as ${table}`).join(', ')}`,
  'create table lately.shelf (sku text, source_code text, change bigint not null, primary key (sku, source_code))',
  `create view lately.stock_level as select * from public.stock_level where ${isOf(skus)}`,
  `create view lately.stock_movement as select sku, source_code, change, reference from public.stock_movement
     where id > (select movement from lately.since) and ${isOf(skus)}
     union all select sku, source_code, change, null from lately.shelf`,
  ...names.map(
    ([table, key]) => `create view lately.${table} as select * from public.${table}
     where ${key} >= coalesce((select since.${table} from lately.since), (select min(${key}) from public.${table}))`,
  ),
];

const beginFunction = (skus: readonly string[]): string => `create function lately.begin() returns void language plpgsql as $$ begin
  insert into lately.shelf as known (sku, source_code, change)
    select sku, source_code, sum(change) from public.stock_movement where id > (select movement from lately.since) and ${isOf(skus)}
    group by sku, source_code
    on conflict (sku, source_code) do update set change = known.change + excluded.change;
  update lately.since set movement = (select coalesce(max(id), 0) from public.stock_movement),
    "order" = (select coalesce(max(id), 0) from public.sales_order),
    ${names.map(([table, key]) => `${table} = (select max(${key}) from public.${table})`).join(', ')};
end $$`;

function faultsFunction(statements: readonly Statement[]): string {
  // Two values at most, which are those of the stock: they are the function's own.
  for (const { values } of statements) assert.ok(values.length === 0 || (values.length === 2 && values[0] instanceof Date));
  return `create function lately.faults(timestamptz, int) returns setof text language plpgsql set search_path = lately, public as $$ begin
    insert into lately.sales_order select * from public.sales_order where id > (select "order" from lately.since);
    ${statements.map(({ text }) => `return query ${text};`).join('\n')}
    delete from lately.sales_order;
  end $$`;
}

/**
 * The very statements of `check:invariants`, which find the orders since `begin` alone, their documents, and the stock of some articles:
 * whatever thousands of orders before have left makes no question longer. All of them are one function, planned once a connection. Of a
 * coupon they know no other order either.
 */
export async function watchFaults(database: Database, skus: readonly string[], now: Date): Promise<FaultWatch> {
  const statements = await statementsOf(now);
  const minutes = statements.find(({ values }) => values.length === 2)?.values[1];
  for (const text of [...tables(skus), beginFunction(skus), faultsFunction(statements)]) await database.query(text);
  return {
    begin: async () => void (await database.query('select lately.begin()', [], 'lately-begin')),
    faults: async (at) => {
      const { rows } = await database.query<{ fault: string }>('select lately.faults($1, $2) as fault', [at, minutes], 'lately-faults');
      return rows.map(({ fault }) => fault).filter((fault) => !fault.endsWith('which is unknown'));
    },
  };
}
