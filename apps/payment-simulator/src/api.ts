import { randomBytes } from 'node:crypto';
import { apiErrors, orderFault, refundFault } from './check-order.ts';
import { jsonAnswer, readJson, type Answer, type Request } from './http.ts';
import { listMethods } from './methods.ts';
import { asksAgain, decide } from './shopper.ts';
import type { Parts } from './parts.ts';
import { isOpen, orderJson, type Json, type SimulatedOrder } from './simulated-order.ts';

const success = (data: unknown): Answer => jsonAnswer({ success: true, data });
/** The envelope of a failure; the number decides, not the status. */
export const failure = (code: number, status = 400): Answer =>
  jsonAnswer({ success: false, data: {}, error_code: code, error_info: apiErrors[code] ?? apiErrors[1000] }, status);

/** Answers a call of the JSON API, with the paths and shapes of the real one. */
export async function answerApi(parts: Parts, request: Request, path: string): Promise<Answer> {
  if (request.headers['api_key'] !== parts.apiKey) return failure(1032, 401);
  const body = readJson(request.body);
  if (!body) return failure(1000);
  const [resource = '', id, ...rest] = path.split('/').map(decodeURIComponent);
  const { method } = request;
  const [action] = rest;
  if (resource === 'orders' && id === undefined && method === 'POST') return createOrder(parts, body);
  if (resource === 'me' && method === 'GET') return success({ account_id: 10_001, role: 'Merchant', site_id: 1 });
  if (resource === 'payment-methods' && method === 'GET') return success(listMethods(request.url.searchParams));
  if (resource === 'gateways' && method === 'GET') {
    return success(listMethods(request.url.searchParams).map((one) => ({ id: one.id, description: one.name })));
  }
  if (resource === 'recurring' && id !== undefined) return answerRecurring(parts, method, id, rest);
  const order = resource === 'orders' && id !== undefined ? parts.orders.byId(id) : undefined;
  if (!order) return failure(1006, 404);
  parts.expireIfDue(order);
  if (action === undefined && method === 'GET') {
    const data = orderJson(order, parts.settings.amountOffset);
    return success(isOpen(order) ? { ...data, payment_url: pageOf(parts, order) } : data);
  }
  if (action === undefined && method === 'PATCH') return updateOrder(parts, order, body);
  if (action === 'refunds' && method === 'POST') return refundOrder(parts, order, body);
  return failure(1000, 404);
}

const referenceOf = ({ request }: SimulatedOrder): unknown => (request['customer'] as Json | undefined)?.['reference'];

/** Cards a shopper had kept: `GET recurring/{reference}` lists them, `DELETE recurring/{reference}/remove/{token}` forgets one. */
function answerRecurring({ orders }: Parts, method: string, reference: string, [verb, token]: readonly string[]): Answer {
  const kept = orders.all().filter((order) => order.card?.token && referenceOf(order) === reference);
  if (method === 'GET' && verb === undefined) {
    const cards = new Map(kept.map(({ card }) => [card?.token, card]));
    return success({
      tokens: [...cards.values()].map((card) => ({ token: card?.token, code: card?.brand, display: `${card?.brand} ${card?.last4}` })),
    });
  }
  // Every payment with a kept card names its token again.
  const named = kept.filter(({ card }) => card?.token === token);
  if (method !== 'DELETE' || verb !== 'remove' || named.length === 0) return failure(1000, 404);
  for (const order of named) {
    order.card = order.card && { ...order.card, token: null };
    orders.save(order);
  }
  return success({ removed: true });
}

/** The kept card a payment names, if it is kept for the shopper who pays. */
function keptCardOf({ orders }: Parts, body: Json): SimulatedOrder['card'] | undefined {
  const token = body['recurring_id'];
  const reference = (body['customer'] as Json | undefined)?.['reference'];
  return orders.all().find((order) => order.card?.token === token && referenceOf(order) === reference)?.card;
}

const pageOf = (parts: Parts, order: SimulatedOrder): string => `${parts.publicUrl}/connect/${order.token}`;

const textOf = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

/** The same id starts nothing new while its payment is open, and nothing at all after that. */
async function createOrder(parts: Parts, body: Json): Promise<Answer> {
  const fault = orderFault(body);
  if (fault !== undefined) return failure(fault);
  const card = body['recurring_id'] === undefined ? null : keptCardOf(parts, body);
  if (card === undefined) return failure(1000);
  const known = parts.orders.byId(String(body['order_id']));
  if (known && (!isOpen(known) || known.amount !== body['amount'] || known.gateway !== body['gateway'])) return failure(1006);
  const order = known ?? newOrder(parts, body);
  if (!known && card) return payWithKept(parts, order, card);
  if (!known) parts.orders.save(order);
  if (!known && parts.settings.isPaidAtOnce) {
    parts.change(order, 'completed');
    await parts.webhooks.notify(order);
  }
  return success({ order_id: order.orderId, payment_url: pageOf(parts, order) });
}

/** A kept card is charged without a page, unless its bank asks a question first. */
async function payWithKept(parts: Parts, order: SimulatedOrder, card: NonNullable<SimulatedOrder['card']>): Promise<Answer> {
  order.card = card;
  parts.orders.save(order);
  const address = asksAgain(card) ? `${pageOf(parts, order)}/challenge` : (await decide(parts, order, 'completed')).headers?.['location'];
  return success({ order_id: order.orderId, payment_url: address });
}

function newOrder({ orders, clock }: Parts, request: Json): SimulatedOrder {
  const options = request['payment_options'] as Readonly<Record<string, string>>;
  const now = clock.now();
  const seconds = Number(request['seconds_active'] ?? Number(request['days_active'] ?? 30) * 86_400);
  return {
    orderId: String(request['order_id']),
    token: randomBytes(16).toString('hex'),
    transactionId: orders.nextTransaction(),
    gateway: textOf(request['gateway']),
    amount: Number(request['amount']),
    currency: String(request['currency']),
    description: String(request['description']),
    locale: textOf((request['customer'] as Json | undefined)?.['locale'], 'en_US'),
    notificationUrl: options['notification_url'] ?? '',
    redirectUrl: options['redirect_url'] ?? '',
    cancelUrl: options['cancel_url'] ?? '',
    created: now.toISOString(),
    expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
    request,
    status: 'initialized',
    modified: now.toISOString(),
    completed: null,
    amountRefunded: 0,
    reason: '',
    card: null,
    refunds: [],
    shipped: null,
  };
}

function updateOrder(parts: Parts, order: SimulatedOrder, body: Json): Answer {
  const { status } = body;
  if (status === 'shipped' && ['completed', 'shipped'].includes(order.status)) order.shipped = body;
  else if (status !== 'cancelled' || !isOpen(order)) return failure(1000);
  parts.change(order, status === 'shipped' ? 'shipped' : 'cancelled');
  return success({});
}

/** Nobody gets back more than was paid and not yet returned. */
function refundOrder(parts: Parts, order: SimulatedOrder, body: Json): Answer {
  const left = order.amount - order.amountRefunded;
  const amount = Number(body['amount'] ?? 0) || left;
  if (!['completed', 'shipped', 'partial_refunded'].includes(order.status)) return failure(1000);
  if (!Number.isInteger(amount) || amount <= 0 || amount > left) return failure(1001);
  if (body['currency'] !== order.currency) return failure(1002);
  const fault = refundFault(body, order.gateway, amount);
  if (fault !== undefined) return failure(fault);
  const id = parts.orders.nextTransaction();
  order.refunds.push({ id, amount, description: textOf(body['description']) });
  order.amountRefunded += amount;
  parts.change(order, order.amountRefunded === order.amount ? 'refunded' : 'partial_refunded');
  if (parts.settings.webhook !== 'never') parts.webhooks.notifyLater(order);
  return success({ transaction_id: id, refund_id: id });
}
