import type { Queryable, Tx } from '#kernel/database/database.ts';
import { tellStaff } from '#modules/audit/index.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { searchText } from './insert-order.ts';
import type { listColumns } from './list/list-facts.ts';
import type { Order, OrderEvent, OrderFulfilment, OrderPaymentMethod, OrderStatus } from './order.ts';
import { orderColumns, toOrder, type OrderRow } from './order-row.ts';

/** An order with what only the shop's own work needs. */
export type StoredOrder = {
  readonly order: Order;
  readonly pieces: readonly StockRow[];
  /** Those of them that were not found on their shelf. */
  readonly missing: readonly StockRow[];
  readonly restoredCart: string | null;
  /** Raised by every change. */
  readonly version: number;
  /** Where somebody has to do with it; null: not filled yet. */
  readonly sources: readonly string[] | null;
};

export type OrderKey = { readonly [Key in 'id' | 'number' | 'hash' | 'cart_id']?: string | number };

const stored = (row: OrderRow | undefined): StoredOrder | undefined =>
  row && {
    order: toOrder(row),
    pieces: row.pieces,
    missing: row.missing,
    restoredCart: row.restoredCart,
    version: row.version,
    sources: row.sources,
  };

/** Finds an order by one of its unique names. */
export async function findOrder(sql: Queryable, key: OrderKey): Promise<StoredOrder | undefined> {
  const [column, value] = Object.entries(key)[0] ?? ['id', null];
  const { rows } = await sql.query<OrderRow>(
    `select ${orderColumns} from sales_order as o where o.${column} = $1`,
    [value],
    `order-by-${column}`,
  );
  return stored(rows[0]);
}

/** The same for staff, by its number: of what is not in their branches there is nothing, as of a number nobody has. */
export async function findOrderIn(sql: Queryable, number: string, scope: Scope): Promise<StoredOrder | undefined> {
  const { rows } = await sql.query<OrderRow>(
    `select ${orderColumns} from sales_order as o where o.number = $1 and ($2::text[] is null or o.sources && $2)`,
    [number, branchesOf(scope)],
    'order-in-scope',
  );
  return stored(rows[0]);
}

/** Whether there is such an order for staff, and what it is by its key. */
export async function findOrderIdIn(sql: Queryable, number: string, scope: Scope): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>(
    'select id from sales_order where number = $1 and ($2::text[] is null or sources && $2)',
    [number, branchesOf(scope)],
    'order-id-in-scope',
  );
  return rows[0]?.id;
}

/** The number of the order a shipment is of. */
export async function findOrderOfShipment(sql: Queryable, number: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ number: string }>(
    'select o.number from order_shipment as shipment join sales_order as o on o.id = shipment.order_id where shipment.number = $1',
    [number],
  );
  return rows[0]?.number;
}

/** The same, after waiting for whoever changes it: every change of an order begins here. */
export async function lockOrder(tx: Tx, id: number): Promise<StoredOrder> {
  await tx.query('select id from sales_order where id = $1 for update', [id], 'order-lock');
  const found = await findOrder(tx, { id });
  if (!found) throw new Error(`order ${id} does not exist`);
  return found;
}

/** The order that became of a cart, by the id the client knows; of a customer's cart for that customer alone. */
export async function findOrderOfCart(sql: Queryable, maskedId: string, customerId: number | undefined): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>(
    `select o.id from sales_order as o join cart on cart.id = o.cart_id
     where cart.masked_id = $1 and cart.customer_id is not distinct from $2::int`,
    [maskedId, customerId ?? null],
    'order-of-cart',
  );
  return rows[0]?.id;
}

export type OrderChange = {
  readonly status?: OrderStatus;
  readonly customerId?: number;
  readonly paymentMethod?: OrderPaymentMethod;
  readonly pieces?: readonly StockRow[];
  readonly missing?: readonly StockRow[];
  readonly holdEndsAt?: Date | null;
  readonly paidAt?: Date;
  readonly readyOn?: string;
  readonly restoredCart?: string;
  readonly fulfilment?: OrderFulfilment;
  readonly canceledLines?: Order['canceledLines'];
  readonly returnedLines?: Order['returnedLines'];
};

const changeColumns: Readonly<Record<keyof OrderChange, string>> = {
  status: 'status',
  customerId: 'customer_id',
  paymentMethod: 'payment_method',
  pieces: 'pieces',
  missing: 'missing_pieces',
  holdEndsAt: 'hold_ends_at',
  paidAt: 'paid_at',
  readyOn: 'ready_on',
  restoredCart: 'restored_cart',
  fulfilment: 'fulfilment',
  canceledLines: 'canceled_lines',
  returnedLines: 'returned_lines',
};

/** What follows from a column and is kept beside it, for lists. */
const followers: { readonly [Key in keyof OrderChange]?: (parameter: string) => string } = {
  // When it has to leave is filled in anew.
  paidAt: () =>
    `leave_by = case when payment_code = 'banktransfer' or snapshot ? 'exchange' or branch_code is not null then null else leave_by end`,
  paymentMethod: (parameter) => `payment_code = (${parameter}::jsonb)->>'code'`,
  pieces: (parameter) =>
    `sources = array(select distinct source from (
       select piece->>'source' as source from jsonb_array_elements(${parameter}::jsonb) as piece union select branch_code) as one
     where source is not null order by source)`,
};

/** Writes what changed of a locked order. */
export async function saveOrder(tx: Tx, id: number, change: OrderChange, now: Date): Promise<void> {
  const entries = Object.entries(change) as [keyof OrderChange, unknown][];
  const sets = entries.flatMap(([key], index) => {
    const parameter = `$${index + 3}`;
    const follower = followers[key]?.(parameter);
    return [`${changeColumns[key]} = ${parameter}`, ...(follower === undefined ? [] : [follower])];
  });
  await tx.query(`update sales_order set ${['updated_at = $2', 'version = version + 1', ...sets].join(', ')} where id = $1`, [
    id,
    now,
    // A list would be taken for an array of PostgreSQL.
    ...entries.map(([, value]) => (Array.isArray(value) ? JSON.stringify(value) : value)),
  ]);
}

type ListColumns = ReturnType<typeof listColumns> & { readonly pieces: readonly StockRow[] };

/**
 * What follows from an edit for lists and searches, of an order whose new content is written beside its snapshot. One whose person was
 * erased stays without theirs.
 */
export async function saveContent(tx: Tx, order: Order, columns: ListColumns, now: Date): Promise<void> {
  const { countryCode, words, pieces, sources, ordered } = columns;
  await tx.query(
    `update sales_order set updated_at = $2, version = version + 1, grand_total = $3, search_text = number || ' ' || $4, pieces = $5,
       sources = $6::text[], country_code = $7, ordered = $9,
       words = case when person_name is null then words else words || array_to_tsvector($8::text[]) end where id = $1`,
    [order.id, now, order.totals.grandTotal, searchText(order), JSON.stringify(pieces), sources, countryCode, words, ordered],
  );
}

/** For what changes an order beside its own row. */
export async function raiseVersion(tx: Tx, id: number): Promise<number> {
  const { rows } = await tx.query<{ version: number }>('update sales_order set version = version + 1 where id = $1 returning version', [
    id,
  ]);
  return rows[0]?.version ?? 0;
}

/** An order is found by more than before; one whose person was erased stays without theirs. */
export async function addWords(tx: Tx, id: number, words: readonly string[]): Promise<void> {
  if (words.length > 0) await tx.query('update sales_order set words = words || array_to_tsvector($2::text[]) where id = $1', [id, words]);
}

/** A line of the history. What no staff did, staff hears of from here: of all else their log tells. */
export async function insertEvent(tx: Queryable, orderId: number, { at, status, by, message, isVisible }: OrderEvent): Promise<void> {
  await tx.query(
    'insert into order_event (order_id, at, status, actor, message, is_visible) values ($1, $2, $3, $4, $5, $6)',
    [orderId, at, status, by, message, isVisible],
    'order-event-insert',
  );
  if (!by.startsWith('staff')) await tellOfOrder(tx, orderId);
}

/** Open pages of staff hear, with the commit, that a shopper, the provider or a job changed an order; in branches it is of, and no others. */
export async function tellOfOrder(tx: Queryable, id: number): Promise<void> {
  const { rows } = await tx.query<{ number: string; sources: readonly string[] | null }>(
    'select number, sources from sales_order where id = $1',
    [id],
    'order-tell',
  );
  const [order] = rows;
  if (order) await tellStaff(tx, { entity: 'order', entityId: order.number, action: 'order.change', branches: order.sources ?? [] });
}

/** Unpaid orders whose time is over. */
export async function findOverdue(sql: Queryable, now: Date, limit: number): Promise<readonly number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `select id from sales_order where status in ('pending', 'pending_payment') and hold_ends_at <= $1 order by hold_ends_at limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

export async function ordersOfCustomer(sql: Queryable, customerId: number): Promise<readonly Order[]> {
  const { rows } = await sql.query<OrderRow>(
    `select ${orderColumns} from sales_order as o where o.customer_id = $1 order by o.placed_at, o.id`,
    [customerId],
  );
  return rows.map(toOrder);
}

/** Orders stay as long as the law wants their invoices; they only lose the account, and nobody finds them by the person any more (LAW-20). */
export async function releaseFromCustomer(tx: Queryable, customerId: number): Promise<void> {
  await tx.query(
    'update sales_order set customer_id = null, person_name = null, words = array_to_tsvector(array[number]) where customer_id = $1',
    [customerId],
  );
}
