import type { Queryable } from '#kernel/database/database.ts';
import { readRecords } from '#kernel/database/rows.ts';
import type { Statement, Withdrawal, WithdrawalState, WithdrawalStep } from './withdrawal.ts';

const columns = `id, reference, order_number, name, email, hash, items, message, store_code, customer_id, received_at, state,
  history, is_order_known, is_verified, is_business`;

type NewWithdrawal = Statement & { readonly storeCode: string; readonly customerId: number | null; readonly receivedAt: Date };

/** The same statement that came in since `notBefore`; equal ones wait for each other, so that of two at once one is stored. */
export async function findRepeated(tx: Queryable, fingerprint: string, notBefore: Date): Promise<Withdrawal | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [fingerprint]);
  const [found] = await readRecords<Withdrawal>(
    tx,
    `select ${columns} from withdrawal where fingerprint = $1 and received_at > $2 order by id desc limit 1`,
    [fingerprint, notBefore],
  );
  return found;
}

/** Stores a statement under the next reference of its year. */
export async function insertWithdrawal(tx: Queryable, given: NewWithdrawal, year: number, fingerprint: string): Promise<Withdrawal> {
  const [stored] = await readRecords<Withdrawal>(
    tx,
    `insert into withdrawal (id, reference, order_number, name, email, hash, items, message, store_code, customer_id, received_at, state, fingerprint)
     select id, 'H-' || $1::text || '-' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end,
       $2, $3, $4, $5, $6::jsonb, $7, $8, $9::int, $10::timestamptz, 'received', $11
     from nextval(pg_get_serial_sequence('withdrawal', 'id')) as next(id)
     returning ${columns}`,
    [
      year,
      given.orderNumber,
      given.name,
      given.email,
      given.hash,
      JSON.stringify(given.items),
      given.message,
      given.storeCode,
      given.customerId,
      given.receivedAt,
      fingerprint,
    ],
  );
  if (!stored) throw new Error('a withdrawal was not stored');
  return stored;
}

type Findings = Pick<Withdrawal, 'isOrderKnown' | 'isVerified' | 'isBusiness'>;

/** Notes what was found out about the order; false when it was noted before. */
export async function noteOrder(tx: Queryable, id: number, { isOrderKnown, isVerified, isBusiness }: Findings): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update withdrawal set is_order_known = $2, is_verified = $3, is_business = $4 where id = $1 and is_order_known is null',
    [id, isOrderKnown, isVerified, isBusiness],
  );
  return rowCount === 1;
}

export async function findWithdrawalById(sql: Queryable, id: number): Promise<Withdrawal | undefined> {
  return (await readRecords<Withdrawal>(sql, `select ${columns} from withdrawal where id = $1`, [id]))[0];
}

export async function findWithdrawal(sql: Queryable, reference: string): Promise<Withdrawal | undefined> {
  return (await readRecords<Withdrawal>(sql, `select ${columns} from withdrawal where reference = $1`, [reference]))[0];
}

/** The same for somebody who is about to move it: two of them wait for each other. */
export async function lockWithdrawal(tx: Queryable, reference: string): Promise<Withdrawal | undefined> {
  return (await readRecords<Withdrawal>(tx, `select ${columns} from withdrawal where reference = $1 for update`, [reference]))[0];
}

export async function saveStep(tx: Queryable, id: number, step: WithdrawalStep): Promise<void> {
  await tx.query('update withdrawal set state = $2, history = history || $3::jsonb where id = $1', [
    id,
    step.state,
    JSON.stringify([step]),
  ]);
}

/** Moves a statement along with its return, when it is not there yet. */
export async function stepWithdrawal(tx: Queryable, id: number, step: WithdrawalStep): Promise<void> {
  const { rows } = await tx.query<{ state: WithdrawalState }>('select state from withdrawal where id = $1 for update', [id]);
  if (rows[0] && rows[0].state !== step.state) await saveStep(tx, id, step);
}

/** Newest first. */
export async function listWithdrawals(sql: Queryable, state?: WithdrawalState, limit = 100): Promise<readonly Withdrawal[]> {
  return readRecords<Withdrawal>(
    sql,
    `select ${columns} from withdrawal where $1::text is null or state = $1 order by received_at desc, id desc limit $2`,
    [state, limit],
  );
}

/** What the log says of a withdrawal: nothing about its person. Locked, so that it is what the change begins with. */
export async function readWithdrawalFacts(sql: Queryable, reference: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows } = await sql.query<Readonly<Record<string, unknown>>>(
    `select state, coalesce((select jsonb_agg(jsonb_build_object('sku', sku, 'quantity', quantity, 'disposition', disposition) order by id)
       from returned_goods where withdrawal_id = withdrawal.id), '[]') as returned from withdrawal where reference = $1 for update`,
    [reference],
  );
  return rows[0];
}

export async function withdrawalsOfCustomer(sql: Queryable, customerId: number): Promise<readonly Withdrawal[]> {
  return readRecords<Withdrawal>(sql, `select ${columns} from withdrawal where customer_id = $1 order by id`, [customerId]);
}

/** LAW-20: the statement itself stays as long as the order does. */
export async function releaseWithdrawals(sql: Queryable, customerId: number): Promise<void> {
  await sql.query('update withdrawal set customer_id = null where customer_id = $1', [customerId]);
}

export async function removeWithdrawalsBefore(sql: Queryable, time: Date): Promise<void> {
  await sql.query('delete from withdrawal where received_at < $1', [time]);
}
