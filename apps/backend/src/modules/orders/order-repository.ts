import { normaliseEmail } from '@shop/rules/email';
import type { Queryable, Tx } from '#kernel/database/database.ts';
import { auditChannel, tellStaff } from '#modules/audit/index.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import type { OrderMailKind } from './emails/order-mail.ts';
import { leaveBy } from './list/leave-by.ts';
import { listColumns } from './list/list-facts.ts';
import type { Order, OrderEvent, OrderFulfilment, OrderPaymentMethod, OrderSnapshot, OrderStatus } from './order.ts';
import { orderColumns, toOrder, type OrderRow } from './order-row.ts';

/** An order with what only the shop's own work needs. */
export type StoredOrder = {
  readonly order: Order;
  readonly pieces: readonly StockRow[];
  readonly restoredCart: string | null;
  /** Raised by every change. */
  readonly version: number;
  /** Where somebody has to do with it; null: not filled yet. */
  readonly sources: readonly string[] | null;
};

export type OrderKey = { readonly [Key in 'id' | 'number' | 'hash' | 'cart_id']?: string | number };

const stored = (row: OrderRow | undefined): StoredOrder | undefined =>
  row && { order: toOrder(row), pieces: row.pieces, restoredCart: row.restoredCart, version: row.version, sources: row.sources };

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

export type NewOrder = {
  readonly id: number;
  readonly number: string;
  readonly hash: string;
  readonly cartId: number | null;
  readonly customerId: number | null;
  readonly email: string;
  readonly storeCode: string;
  readonly status: OrderStatus;
  readonly paymentMethod: OrderPaymentMethod;
  readonly snapshot: OrderSnapshot;
  readonly pieces: readonly StockRow[];
  readonly placedAt: Date;
  readonly updatedAt: Date;
  readonly holdEndsAt: Date | null;
  readonly paidAt: Date | null;
};

const firstNumber = 100_000_000;

/** What people read: the series of orders begins at 100000001. */
export const orderNumber = (id: number): string => String(firstNumber + id);

const searchText = ({ lines }: Pick<OrderSnapshot, 'lines'>): string =>
  lines
    .flatMap(({ name, sku, parentSku }) => [name, sku, parentSku ?? ''])
    .join(' ')
    .toLowerCase();

const columns = `id, number, hash, cart_id, customer_id, email, email_key, store_code, status, payment_method, snapshot, pieces, grand_total,
  search_text, placed_at, updated_at, hold_ends_at, paid_at`;

const valuesOf = (order: Omit<NewOrder, 'id' | 'number'>): readonly unknown[] => [
  order.hash,
  order.cartId,
  order.customerId,
  order.email,
  normaliseEmail(order.email),
  order.storeCode,
  order.status,
  order.paymentMethod,
  order.snapshot,
  JSON.stringify(order.pieces),
  order.snapshot.totals.grandTotal,
  searchText(order.snapshot),
  order.placedAt,
  order.updatedAt,
  order.holdEndsAt,
  order.paidAt,
];
const places = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11';
const laterPlaces = '$13, $14, $15, $16';

/** An order from elsewhere; `fillListColumns` makes it known to lists when all of it is there. */
export async function insertOrder(tx: Queryable, order: NewOrder): Promise<void> {
  await tx.query(
    `insert into sales_order (${columns}) values ($17, $18, ${places}, $18 || ' ' || $12::text, ${laterPlaces})`,
    [...valuesOf(order), order.id, order.number],
    'order-insert',
  );
}

/** The same for what lists of staff are made from. */
function listValuesOf(order: Omit<NewOrder, 'id' | 'number'>): readonly unknown[] {
  const of = listColumns({ ...order.snapshot, ...order, shipments: [] });
  const day = leaveBy({ ...order.snapshot, ...order });
  return [of.branchCode, of.personName, of.countryCode, of.paymentCode, of.sources, of.words, day];
}

/**
 * An order that was just placed, with the first line of its history and the mail that tells of it, in one statement; open lists of staff hear of
 * it with the commit. It takes the next id, and one that is rolled back is not used again (R026).
 */
export async function insertPlaced(
  tx: Queryable,
  order: Omit<NewOrder, 'id' | 'number'>,
  { at, by, message, isVisible }: OrderEvent,
  mail: OrderMailKind = 'confirmation',
): Promise<{ readonly id: number; readonly mailId: number }> {
  const { rows } = await tx.query<{ id: number; mailId: number }>(
    `with next as (select nextval(pg_get_serial_sequence('sales_order', 'id'))::int as id),
     placed as (
       insert into sales_order (${columns}, branch_code, person_name, country_code, payment_code, sources, words, leave_by)
       select id, (${firstNumber} + id)::text, ${places}, (${firstNumber} + id)::text || ' ' || $12::text, ${laterPlaces},
         $21, $22, $23, $24, $25::text[], array_to_tsvector($26::text[] || (${firstNumber} + id)::text), $27 from next
       returning id, status),
     noted as (
       insert into order_event (order_id, at, status, actor, message, is_visible) select id, $17, status, $18, $19, $20 from placed)
     insert into order_mail (order_id, kind, reference, due_at) select id, $29, '', $17 from placed
     returning order_id as id, id as "mailId", pg_notify($28, json_build_object('entity', 'order', 'entityId', (${firstNumber} + order_id)::text,
       'action', 'order.place', 'branches', $25::text[])::text)`,
    [...valuesOf(order), at, by, message, isVisible, ...listValuesOf(order), auditChannel, mail],
    'order-place',
  );
  const [written] = rows;
  if (!written) throw new Error('an order was not written');
  return written;
}

export type OrderChange = {
  readonly status?: OrderStatus;
  readonly customerId?: number;
  readonly paymentMethod?: OrderPaymentMethod;
  readonly pieces?: readonly StockRow[];
  readonly holdEndsAt?: Date | null;
  readonly paidAt?: Date;
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
  holdEndsAt: 'hold_ends_at',
  paidAt: 'paid_at',
  restoredCart: 'restored_cart',
  fulfilment: 'fulfilment',
  canceledLines: 'canceled_lines',
  returnedLines: 'returned_lines',
};

/** What follows from a column and is kept beside it, for lists. */
const followers: { readonly [Key in keyof OrderChange]?: (parameter: string) => string } = {
  // When it has to leave is filled in anew.
  paidAt: () => `leave_by = case payment_code when 'banktransfer' then null else leave_by end`,
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
export async function saveContent(tx: Tx, order: Order, { countryCode, words, pieces, sources }: ListColumns, now: Date): Promise<void> {
  await tx.query(
    `update sales_order set updated_at = $2, version = version + 1, grand_total = $3, search_text = number || ' ' || $4, pieces = $5,
       sources = $6::text[], country_code = $7,
       words = case when person_name is null then words else words || array_to_tsvector($8::text[]) end where id = $1`,
    [order.id, now, order.totals.grandTotal, searchText(order), JSON.stringify(pieces), sources, countryCode, words],
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
