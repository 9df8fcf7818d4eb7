import type { Queryable } from '#kernel/database/database.ts';
import { typedWords } from '#kernel/found-words.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { orderStatuses } from '../fulfilment/order-statuses.ts';
import type { OrderFulfilment, OrderStatus } from '../order.ts';

/** An order in a list: columns alone, never the snapshot. */
export type ListedOrder = {
  readonly id: number;
  readonly number: string;
  readonly version: number;
  readonly status: OrderStatus;
  readonly fulfilment: OrderFulfilment;
  readonly placedAt: Date;
  readonly branchCode: string | null;
  readonly personName: string | null;
  readonly countryCode: string | null;
  readonly paymentCode: string | null;
  readonly grandTotal: number;
};

// Who collects an order may pay at the till: it is picked before it is paid.
const isToLeave = "o.status in ('processing', 'pending') and (o.status = 'processing' or o.branch_code is not null)";
const laid = "order_shipment as laid where laid.order_id = o.id and laid.state in ('ready', 'uncollected')";
const piecesIn = (rows: string): string => `(select coalesce(sum((line->>'quantity')::int), 0) from ${rows})`;
const laidOrLeft = `order_shipment as shipment, jsonb_array_elements(shipment.lines) as line
  where shipment.order_id = o.id and shipment.state in ('ready', 'uncollected', 'handed_over', 'sent', 'delivered')`;
// All of it, for who comes for it: not while more of it is to be fetched or brought.
const isLaidReady = `(exists (select from ${laid}) and coalesce(${piecesIn(laidOrLeft)}
  + ${piecesIn('jsonb_array_elements(o.canceled_lines) as line')} >= o.ordered, false))`;

/** What staff looks at most, each a condition that an index answers. */
export const orderTabs = {
  all: 'true',
  toPay: "o.status in ('pending', 'pending_payment') and (o.status <> 'pending' or o.branch_code is null)",
  toPick: `${isToLeave} and o.fulfilment = 'none' and not ${isLaidReady}`,
  // What lies ready keeps its promise, whoever comes for it; `conditionsOf` adds the day.
  late: `${isToLeave} and o.fulfilment <> 'full' and not ${isLaidReady}`,
  partSent: "o.status = 'processing' and o.fulfilment = 'part'",
  onHold: "o.status in ('holded', 'fraud', 'payment_review')",
  // Asked for, and the provider has not said that it has it.
  refundOpen: `exists (select from order_refund as refund where refund.order_id = o.id
    and refund.state = 'requested' and refund.provider_refund_id is null)`,
  complete: "o.status = 'complete'",
  canceled: "o.status = 'canceled'",
} as const;
export type OrderTab = keyof typeof orderTabs;

type OrderFilter = {
  readonly statuses?: readonly OrderStatus[] | undefined;
  readonly fulfilments?: readonly OrderFulfilment[] | undefined;
  readonly branch?: string | undefined;
  readonly country?: string | undefined;
  readonly payment?: string | undefined;
  readonly placedFrom?: Date | undefined;
  readonly placedBefore?: Date | undefined;
  /** These and no others. */
  readonly numbers?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
  readonly customerId?: number | undefined;
};

/** Between two rows of a list. */
type Place = { readonly placedAt: Date; readonly id: number };

export type OrdersWanted = {
  readonly tab: OrderTab;
  /** YYYY-MM-DD in the shop: what should have left before it is late. */
  readonly today: string;
  readonly filter: OrderFilter;
  readonly search: string | undefined;
  /** Mail and telephone are looked for as well. */
  readonly seesContact: boolean;
};

export type OrdersPlace = {
  readonly isOldestFirst: boolean;
  readonly limit: number;
  /** Rows behind or before this one, in the order of the list; from its beginning without. */
  readonly from?: { readonly place: Place; readonly isBackwards: boolean } | undefined;
};

const columns = `o.id, o.number, o.version, o.status, o.fulfilment, o.placed_at as "placedAt", o.branch_code as "branchCode",
  o.person_name as "personName", o.country_code as "countryCode", o.payment_code as "paymentCode", o.grand_total as "grandTotal"`;

const columnNames = `o.id, o.number, o.version, o.status, o.fulfilment, o.placed_at, o.branch_code, o.person_name, o.country_code, o.payment_code,
  o.grand_total`;

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/**
 * A part of the list, in its order. Which rows there are is told by where the last one was, so that no page costs more than the first.
 * What few orders have is looked up by its words and then put in order; what many have is soon met on the way through the list.
 */
export function listStatement(wanted: OrdersWanted, place: OrdersPlace, scope: Scope, isRare = false): Statement {
  const { conditions, values } = conditionsOf(wanted, scope);
  const { where: behind, order } = placeOf(place, values);
  if (behind !== undefined) conditions.push(behind);
  values.push(place.limit);
  // The planner does not look beyond an offset: it finds the rows before it thinks of their order.
  const rows = isRare
    ? `(select ${columnNames} from sales_order as o where ${conditions.join(' and ')} offset 0) as o`
    : 'sales_order as o';
  const where = isRare ? '' : `where ${conditions.join(' and ')}`;
  const text = `select ${columns} from ${rows} ${where} order by ${order} limit $${values.length}`;
  return { text, values };
}

/** Where a part of the list begins, and in which order it is read. */
function placeOf({ isOldestFirst, from }: OrdersPlace, values: unknown[]): { readonly where: string | undefined; readonly order: string } {
  const isAscending = isOldestFirst !== (from?.isBackwards ?? false);
  const direction = isAscending ? 'asc' : 'desc';
  const order = `o.placed_at ${direction}, o.id ${direction}`;
  if (!from) return { where: undefined, order };
  values.push(from.place.placedAt, from.place.id);
  return { where: `(o.placed_at, o.id) ${isAscending ? '>' : '<'} ($${values.length - 1}, $${values.length})`, order };
}

/** Fewer than these are few. */
const rareLimit = 1_000;

/**
 * A part of what is searched for with how many there are of it, as long as they are few: the words are looked up once. What the planner
 * guesses of the beginning of a word may be a hundred times too much, so nobody else knows before.
 */
function fewStatement(wanted: OrdersWanted, place: OrdersPlace, scope: Scope): Statement {
  const { conditions, values } = conditionsOf(wanted, scope);
  const { where, order } = placeOf(place, values);
  values.push(place.limit, rareLimit);
  const text = `with found as materialized (
      select ${columnNames} from sales_order as o where ${conditions.join(' and ')} limit $${values.length})
    select counted."inAll", page.* from (select count(*)::int as "inAll" from found) as counted
    left join lateral (select ${columns} from found as o ${where === undefined ? '' : `where ${where}`} order by ${order}
      limit $${values.length - 1}) as page on true`;
  return { text, values };
}

type FewRow = ListedOrder & { readonly inAll: number };
/** Undefined when there are too many for it. */
export async function findFew(
  sql: Queryable,
  wanted: OrdersWanted,
  place: OrdersPlace,
  scope: Scope,
): Promise<{ readonly rows: readonly ListedOrder[]; readonly count: number } | undefined> {
  const { text, values } = fewStatement(wanted, place, scope);
  const { rows } = await sql.query<FewRow>(text, values);
  const count = rows[0]?.inAll ?? 0;
  if (count >= rareLimit) return undefined;
  // One row without an order says that the page is empty.
  const page = rows.filter(({ id }) => id !== null).map(({ inAll: _inAll, ...order }) => order);
  return { rows: place.from?.isBackwards ? page.toReversed() : page, count };
}

/** Looks up what is searched for by its words first, unless somebody has counted it: how many there are tells how they are found. */
export async function findOrders(
  sql: Queryable,
  wanted: OrdersWanted,
  place: OrdersPlace,
  scope: Scope,
  counted?: number,
): Promise<readonly ListedOrder[]> {
  const few = wanted.search !== undefined && counted === undefined ? await findFew(sql, wanted, place, scope) : undefined;
  if (few) return few.rows;
  const isRare = wanted.search !== undefined && counted !== undefined && counted < rareLimit;
  const { text, values } = listStatement(wanted, place, scope, isRare);
  const { rows } = await sql.query<ListedOrder>(text, values);
  return place.from?.isBackwards ? rows.toReversed() : rows;
}

/**
 * How many there are, up to a limit: beyond it nobody wants to know, and counting all would read all. In the order of the list, so that an
 * index is counted and not the table, whose rows carry the snapshot; what is searched for comes from the words in any order.
 */
export function countStatement(wanted: OrdersWanted, limit: number, scope: Scope): Statement {
  const { conditions, values } = conditionsOf(wanted, scope);
  values.push(limit);
  const order = wanted.search === undefined ? 'order by o.placed_at, o.id ' : '';
  const text = `select count(*)::int as count from (
    select from sales_order as o where ${conditions.join(' and ')} ${order}limit $${values.length}) as found`;
  return { text, values };
}

export async function countOrders(sql: Queryable, wanted: OrdersWanted, limit: number, scope: Scope): Promise<number> {
  const { text, values } = countStatement(wanted, limit, scope);
  return (await sql.query<{ count: number }>(text, values)).rows[0]?.count ?? 0;
}

const knownFulfilments: ReadonlySet<string> = new Set<OrderFulfilment>(['none', 'part', 'full']);

/** Names of our own as they stand in the code, so that an index of some of them can be chosen. */
const oneOf = (column: string, names: readonly string[]): string =>
  names.length === 0 ? 'false' : `${column} in (${names.map((name) => `'${name}'`).join(', ')})`;

/** How somebody is reached who collects an order is looked for in its branch alone: others only pick for it. */
function withinOwnPickups(search: string, branches: readonly string[] | null, conditions: string[], values: unknown[]): void {
  if (branches === null) return;
  values.push(branches, typedWords(search, false));
  const [own, plain] = [values.length - 1, values.length];
  conditions.push(`(o.branch_code is null or o.branch_code = any($${own}::text[]) or o.words @@ $${plain}::tsquery)`);
}

function conditionsOf({ tab, today, filter, search, seesContact }: OrdersWanted, scope: Scope) {
  const conditions: string[] = [orderTabs[tab]];
  const values: unknown[] = [];
  const add = (condition: (parameter: string) => string, value: unknown): void => {
    if (value === undefined || value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (tab === 'late') add((at) => `o.leave_by < ${at}`, today);
  add((at) => `o.sources && ${at}::text[]`, branchesOf(scope));
  const statuses = filter.statuses?.filter((status) => Object.hasOwn(orderStatuses, status));
  if (statuses) conditions.push(oneOf('o.status', statuses));
  const fulfilments = filter.fulfilments?.filter((fulfilment) => knownFulfilments.has(fulfilment));
  if (fulfilments) conditions.push(oneOf('o.fulfilment', fulfilments));
  add((at) => `o.sources && array[${at}::text]`, filter.branch);
  add((at) => `o.country_code = ${at}`, filter.country);
  add((at) => `o.payment_code = ${at}`, filter.payment);
  add((at) => `o.placed_at >= ${at}`, filter.placedFrom);
  add((at) => `o.placed_at < ${at}`, filter.placedBefore);
  add((at) => `o.number = any(${at}::text[])`, filter.numbers);
  add((at) => `o.number <> all(${at}::text[])`, filter.except);
  add((at) => `o.customer_id = ${at}`, filter.customerId);
  if (search !== undefined) {
    const words = typedWords(search, seesContact);
    if (words === undefined) conditions.push('false');
    else add((at) => `o.words @@ ${at}::tsquery`, words);
    if (words !== undefined && seesContact) withinOwnPickups(search, branchesOf(scope), conditions, values);
  }
  return { conditions, values };
}
