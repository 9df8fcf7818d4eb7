import type { Queryable } from '#kernel/database/database.ts';
import type { Approval, Customer, Measurements, Profile } from './customer.ts';
import { renewWords } from './desk/customer-words.ts';
import type { CustomerCard } from './desk/customers-desk.ts';

const columns = `id, email, store_code as "storeCode", prefix, firstname, middlename, lastname, suffix, gender,
  to_char(date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", taxvat, company, coc, approval, measurements,
  allows_assistance as "allowsAssistance", created_at as "createdAt", updated_at as "updatedAt"`;

const profileColumns: Readonly<Record<keyof Profile, string>> = {
  prefix: 'prefix',
  firstname: 'firstname',
  middlename: 'middlename',
  lastname: 'lastname',
  suffix: 'suffix',
  gender: 'gender',
  dateOfBirth: 'date_of_birth',
  taxvat: 'taxvat',
  company: 'company',
  coc: 'coc',
  allowsAssistance: 'allows_assistance',
};

export async function findCustomer(sql: Queryable, id: number): Promise<Customer | undefined> {
  return (await sql.query<Customer>(`select ${columns} from customer where id = $1`, [id], 'customer-by-id')).rows[0];
}

/** As staff knows them. */
export async function findCard(sql: Queryable, id: number, lock: '' | 'for update' = ''): Promise<CustomerCard | undefined> {
  const { rows } = await sql.query<CustomerCard>(
    `select ${columns}, version, blocked_at as "blockedAt", merged_into as "mergedInto", locked_until as "lockedUntil", erase_after as "eraseAfter",
       password_hash is not null as "hasPassword" from customer where id = $1 ${lock}`,
    [id],
  );
  return rows[0];
}

export async function raiseVersion(sql: Queryable, id: number): Promise<number> {
  const { rows } = await sql.query<{ version: number }>('update customer set version = version + 1 where id = $1 returning version', [id]);
  return rows[0]?.version ?? 0;
}

/** With all their guesses again. */
export async function setBlocked(sql: Queryable, id: number, at: Date | null): Promise<void> {
  await sql.query('update customer set blocked_at = $2, failures = 0, locked_until = null where id = $1', [id, at]);
}

/** Whose account somebody gets into with this address: one that became a part of another is nobody's. */
export async function findByEmail(sql: Queryable, emailKey: string): Promise<Customer | undefined> {
  return (await sql.query<Customer>(`select ${columns} from customer where email_key = $1 and merged_into is null`, [emailKey])).rows[0];
}

export async function listCustomers(sql: Queryable, approval: Approval | undefined): Promise<readonly Customer[]> {
  return (
    await sql.query<Customer>(
      `select ${columns} from customer where merged_into is null and ($1::text is null or approval = $1) order by id`,
      [approval],
    )
  ).rows;
}

export type NewCustomer = Profile & {
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string | null;
  readonly storeCode: string;
  readonly approval: Approval;
  readonly now: Date;
};

/** Undefined when the address has an account already: the unique key decides, not a question before. */
export async function insertCustomer(sql: Queryable, customer: NewCustomer): Promise<Customer | undefined> {
  const names = Object.keys(profileColumns) as (keyof Profile)[];
  const values = [
    customer.email,
    customer.emailKey,
    customer.passwordHash,
    customer.storeCode,
    customer.approval,
    customer.now,
    ...names.map((name) => customer[name]),
  ];
  const { rows } = await sql.query<Customer>(
    `insert into customer (email, email_key, password_hash, store_code, approval, created_at, updated_at, ${names.map((name) => profileColumns[name]).join(', ')})
     values ($1, $2, $3, $4, $5, $6, $6, ${names.map((_name, index) => `$${index + 7}`).join(', ')})
     on conflict (email_key) do nothing returning ${columns}`,
    values,
  );
  if (rows[0]) await renewWords(sql, rows[0].id);
  return rows[0];
}

/** Changes what is given and leaves the rest. */
export async function updateProfile(sql: Queryable, id: number, changes: Partial<Profile>, now: Date): Promise<void> {
  const names = Object.keys(changes) as (keyof Profile)[];
  const sets = names.map((name, index) => `${profileColumns[name]} = $${index + 3}`);
  await sql.query(`update customer set ${['updated_at = $2', 'version = version + 1', ...sets].join(', ')} where id = $1`, [
    id,
    now,
    ...names.map((name) => changes[name]),
  ]);
  await renewWords(sql, id);
}

/** False when the address belongs to another account. */
export async function updateEmail(sql: Queryable, id: number, email: string, emailKey: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update customer set email = $2, email_key = $3, updated_at = $4, version = version + 1 where id = $1
     and not exists (select from customer other where other.email_key = $3 and other.id <> $1)`,
    [id, email, emailKey, now],
  );
  await renewWords(sql, id);
  return rowCount === 1;
}

export async function updatePassword(sql: Queryable, id: number, passwordHash: string, now: Date): Promise<void> {
  await sql.query('update customer set password_hash = $2, failures = 0, locked_until = null, updated_at = $3 where id = $1', [
    id,
    passwordHash,
    now,
  ]);
}

/** How many business accounts wait for a person, up to the limit, and since when the first. */
export async function countWaiting(sql: Queryable, limit: number): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(created_at) as oldest
     from (select created_at from customer where approval = 'waiting' and merged_into is null order by created_at limit $1) as waiting`,
    [limit],
  );
  return rows[0] ?? { count: 0, oldest: null };
}

/** For a change: locked. */
export async function readApproval(sql: Queryable, id: number): Promise<{ readonly approval: Approval } | undefined> {
  return (await sql.query<{ approval: Approval }>('select approval from customer where id = $1 for update', [id])).rows[0];
}

export async function updateApproval(sql: Queryable, id: number, approval: Approval, now: Date): Promise<void> {
  await sql.query('update customer set approval = $2, updated_at = $3, version = version + 1 where id = $1', [id, approval, now]);
}

export async function updateMeasurements(sql: Queryable, id: number, measurements: Measurements, now: Date): Promise<void> {
  await sql.query('update customer set measurements = $2, updated_at = $3 where id = $1', [id, JSON.stringify(measurements), now]);
}

export async function setEraseAfter(sql: Queryable, id: number, time: Date | null): Promise<void> {
  await sql.query('update customer set erase_after = $2 where id = $1', [id, time]);
}

export async function findDueForErasure(sql: Queryable, now: Date): Promise<readonly number[]> {
  return (await sql.query<{ id: number }>('select id from customer where erase_after <= $1 order by id', [now])).rows.map(({ id }) => id);
}

export async function deleteCustomer(sql: Queryable, id: number): Promise<void> {
  await sql.query('delete from customer where id = $1', [id]);
}
