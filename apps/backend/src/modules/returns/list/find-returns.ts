import type { Queryable } from '#kernel/database/database.ts';
import { rareLimit } from '#kernel/database/placed-rows.ts';
import { typedWords } from '#kernel/found-words.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { noDay } from '../clocks.ts';
import type { Return, ReturnKind, ReturnMark, ReturnState } from '../return.ts';

/** A return in a list: columns alone. */
export type ListedReturn = Pick<
  Return,
  | 'id'
  | 'number'
  | 'version'
  | 'kind'
  | 'state'
  | 'orderId'
  | 'orderNumber'
  | 'personName'
  | 'statedAt'
  | 'refundDueOn'
  | 'goodsDueOn'
  | 'source'
  | 'isSettled'
> & {
  readonly pieces: number;
  readonly dueOn: string;
  readonly marks: readonly ReturnMark[];
  readonly refunded: number;
};

const isDue = `r.due_on < '${noDay}'`;
const isOpen = "r.state in ('announced', 'accepted', 'in_transit', 'received', 'inspected', 'expired')";

/** What staff looks at most, each a condition that an index answers; `$1` is today. */
export const returnTabs = {
  all: 'true',
  new: "r.state = 'announced'",
  expected: "r.state in ('accepted', 'in_transit')",
  toInspect: "r.state = 'received'",
  refundDue: "r.state in ('accepted', 'in_transit', 'received', 'inspected') and not r.is_settled",
  overdue: `${isDue} and r.due_on < $1`,
  goodsOverdue: `${isDue} and r.due_on < $1 and r.goods_due_on < $1 and r.state in ('accepted', 'in_transit', 'expired')`,
  unclear: `cardinality(r.marks) > 0 and ${isOpen}`,
  closed: "r.state in ('closed', 'rejected')",
} as const;
export type ReturnTab = keyof typeof returnTabs;

/** In which order a list stands; `due` has what is due on no day last. */
const sorts = {
  newest: { column: 'r.stated_at', isAscending: false },
  oldest: { column: 'r.stated_at', isAscending: true },
  due: { column: 'r.due_on', isAscending: true },
} as const;
export type ReturnSort = keyof typeof sorts;

export type ReturnsWanted = {
  readonly tab: ReturnTab;
  readonly today: string;
  readonly filter: {
    readonly kinds?: readonly ReturnKind[] | undefined;
    readonly states?: readonly ReturnState[] | undefined;
    readonly branch?: string | undefined;
    readonly statedFrom?: Date | undefined;
    readonly statedBefore?: Date | undefined;
  };
  readonly search: string | undefined;
  /** Mail and telephone are looked for as well. */
  readonly seesContact: boolean;
};

/** Between two rows of a list: what it is sorted by, and the row. */
export type ReturnPlace = { readonly key: Date | string; readonly id: number };
export type ReturnsPlace = {
  readonly sort: ReturnSort;
  readonly limit: number;
  readonly from?: { readonly place: ReturnPlace; readonly isBackwards: boolean } | undefined;
};

const columns = `r.id, r.number, r.version, r.kind, r.state, r.order_id as "orderId", r.order_number as "orderNumber", r.person_name as "personName",
  r.stated_at as "statedAt", r.refund_due_on as "refundDueOn", r.goods_due_on as "goodsDueOn", r.due_on as "dueOn", r.source_code as "source",
  r.is_settled as "isSettled", r.pieces, r.marks,
  (select coalesce(sum(one.total), 0)::int from return_settlement as one join order_refund as refund on refund.number = one.refund_number
   where one.return_id = r.id and refund.state <> 'failed' and one.exchange_order is null) as "refunded"`;

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** A part of the list, in its order, told by where the last row was, so that no page costs more than the first; what few have is looked up first. */
export function listStatement(wanted: ReturnsWanted, { sort, limit, from }: ReturnsPlace, scope: Scope, isRare = false): Statement {
  const { conditions, values } = conditionsOf(wanted, scope);
  const { column, isAscending: isUp } = sorts[sort];
  const isAscending = isUp !== (from?.isBackwards ?? false);
  if (from) {
    values.push(from.place.key, from.place.id);
    conditions.push(`(${column}, r.id) ${isAscending ? '>' : '<'} ($${values.length - 1}, $${values.length})`);
  }
  const direction = isAscending ? 'asc' : 'desc';
  values.push(limit);
  const fitting = conditions.join(' and ');
  const where = isRare ? `r.id = any(array(select r.id from return as r where ${fitting}))` : fitting;
  const text = `select ${columns} from return as r where ${where}
    order by ${column} ${direction}, r.id ${direction} limit $${values.length}`;
  return { text, values };
}

export async function findReturns(
  sql: Queryable,
  wanted: ReturnsWanted,
  place: ReturnsPlace,
  scope: Scope,
): Promise<readonly ListedReturn[]> {
  const isRare = wanted.search !== undefined && (await countReturns(sql, wanted, rareLimit, scope)) < rareLimit;
  const { text, values } = listStatement(wanted, place, scope, isRare);
  const { rows } = await sql.query<ListedReturn>(text, values);
  return place.from?.isBackwards ? rows.toReversed() : rows;
}

/** How many there are, up to a limit. */
export async function countReturns(sql: Queryable, wanted: ReturnsWanted, limit: number, scope: Scope): Promise<number> {
  const { conditions, values } = conditionsOf(wanted, scope);
  values.push(limit);
  const text = `select count(*)::int as count from (select from return as r where ${conditions.join(' and ')} limit $${values.length}) as found`;
  return (await sql.query<{ count: number }>(text, values)).rows[0]?.count ?? 0;
}

/** Those of an order, the newest first. */
export const listReturnsOfOrder = (sql: Queryable, orderId: number, scope: Scope): Promise<readonly ListedReturn[]> =>
  listReturnsOf(sql, 'r.order_id', orderId, scope, 200);

/** Those of an account, the newest first. */
export const listReturnsOfCustomer = (sql: Queryable, customerId: number, scope: Scope, limit: number): Promise<readonly ListedReturn[]> =>
  listReturnsOf(sql, 'r.customer_id', customerId, scope, limit);

async function listReturnsOf(sql: Queryable, column: 'r.order_id' | 'r.customer_id', id: number, scope: Scope, limit: number) {
  const { rows } = await sql.query<ListedReturn>(
    `select ${columns} from return as r where ${column} = $1 and ${isOfBranches('$2')} order by r.stated_at desc, r.id desc limit $3`,
    [id, branchesOf(scope), limit],
  );
  return rows;
}

/** Received there; before that, of where its order has pieces. */
const isOfBranches = (at: string): string =>
  `(${at}::text[] is null or r.source_code = any(${at}) or (r.source_code is null and r.branches && ${at}))`;

function conditionsOf({ tab, today, filter, search, seesContact }: ReturnsWanted, scope: Scope) {
  const values: unknown[] = [today];
  const conditions: string[] = ['$1::text is not null', returnTabs[tab]];
  const add = (condition: (parameter: string) => string, value: unknown): void => {
    if (value === undefined || value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add(isOfBranches, branchesOf(scope));
  add((at) => isOfBranches(`array[${at}::text]`), filter.branch);
  add((at) => `r.kind = any(${at}::text[])`, filter.kinds);
  add((at) => `r.state = any(${at}::text[])`, filter.states);
  add((at) => `r.stated_at >= ${at}`, filter.statedFrom);
  add((at) => `r.stated_at < ${at}`, filter.statedBefore);
  if (search !== undefined) {
    const words = typedWords(search, seesContact);
    if (words === undefined) conditions.push('false');
    else add((at) => `r.words @@ ${at}::tsquery`, words);
  }
  return { conditions, values };
}

export type ReturnWait = 'new' | 'toInspect' | 'toRefund' | 'due';
const waits: Readonly<Record<ReturnWait, string>> = {
  new: returnTabs.new,
  toInspect: returnTabs.toInspect,
  toRefund: returnTabs.refundDue,
  due: `${isDue} and r.due_on <= $1`,
};

/** How many returns wait for something, since when the oldest, and what is due first; of the branches somebody sees. */
export async function countWaitingReturns(sql: Queryable, wait: ReturnWait, until: string, limit: number, scope: Scope) {
  const { rows } = await sql.query<{ count: number; oldest: Date | null; dueOn: string | null }>(
    `select count(*)::int as count, min(stated_at) as oldest, min(due_on) as "dueOn" from (
       select r.stated_at, r.due_on from return as r where $1::text is not null and ${waits[wait]} and ${isOfBranches('$2')} limit $3) as waiting`,
    [until, branchesOf(scope), limit],
  );
  return rows[0] ?? { count: 0, oldest: null, dueOn: null };
}
