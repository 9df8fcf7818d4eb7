import { normaliseEmail } from '@shop/rules/email';
import type { Queryable, Tx } from '#kernel/database/database.ts';

const demoCustomers = async () => (await import('@shop/demo-data/customers')).customers;

/** Whether one of the demo's accounts is there, whose password is public. Told by number and address: see `keepDemoIds`. */
export async function hasDemoCustomers(database: Queryable): Promise<boolean> {
  const customers = await demoCustomers();
  const { rows } = await database.query<{ found: boolean }>(
    `select exists (
       select 1 from customer join unnest($1::int[], $2::text[]) as demo (id, email_key)
         on demo.id = customer.id and demo.email_key = customer.email_key
     ) as found`,
    [customers.map(({ id }) => id), customers.map(({ email }) => normaliseEmail(email))],
  );
  return rows[0]?.found === true;
}

/** A shop without them never gives their numbers away: nobody can stop its next start by registering with one of their addresses. */
export async function keepDemoIds(tx: Tx): Promise<void> {
  const last = Math.max(...(await demoCustomers()).map(({ id }) => id));
  await tx.query("select setval(pg_get_serial_sequence('customer', 'id'), $1)", [last]);
}
