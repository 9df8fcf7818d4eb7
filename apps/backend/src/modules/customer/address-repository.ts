import type { Queryable } from '#kernel/database/database.ts';
import { insertRecords, readRecords } from '#kernel/database/rows.ts';
import type { Address, AddressFields } from './customer.ts';
import { renewWords } from './desk/customer-words.ts';

export async function readAddresses(sql: Queryable, customerId: number): Promise<readonly Address[]> {
  return readRecords<Address>(sql, 'select * from customer_address where customer_id = $1 order by id', [customerId]);
}

export async function findAddress(sql: Queryable, id: number): Promise<Address | undefined> {
  return (await readRecords<Address>(sql, 'select * from customer_address where id = $1', [id]))[0];
}

export async function insertAddress(sql: Queryable, customerId: number, fields: AddressFields): Promise<Address> {
  await clearDefaults(sql, customerId, fields);
  const { rows } = await sql.query<{ id: number }>(`select nextval(pg_get_serial_sequence('customer_address', 'id'))::int as id`);
  const id = rows[0]?.id ?? 0;
  await insertRecords(sql, 'customer_address', [{ id, customerId, ...fields }]);
  await renewWords(sql, customerId);
  return { id, customerId, ...fields };
}

export async function saveAddress(sql: Queryable, { id, customerId, ...fields }: Address): Promise<void> {
  await clearDefaults(sql, customerId, fields, id);
  await insertRecords(sql, 'customer_address', [{ id, customerId, ...fields }], ['id']);
  await renewWords(sql, customerId);
}

export async function deleteAddress(sql: Queryable, { id, customerId }: Pick<Address, 'id' | 'customerId'>): Promise<void> {
  await sql.query('delete from customer_address where id = $1', [id]);
  await renewWords(sql, customerId);
}

/** One default each: a new one takes it from the old. */
async function clearDefaults(sql: Queryable, customerId: number, fields: AddressFields, exceptId = 0): Promise<void> {
  await sql.query(
    `update customer_address set is_default_billing = is_default_billing and not $2, is_default_shipping = is_default_shipping and not $3
     where customer_id = $1 and id <> $4`,
    [customerId, fields.isDefaultBilling, fields.isDefaultShipping, exceptId],
  );
}
