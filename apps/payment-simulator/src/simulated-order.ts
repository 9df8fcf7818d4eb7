export const statuses = [
  'initialized',
  'uncleared',
  'reserved',
  'completed',
  'shipped',
  'declined',
  'cancelled',
  'void',
  'expired',
  'refunded',
  'partial_refunded',
  'chargedback',
] as const;
export type Status = (typeof statuses)[number];

export type Json = Readonly<Record<string, unknown>>;

/** An order as the simulator keeps it; changed in place, written to the file after every change. */
export type SimulatedOrder = {
  readonly orderId: string;
  /** Opens the payment page, and nothing else does. */
  readonly token: string;
  readonly transactionId: number;
  readonly gateway: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly locale: string;
  readonly notificationUrl: string;
  readonly redirectUrl: string;
  readonly cancelUrl: string;
  readonly created: string;
  readonly expiresAt: string;
  /** What the shop sent, for the parts that are only repeated. */
  readonly request: Json;
  status: Status;
  modified: string;
  completed: string | null;
  amountRefunded: number;
  reason: string;
  card: { readonly brand: string; readonly last4: string; readonly token: string | null } | null;
  refunds: { readonly id: number; readonly amount: number; readonly description: string }[];
  shipped: Json | null;
};

/** Once money moved or the try failed, the shopper cannot decide again. */
export const isOpen = (order: SimulatedOrder): boolean => order.status === 'initialized';

/** The order in the shape of `GET orders/{id}` and of notifications. Some numbers are texts, as the real provider's may be. */
export function orderJson(order: SimulatedOrder, amountOffset = 0): Json {
  const { customer, delivery, shopping_cart, checkout_options, var1, custom_info } = order.request;
  // Of a card the provider names the brand, not the gateway it came by.
  const type = order.card?.brand ?? order.gateway;
  const isPaid = !['initialized', 'declined', 'cancelled', 'void', 'expired'].includes(order.status);
  return {
    order_id: order.orderId,
    transaction_id: order.transactionId,
    status: order.status,
    financial_status: order.status === 'shipped' ? 'completed' : order.status,
    amount: order.amount + amountOffset,
    amount_refunded: String(order.amountRefunded),
    currency: order.currency,
    created: order.created,
    modified: order.modified,
    completed: order.completed,
    reason: order.reason,
    reason_code: '',
    description: order.description,
    payment_details: {
      type,
      account_iban: isPaid && order.card === null ? 'NL00********01' : null,
      last4: order.card?.last4 ?? null,
      card_expiry_date: order.card ? '3012' : null,
      recurring_id: order.card?.token ?? null,
      external_transaction_id: isPaid ? `SIM${order.transactionId}` : null,
    },
    payment_methods: [{ type, amount: order.amount + amountOffset, status: order.status, payment_description: type }],
    costs: [],
    related_transactions: order.refunds.map(({ id, amount, description }) => ({
      transaction_id: id,
      amount: -amount,
      description,
      status: 'completed',
    })),
    customer: answeredCustomer(customer),
    delivery: answeredCustomer(delivery),
    shopping_cart: shopping_cart ?? null,
    checkout_options: checkout_options ?? null,
    var1: var1 ?? null,
    custom_info: custom_info ?? null,
  };
}

/** A request says `firstname`, an answer `first_name`. */
function answeredCustomer(value: unknown): Json | null {
  if (typeof value !== 'object' || value === null) return null;
  const { firstname, lastname, ...rest } = value as Json;
  return { first_name: firstname ?? null, last_name: lastname ?? null, ...rest };
}
