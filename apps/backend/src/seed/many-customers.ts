import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { advanceSequence, insertRecords } from '#kernel/database/rows.ts';
import { fillCustomerWords } from '#modules/customer/index.ts';
import { historyDays } from './made-order.ts';
import { madePerson } from './made-person.ts';
import { seedManyReturns } from './many-returns.ts';

const batch = 1_000;
const day = 86_400_000;
/** What the one who buys most has bought. */
const mostOrders = 500;
/** They were customers before the oldest order. */
const olderDays = 30;

/**
 * Writes many customers for measuring: those who placed the made orders, with their addresses, some of them businesses, and half as many
 * returns. One of them has bought again and again. Nobody can log in as any of them.
 */
export async function seedManyCustomers(tx: Tx, count: number, clock: Clock): Promise<void> {
  const { rows } = await tx.query<{ id: number }>('select max(id) as id from customer');
  const first = (rows[0]?.id ?? 0) + 1;
  for (let start = 0; start < count; start += batch) {
    const indexes = Array.from({ length: Math.min(batch, count - start) }, (_, offset) => start + offset);
    await insertRecords(
      tx,
      'customer',
      indexes.map((index) => customerRow(first + index, index, count, clock.now())),
    );
    await insertRecords(
      tx,
      'customer_address',
      indexes.map((index) => addressRow(first + index, index)),
    );
  }
  await advanceSequence(tx, 'customer');
  await fillCustomerWords(tx);
  await assignOrders(tx, first, count);
  await seedManyReturns(tx, { count: Math.floor(count / 2), first }, clock);
}

const noAddress = {
  prefix: null,
  firstname: '',
  middlename: null,
  lastname: '',
  suffix: null,
  company: null,
  street: ['Markt', '1'],
  postcode: null,
  city: 'Sittard',
  region: null,
  regionId: null,
  telephone: null,
  fax: null,
  vatId: null,
  coc: null,
} as const;

const homeOf = (index: number) => madePerson(index).at({ ...noAddress, countryCode: index % 3 === 0 ? 'DE' : 'NL' });

/** Every 20th is a business, of which some wait; every 500th is kept out. */
function businessOf(index: number, lastname: string) {
  if (index % 20 !== 0) return { company: null, coc: null, approval: 'private' };
  return { company: `${lastname} Mode ${index}`, coc: String(10_000_000 + index), approval: index % 400 === 0 ? 'waiting' : 'approved' };
}

function customerRow(id: number, index: number, count: number, now: Date) {
  const { firstname, lastname, countryCode } = homeOf(index);
  const { email } = madePerson(index);
  const createdAt = new Date(now.getTime() - (historyDays + olderDays) * day + Math.floor((index * historyDays * day) / count));
  return {
    id,
    email,
    emailKey: email,
    storeCode: countryCode === 'DE' ? 'de' : 'nl',
    firstname,
    lastname,
    ...businessOf(index, lastname),
    blockedAt: index % 500 === 1 ? now : null,
    allowsAssistance: false,
    failures: 0,
    createdAt,
    updatedAt: createdAt,
  };
}

function addressRow(customerId: number, index: number) {
  const { firstname, lastname, street, postcode, city, countryCode, telephone } = homeOf(index);
  const isDefault = { isDefaultBilling: true, isDefaultShipping: true };
  return { customerId, firstname, lastname, street, postcode, city, countryCode, telephone, ...isDefault };
}

/** Made orders are of who has their address; the newest that are done are of the first alone, beside their own. */
async function assignOrders(tx: Tx, first: number, count: number): Promise<void> {
  // All at once would take longer than a server gives one statement.
  for (let from = first; from < first + count; from += batch)
    await tx.query(
      `update sales_order as o set customer_id = c.id from customer as c
       where c.id >= $1 and c.id < $2 and c.email_key = o.email_key and o.customer_id is null`,
      [from, from + batch],
    );
  await tx.query(
    `update sales_order set customer_id = $1 where id in (
       select id from sales_order where customer_id > $1 and status = 'complete' order by id desc limit $2)`,
    [first, mostOrders - 1],
  );
}
