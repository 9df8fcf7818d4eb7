import { jsonAnswer, notFound, readJson, type Answer, type Request } from './http.ts';
import type { Parts } from './parts.ts';
import { usualSettings, type Failure, type Settings } from './settings.ts';
import { orderJson, statuses, type SimulatedOrder, type Status } from './simulated-order.ts';
import type { Variation } from './webhooks.ts';

/**
 * The tests' hand on the simulator:
 *
 *     GET, PATCH, DELETE settings          what happens from now on; DELETE takes the usual ones
 *     GET, DELETE orders                   what the simulator knows
 *     GET orders/{id}
 *     POST orders/{id}/status              {status, reason?, notify?}: as if the shopper or a bank did it
 *     PUT, DELETE orders/{id}/failure      how all calls about it fail
 *     POST orders/{id}/notify              {count?, signature?, amountOffset?, status?, currency?, ageSeconds?}
 *     GET, DELETE deliveries               the notifications that were sent
 *
 * Bodies are JSON, which no page of another origin can send without asking first.
 */
export async function answerControl(parts: Parts, request: Request, path: string): Promise<Answer> {
  const [resource, id, action] = path.split('/').map(decodeURIComponent);
  const body = readJson(request.body);
  if (!body) return jsonAnswer({ error: 'not a JSON object' }, 400);
  if (request.method !== 'GET' && !/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return jsonAnswer({ error: 'content-type must be application/json' }, 415);
  }
  if (resource === 'settings') return settingsAnswer(parts.settings, request.method, body);
  if (resource === 'deliveries') {
    if (request.method === 'DELETE') parts.webhooks.forget();
    return jsonAnswer(parts.webhooks.deliveries());
  }
  if (resource !== 'orders') return notFound;
  if (id === undefined) {
    if (request.method === 'DELETE') parts.orders.clear();
    return jsonAnswer(parts.orders.all().map((order) => orderJson(order)));
  }
  const order = parts.orders.byId(id);
  if (!order) return notFound;
  if (action === undefined) return jsonAnswer({ ...orderJson(order), token: order.token, request: order.request, shipped: order.shipped });
  if (action === 'failure') return failureAnswer(parts.settings, id, request.method === 'DELETE' ? undefined : (body as Failure));
  if (action === 'status') return forceStatus(parts, order, body);
  return action === 'notify' ? notify(parts, order, body) : notFound;
}

function settingsAnswer(settings: Settings, method: string, body: Readonly<Record<string, unknown>>): Answer {
  if (method === 'DELETE') Object.assign(settings, usualSettings);
  else {
    const unknown = Object.keys(body).find((name) => !Object.hasOwn(usualSettings, name));
    if (unknown !== undefined) return jsonAnswer({ error: `no setting is called ${unknown}` }, 400);
    Object.assign(settings, body);
  }
  return jsonAnswer(settings);
}

/** Tests run beside each other: each breaks its own order alone. */
function failureAnswer(settings: Settings, order: string, failure: Failure | undefined): Answer {
  const { [order]: _before, ...others } = settings.failing;
  settings.failing = failure ? { ...others, [order]: failure } : others;
  return jsonAnswer(settings);
}

async function forceStatus(parts: Parts, order: SimulatedOrder, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const status = statuses.find((known): known is Status => known === body['status']);
  if (!status) return jsonAnswer({ error: `status is one of ${statuses.join(', ')}` }, 400);
  parts.change(order, status, typeof body['reason'] === 'string' ? body['reason'] : '');
  if (body['notify'] !== false) await parts.webhooks.notify(order);
  return jsonAnswer(orderJson(order));
}

async function notify(
  parts: Parts,
  order: SimulatedOrder,
  { count = 1, ...variation }: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const sent = await Promise.all(Array.from({ length: Number(count) }, () => parts.webhooks.notify(order, variation as Variation)));
  return jsonAnswer(sent);
}
