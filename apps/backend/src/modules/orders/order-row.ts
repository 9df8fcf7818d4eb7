import { promisedDays } from './promised-days.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import { contentNow } from './revisions/order-content.ts';
import type {
  Order,
  OrderEvent,
  OrderInvoice,
  OrderPaymentMethod,
  OrderRefund,
  OrderRevision,
  OrderShipment,
  OrderSnapshot,
  OrderStatus,
  PaymentAttempt,
} from './order.ts';

/** Times travel as text inside JSON. */
type InJson<T> = { readonly [Key in keyof T]: Date extends T[Key] ? string | Exclude<T[Key], Date> : T[Key] };

export type OrderRow = {
  readonly id: number;
  readonly number: string;
  readonly hash: string;
  readonly customerId: number | null;
  readonly email: string;
  readonly storeCode: string;
  readonly status: OrderStatus;
  readonly paymentMethod: OrderPaymentMethod;
  readonly snapshot: OrderSnapshot;
  readonly pieces: readonly StockRow[];
  readonly missing: readonly StockRow[];
  readonly restoredCart: string | null;
  readonly version: number;
  readonly canceledLines: Order['canceledLines'];
  readonly returnedLines: Order['returnedLines'];
  readonly sources: readonly string[] | null;
  readonly placedAt: Date;
  readonly updatedAt: Date;
  readonly holdEndsAt: Date | null;
  readonly paidAt: Date | null;
  readonly readyOn: string | null;
  readonly events: readonly InJson<OrderEvent>[];
  readonly attempts: readonly InJson<PaymentAttempt>[];
  readonly invoices: readonly InJson<OrderInvoice>[];
  readonly refunds: readonly InJson<OrderRefund>[];
  readonly shipments: readonly InJson<OrderShipment>[];
  readonly revisions: readonly InJson<OrderRevision>[];
};

const listOf = (table: string, order: string, fields: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(fields).map(([name, column]) => `'${name}', t.${column}`);
  return `(select coalesce(json_agg(json_build_object(${pairs.join(', ')}) order by t.${order}), '[]') from ${table} as t where t.order_id = o.id)`;
};

/** One statement brings an order with everything that happened to it. */
export const orderColumns = `o.id, o.number, o.hash, o.customer_id as "customerId", o.email, o.store_code as "storeCode", o.status,
  o.payment_method as "paymentMethod", o.snapshot, o.pieces, o.missing_pieces as missing, o.restored_cart as "restoredCart", o.placed_at as "placedAt",
  o.updated_at as "updatedAt", o.hold_ends_at as "holdEndsAt", o.paid_at as "paidAt", o.ready_on as "readyOn",
  o.version, o.sources, o.canceled_lines as "canceledLines", o.returned_lines as "returnedLines",
  ${listOf('order_event', 'id', { at: 'at', status: 'status', by: 'actor', message: 'message', isVisible: 'is_visible' })} as events,
  ${listOf('payment_attempt', 'number', {
    number: 'number',
    providerOrderId: 'provider_order_id',
    revision: 'revision',
    methodCode: 'method_code',
    gateway: 'gateway',
    state: 'state',
    amount: 'amount',
    redirectUrl: 'redirect_url',
    transactionId: 'transaction_id',
    providerStatus: 'provider_status',
    reason: 'reason',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  })} as attempts,
  ${listOf('order_invoice', 'number', {
    number: 'number',
    shipment: 'shipment_number',
    issuedAt: 'issued_at',
    suppliedOn: 'supplied_on',
    dueOn: 'due_on',
    lines: 'lines',
    grandTotal: 'grand_total',
    revision: 'revision',
    amounts: 'amounts',
  })} as invoices,
  ${listOf('order_refund', 'number', {
    number: 'number',
    invoiceNumber: 'invoice_number',
    issuedAt: 'issued_at',
    lines: 'lines',
    shipping: 'shipping',
    adjustment: 'adjustment',
    total: 'total',
    tax: 'tax',
    taxes: 'taxes',
    reason: 'reason',
    state: 'state',
    providerRefundId: 'provider_refund_id',
    revision: 'revision',
    setOff: 'set_off',
    payment: 'payment_id',
    giftCard: 'gift_card',
    exchange: 'exchange_order',
  })} as refunds,
  ${listOf('order_shipment', 'number', {
    number: 'number',
    state: 'state',
    kind: 'kind',
    source: 'source_code',
    plannedAt: 'planned_at',
    packedAt: 'packed_at',
    shippedAt: 'shipped_at',
    deliveredAt: 'delivered_at',
    by: 'moved_by',
    pickupCode: 'pickup_code',
    broughtFrom: 'brought_from',
    lines: 'lines',
    tracking: 'tracking',
  })} as shipments,
  ${listOf('order_revision', 'number', {
    number: 'number',
    state: 'state',
    by: 'proposed_by',
    reason: 'reason',
    changes: 'changes',
    before: 'content_before',
    after: 'content_after',
    tokenHash: 'token_hash',
    proposedAt: 'proposed_at',
    expiresAt: 'expires_at',
    decidedAt: 'decided_at',
  })} as revisions`;

const date = (text: string): Date => new Date(text);
const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A row as the rest of the shop knows it. */
export function toOrder(row: OrderRow): Order {
  const {
    snapshot,
    pieces: _pieces,
    missing: _missing,
    restoredCart: _restored,
    version: _version,
    sources: _sources,
    readyOn,
    ...rest
  } = row;
  const attempts = row.attempts.map((attempt) => ({
    ...attempt,
    createdAt: date(attempt.createdAt),
    updatedAt: date(attempt.updatedAt),
  }));
  const revisions = row.revisions.map((revision) => ({
    ...revision,
    proposedAt: date(revision.proposedAt),
    expiresAt: moment(revision.expiresAt),
    decidedAt: moment(revision.decidedAt),
  }));
  const content = { ...snapshot, ...contentNow(snapshot, revisions) };
  return {
    ...content,
    ...rest,
    expected: promisedDays({ ...content, ...rest, readyOn }),
    revisions,
    events: row.events.map((event) => ({ ...event, at: date(event.at) })),
    attempts: attempts.filter(({ revision }) => revision === null),
    editAttempts: attempts.filter(({ revision }) => revision !== null),
    invoices: row.invoices.map((invoice) => ({ ...invoice, issuedAt: date(invoice.issuedAt) })),
    refunds: row.refunds.map((refund) => ({ ...refund, issuedAt: date(refund.issuedAt) })),
    shipments: row.shipments.map((shipment) => ({
      ...shipment,
      plannedAt: moment(shipment.plannedAt),
      packedAt: moment(shipment.packedAt),
      shippedAt: moment(shipment.shippedAt),
      deliveredAt: moment(shipment.deliveredAt),
    })),
  };
}
