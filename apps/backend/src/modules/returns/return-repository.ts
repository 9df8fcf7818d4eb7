import type { Queryable, Tx } from '#kernel/database/database.ts';
import { insertRows, readRecords } from '#kernel/database/rows.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { firstDue } from './clocks.ts';
import type { Return, ReturnFinding, ReturnLine, ReturnSettlement, ReturnState, ReturnStep } from './return.ts';

/** Times travel as text inside JSON. */
type InJson<T> = { readonly [Key in keyof T]: Date extends T[Key] ? string : T[Key] };
type ReturnRow = Omit<Return, 'settlements' | 'steps'> & {
  readonly settlements: readonly InJson<ReturnSettlement>[];
  readonly steps: readonly InJson<ReturnStep>[];
};

const listOf = (table: string, order: string, pairs: string, from = ''): string =>
  `(select coalesce(json_agg(json_build_object(${pairs}) order by t.${order}), '[]') from ${table} as t ${from} where t.return_id = r.id)`;

const columns = `r.id, r.number, r.order_id as "orderId", r.order_number as "orderNumber", r.withdrawal_id as "withdrawalId",
  r.customer_id as "customerId", r.kind, r.state, r.source_code as "source", r.branches, r.stated_at as "statedAt",
  r.registered_by as "registeredBy", r.refund_due_on as "refundDueOn", r.goods_due_on as "goodsDueOn", r.is_settled as "isSettled",
  r.marks, r.person_name as "personName", r.reminded_at as "remindedAt", r.version,
  ${listOf('return_line', 'line_id', `'lineId', t.line_id, 'quantity', t.quantity, 'reason', t.reason, 'received', t.received, 'refused', t.refused`)} as lines,
  ${listOf(
    'return_finding',
    'id',
    `'lineId', t.line_id, 'quantity', t.quantity, 'condition', t.condition, 'disposition', t.disposition, 'valueLoss', t.value_loss_cents,
     'valueLossReason', t.value_loss_reason`,
  )} as findings,
  ${listOf(
    'return_settlement',
    'id',
    `'refundNumber', t.refund_number, 'at', t.at, 'lines', t.lines, 'total', t.total, 'delivery', t.delivery, 'why', t.why, 'refundState', refund.state,
     'giftCard', refund.gift_card,
     'exchange', case when t.exchange_order is not null then json_build_object('order', t.exchange_order, 'status', traded.status) end`,
    `left join order_refund as refund on refund.number = t.refund_number
     left join sales_order as traded on traded.number = t.exchange_order`,
  )} as settlements,
  ${listOf('return_step', 'id', `'state', t.state, 'at', t.at, 'by', t.actor, 'reason', t.reason`)} as steps`;

const toReturn = (row: ReturnRow): Return => ({
  ...row,
  settlements: row.settlements.map((one) => ({ ...one, at: new Date(one.at) })),
  steps: row.steps.map((step) => ({ ...step, at: new Date(step.at) })),
});

/** `name`: what is asked for, so that it is planned once. */
async function read(sql: Queryable, name: string, condition: string, values: readonly unknown[]): Promise<readonly Return[]> {
  const { rows } = await sql.query<ReturnRow>(`select ${columns} from return as r where ${condition}`, values, `return-${name}`);
  return rows.map(toReturn);
}

export async function findReturn(sql: Queryable, id: number): Promise<Return | undefined> {
  return (await read(sql, 'by-id', 'r.id = $1', [id]))[0];
}

export async function findReturnOfWithdrawal(sql: Queryable, withdrawalId: number): Promise<Return | undefined> {
  return (await read(sql, 'of-withdrawal', 'r.withdrawal_id = $1', [withdrawalId]))[0];
}

/** What comes or came back of an order, the newest first. */
export const returnsOfOrder = (sql: Queryable, orderId: number): Promise<readonly Return[]> =>
  read(sql, 'of-order', 'r.order_id = $1 order by r.stated_at desc, r.id desc', [orderId]);

export const returnsOfCustomer = (sql: Queryable, customerId: number): Promise<readonly Return[]> =>
  read(sql, 'of-customer', 'r.customer_id = $1 order by r.id', [customerId]);

/**
 * A return of the branches somebody sees: of the one the goods came to. What is under way may come anywhere, so that every branch may open
 * it by the number on its slip.
 */
export async function findReturnIn(sql: Queryable, number: string, scope: Scope): Promise<Return | undefined> {
  return (
    await read(sql, 'in-scope', 'r.number = $1 and ($2::text[] is null or r.source_code is null or r.source_code = any($2))', [
      number,
      branchesOf(scope),
    ])
  )[0];
}

/** Nobody else changes it before the transaction ends. Its order is locked before it, never after. */
export async function lockReturn(tx: Tx, id: number): Promise<Return> {
  await tx.query('select 1 from return where id = $1 for update', [id]);
  const found = await findReturn(tx, id);
  if (!found) throw new Error(`return ${id} is gone`);
  return found;
}

type NewReturn = Pick<
  Return,
  | 'orderId'
  | 'orderNumber'
  | 'withdrawalId'
  | 'customerId'
  | 'kind'
  | 'branches'
  | 'statedAt'
  | 'registeredBy'
  | 'refundDueOn'
  | 'marks'
  | 'personName'
> & { readonly lines: readonly ReturnLine[]; readonly words: readonly string[] };

/** Stores a return under the next number of its year, as announced. */
export async function insertReturn(
  tx: Tx,
  given: NewReturn,
  year: number,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<Return> {
  const { rows } = await tx.query<{ id: number; number: string }>(
    `insert into return (id, number, order_id, order_number, withdrawal_id, customer_id, kind, state, branches, stated_at, registered_by,
       refund_due_on, due_on, marks, person_name, words, pieces)
     select id, number, $2::int, $3, $4::int, $5::int, $6, 'announced', $7::text[], $8::timestamptz, $9, $10, $11, $12::text[], $13,
       array_to_tsvector($14::text[] || lower(number)), $15::int
     from (select id, 'R-' || $1::text || '-' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end as number
       from nextval(pg_get_serial_sequence('return', 'id')) as next(id)) as named
     returning id, number`,
    [
      year,
      given.orderId,
      given.orderNumber,
      given.withdrawalId,
      given.customerId,
      given.kind,
      given.branches,
      given.statedAt,
      given.registeredBy,
      given.refundDueOn,
      firstDue({ state: 'announced', isSettled: false, refundDueOn: given.refundDueOn, goodsDueOn: null }),
      given.marks,
      given.personName,
      given.words,
      piecesOf(given.lines),
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a return was not stored');
  await writeLines(tx, id, given.lines);
  await insertStep(tx, id, { state: 'announced', at: now, by, reason: null });
  return lockReturn(tx, id);
}

const piecesOf = (lines: readonly ReturnLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

export async function writeLines(tx: Tx, id: number, lines: readonly ReturnLine[]): Promise<void> {
  const rows = lines.map(({ lineId, quantity, reason, received, refused }) => ({
    return_id: id,
    line_id: lineId,
    quantity,
    reason,
    received,
    refused,
  }));
  await insertRows(tx, 'return_line', ['return_id', 'line_id', 'quantity', 'reason', 'received', 'refused'], rows, [
    'return_id',
    'line_id',
  ]);
}

export async function insertStep(tx: Tx, id: number, { state, at, by, reason }: ReturnStep): Promise<void> {
  await tx.query('insert into return_step (return_id, state, at, actor, reason) values ($1, $2, $3, $4, $5)', [id, state, at, by, reason]);
}

export async function insertFindings(tx: Tx, id: number, findings: readonly ReturnFinding[]): Promise<void> {
  for (const { lineId, quantity, condition, disposition, valueLoss, valueLossReason } of findings) {
    await tx.query(
      `insert into return_finding (return_id, line_id, quantity, condition, disposition, value_loss_cents, value_loss_reason)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, lineId, quantity, condition, disposition, valueLoss, valueLossReason],
    );
  }
}

type NewSettlement = Omit<ReturnSettlement, 'refundState' | 'giftCard' | 'exchange'> & { readonly exchangeOrder?: string };

export async function insertSettlement(tx: Tx, id: number, one: NewSettlement): Promise<void> {
  await tx.query(
    `insert into return_settlement (return_id, refund_number, exchange_order, at, lines, total, delivery, why)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, one.refundNumber, one.exchangeOrder ?? null, one.at, JSON.stringify(one.lines), one.total, one.delivery, one.why],
  );
}

/** The return an order was offered for in exchange. */
export async function findReturnOfExchange(sql: Queryable, order: string): Promise<Return | undefined> {
  return (await read(sql, 'of-exchange', 'r.id = (select return_id from return_settlement where exchange_order = $1)', [order]))[0];
}

/** The customer ordered what was offered: the credit note settles its pieces. False: it does already. */
export async function markExchanged(tx: Tx, order: string): Promise<boolean> {
  const { rows } = await tx.query<{ id: number }>(
    `update return_settlement as one set refund_number = credit.number from order_refund as credit
     where one.exchange_order = $1 and one.refund_number is null and credit.exchange_order = $1 returning one.id`,
    [order],
  );
  return rows.length > 0;
}

/** A refund that settled pieces of a return already belongs to it alone. */
export async function usedRefunds(sql: Queryable, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ number: string }>(
    'select refund_number as number from return_settlement where refund_number = any($1::text[])',
    [numbers],
  );
  return new Set(rows.map(({ number }) => number));
}

type ReturnChange = {
  readonly state: ReturnState;
  readonly source: string | null;
  readonly goodsDueOn: string | null;
  readonly isSettled: boolean;
  readonly marks: Return['marks'];
};

/** Writes how a locked return is now, with the first day that still counts. */
export async function saveReturn(tx: Tx, { id, refundDueOn }: Pick<Return, 'id' | 'refundDueOn'>, change: ReturnChange): Promise<number> {
  const { state, source, goodsDueOn, isSettled, marks } = change;
  const { rows } = await tx.query<{ version: number }>(
    `update return set state = $2, source_code = $3, goods_due_on = $4, is_settled = $5, marks = $6::text[], due_on = $7,
       pieces = (select coalesce(sum(quantity), 0) from return_line where return_id = $1), version = version + 1
     where id = $1 returning version`,
    [id, state, source, goodsDueOn, isSettled, marks, firstDue({ state, isSettled, refundDueOn, goodsDueOn })],
  );
  return rows[0]?.version ?? 0;
}

type AssignedOrder = Pick<Return, 'orderId' | 'orderNumber' | 'customerId' | 'branches' | 'marks' | 'personName'> & {
  readonly lines: readonly ReturnLine[];
  readonly words: readonly string[];
};

/** The order that is meant, found or named by staff. */
export async function saveOrderOf(tx: Tx, id: number, given: AssignedOrder): Promise<void> {
  await tx.query('delete from return_line where return_id = $1', [id]);
  await writeLines(tx, id, given.lines);
  await tx.query(
    `update return set order_id = $2, order_number = $3, customer_id = $4, branches = $5::text[], marks = $6::text[], person_name = $7,
       words = array_to_tsvector($8::text[] || lower(number)), pieces = $9, version = version + 1 where id = $1`,
    [
      id,
      given.orderId,
      given.orderNumber,
      given.customerId,
      given.branches,
      given.marks,
      given.personName,
      given.words,
      piecesOf(given.lines),
    ],
  );
}

export async function markReminded(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.query('update return set reminded_at = $2, version = version + 1 where id = $1', [id, now]);
}

/** Returns stay as long as their orders; they only lose the account, and nobody finds them by the person any more (LAW-20). */
export async function releaseReturns(tx: Queryable, customerId: number): Promise<void> {
  await tx.query(
    `update return set customer_id = null, person_name = null, words = array_to_tsvector(array[lower(number), order_number]) where customer_id = $1`,
    [customerId],
  );
}

/** LAW-20: the person leaves with the end of the tax period, as from orders. */
export async function eraseReturnsBefore(sql: Queryable, time: Date): Promise<void> {
  const old = 'select id from return where stated_at < $1';
  await sql.query(`update return_step set reason = null where reason is not null and return_id in (${old})`, [time]);
  await sql.query(`update return_finding set value_loss_reason = '' where value_loss_cents > 0 and return_id in (${old})`, [time]);
  await sql.query(`update return_settlement set why = null where why is not null and return_id in (${old})`, [time]);
  await sql.query(
    `update return set customer_id = null, person_name = null, withdrawal_id = null, words = array_to_tsvector(array[lower(number)])
     where stated_at < $1 and (person_name is not null or withdrawal_id is not null)`,
    [time],
  );
}

type DueReturn = { readonly id: number; readonly isExpired: boolean };

/** Returns whose goods are past their day: to be reminded of once, or over after `graceDays` more. */
export async function findLateGoods(sql: Queryable, today: string, expiredBefore: string, limit: number): Promise<readonly DueReturn[]> {
  return readRecords<DueReturn>(
    sql,
    `select id, goods_due_on < $2 as is_expired from return
     where due_on < '9999-12-31' and state in ('accepted', 'in_transit') and goods_due_on < $1 and (goods_due_on < $2 or reminded_at is null)
     order by id limit $3`,
    [today, expiredBefore, limit],
  );
}

/** Open returns that count as settled by a refund which failed. */
export async function findUnevenReturns(sql: Queryable, limit: number): Promise<readonly number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `select r.id from return as r where r.is_settled and r.state not in ('closed', 'rejected') and exists (
       select from return_settlement as one join order_refund as refund on refund.number = one.refund_number
       where one.return_id = r.id and refund.state = 'failed') order by r.id limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}
