import { methodRegistry, needsItems } from '../method-registry.ts';
import { PaymentError } from '../provider.ts';
import type {
  ListedMethod,
  MethodsQuery,
  PaymentProvider,
  ProviderItem,
  ProviderOrder,
  ProviderRefund,
  ProviderUpdate,
} from '../provider.ts';
import { createClient, type ClientOptions, type MultiSafepayClient } from './client.ts';
import { checkoutOptions, itemBody, orderBody, type ReturnAddresses } from './order-body.ts';
import { asInteger, asObject, asText, readState } from './read-state.ts';
import { verifyWebhook } from './verify-webhook.ts';

export type MultiSafepayOptions = ClientOptions & {
  readonly shopName: () => string;
  readonly returnAddresses: (order: Pick<ProviderOrder, 'orderNumber' | 'hash' | 'storeCode'>) => ReturnAddresses;
  readonly toleranceSeconds?: number;
};

/** The id is used already, or is none. */
const unusableId = 1006;
const usualTolerance = 600;
const listWithinMs = 2_000;

/** The provider behind MultiSafepay's JSON API. */
export function openMultiSafepay(options: MultiSafepayOptions): PaymentProvider {
  const call = createClient(options);
  const { apiKey, clock, toleranceSeconds = usualTolerance } = options;
  return {
    listMethods: (query) => list(call, query),
    createOrder: async (order) => ({ redirectUrl: await start(call, order, options) }),
    getOrder: async (id) => {
      const data = await read(call, id);
      if (data === undefined) return undefined;
      const state = readState(data);
      if (!state) throw new PaymentError('unreachable', `the payment provider's answer about ${id} cannot be read`);
      return state;
    },
    refund: async (id, refund) => {
      const data = await call({ method: 'POST', path: `${orderPath(id)}/refunds`, body: refundBody(refund), isRepeatable: false });
      const { refund_id: refundId, transaction_id: transactionId } = asObject(data);
      return { refundId: asText(refundId) ?? asText(transactionId) ?? '' };
    },
    update: async (id, update) => {
      await call({ method: 'PATCH', path: orderPath(id), body: updateBody(update), isRepeatable: true });
    },
    forget: (keptAs, token) => forget(call, keptAs, token),
    verifyWebhook: (headers, raw, query = {}) =>
      verifyWebhook({ headers, raw, timestamp: query.timestamp, apiKey, now: clock.now(), toleranceSeconds }),
  };
}

const orderPath = (id: string): string => `orders/${encodeURIComponent(id)}`;

async function start(call: MultiSafepayClient, order: ProviderOrder, options: MultiSafepayOptions): Promise<string> {
  const gateway = methodRegistry[order.methodCode].gateway ?? order.gateway ?? (await findGateway(call, order));
  if (!gateway) throw new PaymentError('refused', `the provider has no code for ${order.methodCode}`);
  const addresses = options.returnAddresses(order);
  const body = orderBody(order, gateway, addresses, options.shopName());
  try {
    return paymentUrl(await call({ method: 'POST', path: 'orders', body, isRepeatable: true }));
  } catch (error) {
    // R068: the answer to an earlier try was lost; its payment is still open under this id.
    if (!(error instanceof PaymentError) || error.code !== unusableId) throw error;
    const found = asObject(await read(call, order.id));
    if (asInteger(found['amount']) !== order.amount) throw error;
    if (found['status'] === 'initialized') return paymentUrl(found);
    if (!order.kept) throw error;
    // A kept card is charged at once: that try was decided, and the shop's own pages say how.
    return ['completed', 'uncleared', 'reserved'].includes(asText(found['status']) ?? '') ? addresses.success : addresses.cancel;
  }
}

async function list(call: MultiSafepayClient, { countryCode, currency, amount }: MethodsQuery): Promise<readonly ListedMethod[]> {
  const query = new URLSearchParams({ country: countryCode, currency, amount: String(amount) }).toString();
  const listed = await call({ method: 'GET', path: `payment-methods?${query}`, isRepeatable: true, withinMs: listWithinMs });
  return Array.isArray(listed) ? listed.flatMap(readListed) : [];
}

/** The code of a method that only the provider's list knows. */
async function findGateway(
  call: MultiSafepayClient,
  { methodCode, billing, currency, amount }: ProviderOrder,
): Promise<string | undefined> {
  const { listedAs } = methodRegistry[methodCode];
  if (listedAs === null) return undefined;
  const listed = await list(call, { countryCode: billing.countryCode, currency, amount });
  return listed.find(({ gateway, name }) => listedAs.test(name) || listedAs.test(gateway))?.gateway;
}

function paymentUrl(data: unknown): string {
  const url = asText(asObject(data)['payment_url']);
  // The browser is sent there: nothing but a web address may come out of an answer.
  if (url === undefined || !/^https?:\/\//.test(url)) throw new PaymentError('unreachable', 'the payment provider gave no payment page');
  return url;
}

async function read(call: MultiSafepayClient, id: string): Promise<unknown> {
  try {
    return await call({ method: 'GET', path: orderPath(id), isRepeatable: true });
  } catch (error) {
    if (error instanceof PaymentError && error.code === unusableId) return undefined;
    throw error;
  }
}

/** The answer to an earlier try may have been lost: what is refused and no longer listed is forgotten already. */
async function forget(call: MultiSafepayClient, keptAs: string, token: string): Promise<void> {
  const path = `recurring/${encodeURIComponent(keptAs)}`;
  try {
    await call({ method: 'DELETE', path: `${path}/remove/${encodeURIComponent(token)}`, isRepeatable: true });
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind !== 'refused') throw error;
    const { tokens } = asObject(await call({ method: 'GET', path, isRepeatable: true }));
    if (!Array.isArray(tokens) || tokens.some((one) => asObject(one)['token'] === token)) throw error;
  }
}

function refundBody({ amount, currency, description, methodCode, items = [], returned = [] }: ProviderRefund): object {
  const { gateway } = methodRegistry[methodCode];
  if (gateway === null || !needsItems(gateway)) return { currency, amount, description };
  const back = (item: ProviderItem): object => ({ ...itemBody(item), quantity: -item.quantity });
  return {
    currency,
    amount,
    description,
    checkout_data: { items: [...items.map(itemBody), ...returned.map(back)], ...checkoutOptions(items) },
  };
}

function updateBody(update: ProviderUpdate): object {
  if (update.status === 'cancelled') return { status: 'cancelled', exclude_order: true };
  return {
    status: 'shipped',
    carrier: update.carrier,
    ship_date: update.shippedAt.toISOString().slice(0, 10),
    ...(update.trackingCode === undefined ? {} : { tracktrace_code: update.trackingCode }),
    ...(update.trackingUrl === undefined ? {} : { tracktrace_url: update.trackingUrl }),
    ...(update.invoiceNumber === undefined ? {} : { invoice_id: update.invoiceNumber }),
  };
}

function readListed(value: unknown): readonly ListedMethod[] {
  const method = asObject(value);
  const gateway = asText(method['id']);
  if (gateway === undefined) return [];
  const allowed = asObject(method['allowed_amount']);
  const countries = method['allowed_countries'];
  return [
    {
      gateway,
      name: asText(method['name']) ?? gateway,
      minimum: asInteger(allowed['min']),
      maximum: asInteger(allowed['max']),
      countryCodes: Array.isArray(countries) ? countries.filter((code) => typeof code === 'string') : [],
    },
  ];
}
