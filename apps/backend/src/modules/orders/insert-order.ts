import { normaliseEmail } from '@shop/rules/email';
import type { Queryable } from '#kernel/database/database.ts';
import { auditChannel } from '#modules/audit/index.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import type { OrderMailKind } from './emails/order-mail.ts';
import { leaveBy } from './list/leave-by.ts';
import { listColumns } from './list/list-facts.ts';
import type { OrderEvent, OrderPaymentMethod, OrderSnapshot, OrderStatus } from './order.ts';

type NewOrder = {
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

/** What `search_text` holds beside the number. */
export const searchText = ({ lines }: Pick<OrderSnapshot, 'lines'>): string =>
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
  return [of.branchCode, of.personName, of.countryCode, of.paymentCode, of.sources, of.words, day, of.ordered];
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
       insert into sales_order (${columns}, branch_code, person_name, country_code, payment_code, sources, words, leave_by, ordered)
       select id, (${firstNumber} + id)::text, ${places}, (${firstNumber} + id)::text || ' ' || $12::text, ${laterPlaces},
         $21, $22, $23, $24, $25::text[], array_to_tsvector($26::text[] || (${firstNumber} + id)::text), $27, $28::int from next
       returning id, status),
     noted as (
       insert into order_event (order_id, at, status, actor, message, is_visible) select id, $17, status, $18, $19, $20 from placed)
     insert into order_mail (order_id, kind, reference, due_at) select id, $30, '', $17 from placed
     returning order_id as id, id as "mailId", pg_notify($29, json_build_object('entity', 'order', 'entityId', (${firstNumber} + order_id)::text,
       'action', 'order.place', 'branches', $25::text[])::text)`,
    [...valuesOf(order), at, by, message, isVisible, ...listValuesOf(order), auditChannel, mail],
    'order-place',
  );
  const [written] = rows;
  if (!written) throw new Error('an order was not written');
  return written;
}
