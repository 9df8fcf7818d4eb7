import { normaliseEmail } from '@shop/rules/email';
import type { Queryable, Tx } from '#kernel/database/database.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import type { Order, OrderEvent, OrderPaymentMethod, OrderSnapshot, OrderStatus } from './order.ts';
import { orderColumns, toOrder, type OrderRow } from './order-row.ts';

/** An order with what only the shop's own work needs. */
export type StoredOrder = {
  readonly order: Order;
  readonly pieces: readonly StockRow[];
  readonly restoredCart: string | null;
};

export type OrderKey = { readonly [Key in 'id' | 'number' | 'hash' | 'cart_id']?: string | number };

const stored = (row: OrderRow | undefined): StoredOrder | undefined =>
  row && { order: toOrder(row), pieces: row.pieces, restoredCart: row.restoredCart };

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

const searchText = ({ lines }: OrderSnapshot): string =>
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

export async function insertOrder(tx: Queryable, order: NewOrder): Promise<void> {
  await tx.query(
    `insert into sales_order (${columns}) values ($17, $18, ${places}, $18 || ' ' || $12::text, ${laterPlaces})`,
    [...valuesOf(order), order.id, order.number],
    'order-insert',
  );
}

/**
 * An order that was just placed, with the first line of its history and its confirmation, in one statement. It takes the next id,
 * and one that is rolled back is not used again (R026).
 */
export async function insertPlaced(
  tx: Queryable,
  order: Omit<NewOrder, 'id' | 'number'>,
  { at, by, message, isVisible }: OrderEvent,
): Promise<{ readonly id: number; readonly mailId: number }> {
  const { rows } = await tx.query<{ id: number; mailId: number }>(
    `with next as (select nextval(pg_get_serial_sequence('sales_order', 'id'))::int as id),
     placed as (
       insert into sales_order (${columns})
       select id, (${firstNumber} + id)::text, ${places}, (${firstNumber} + id)::text || ' ' || $12::text, ${laterPlaces} from next
       returning id, status),
     noted as (
       insert into order_event (order_id, at, status, actor, message, is_visible) select id, $17, status, $18, $19, $20 from placed)
     insert into order_mail (order_id, kind, reference, due_at) select id, 'confirmation', '', $17 from placed
     returning order_id as id, id as "mailId"`,
    [...valuesOf(order), at, by, message, isVisible],
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
};

const changeColumns: Readonly<Record<keyof OrderChange, string>> = {
  status: 'status',
  customerId: 'customer_id',
  paymentMethod: 'payment_method',
  pieces: 'pieces',
  holdEndsAt: 'hold_ends_at',
  paidAt: 'paid_at',
  restoredCart: 'restored_cart',
};

/** Writes what changed of a locked order. */
export async function saveOrder(tx: Tx, id: number, change: OrderChange, now: Date): Promise<void> {
  const entries = Object.entries(change) as [keyof OrderChange, unknown][];
  const sets = entries.map(([key], index) => `${changeColumns[key]} = $${index + 3}`);
  await tx.query(`update sales_order set ${['updated_at = $2', ...sets].join(', ')} where id = $1`, [
    id,
    now,
    // A list would be taken for an array of PostgreSQL.
    ...entries.map(([, value]) => (Array.isArray(value) ? JSON.stringify(value) : value)),
  ]);
}

export async function insertEvent(tx: Queryable, orderId: number, { at, status, by, message, isVisible }: OrderEvent): Promise<void> {
  await tx.query(
    'insert into order_event (order_id, at, status, actor, message, is_visible) values ($1, $2, $3, $4, $5, $6)',
    [orderId, at, status, by, message, isVisible],
    'order-event-insert',
  );
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

/** Orders stay as long as the law wants their invoices; they only lose the account. */
export async function releaseFromCustomer(tx: Queryable, customerId: number): Promise<void> {
  await tx.query('update sales_order set customer_id = null where customer_id = $1', [customerId]);
}
