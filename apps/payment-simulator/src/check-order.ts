import type { Json } from './simulated-order.ts';

/** The provider's error numbers and their words. */
export const apiErrors: Readonly<Record<number, string>> = {
  1000: 'Unknown error',
  1001: 'Invalid amount',
  1002: 'Invalid currency',
  1006: 'Invalid transaction ID',
  1008: 'Missing or invalid description',
  1027: 'Invalid cart amount',
  1032: 'Invalid API key',
};

const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** The number of what is wrong with a new order; undefined when nothing is. */
export function orderFault(body: Json): number | undefined {
  const { order_id: id, amount, currency, description, payment_options: options } = body;
  if (typeof id !== 'string' || id === '' || id.length > 50) return 1006;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0) return 1001;
  if (currency !== 'EUR') return 1002;
  if (typeof description !== 'string' || description === '' || description.length > 200) return 1008;
  const { notification_url, redirect_url, cancel_url } = asJson(options);
  if (![notification_url, redirect_url, cancel_url].every(isWebAddress)) return 1000;
  return cartFault(body, amount);
}

const isWebAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);

/** Gateways of credit take no order without its rows. */
const needsCart = /^(KLARNA|AFTERPAY|BILLINK|IN3|EINVOICE|PAYAFTER|ZINIA|SANTANDER|BNPL_.+)$/;

function cartFault(body: Json, amount: number): number | undefined {
  const { items } = asJson(body['shopping_cart']);
  if (!Array.isArray(items)) return needsCart.test(String(body['gateway'])) ? 1027 : undefined;
  return rowsTotal(items.map(asJson), rateTable(body['checkout_options'])) === amount ? undefined : 1027;
}

/** Credit is given back by rows: those with a negative quantity are what is returned. */
export function refundFault(body: Json, gateway: string, amount: number): number | undefined {
  if (!needsCart.test(gateway)) return undefined;
  const { items, tax_tables } = asJson(body['checkout_data']);
  const returned = (Array.isArray(items) ? items : []).map(asJson).filter((item) => Number(item['quantity']) < 0);
  return rowsTotal(returned, rateTable({ tax_tables })) === -amount ? undefined : 1027;
}

/** Cents with VAT; not a number, and so no amount at all, when a row names no rate of the table. */
function rowsTotal(items: readonly Json[], rates: ReadonlyMap<string, number>): number {
  const euros = items.reduce((sum, item) => {
    const rate = rates.get(String(item['tax_table_selector'])) ?? Number.NaN;
    return sum + Number(item['unit_price']) * Number(item['quantity']) * (1 + rate);
  }, 0);
  return Math.round(euros * 100);
}

function rateTable(checkoutOptions: unknown): ReadonlyMap<string, number> {
  const { default: usual, alternate } = asJson(asJson(checkoutOptions)['tax_tables']);
  const named = (Array.isArray(alternate) ? alternate : []).map(asJson).map((table) => {
    const [rule] = Array.isArray(table['rules']) ? table['rules'] : [];
    return [String(table['name']), Number(asJson(rule)['rate'])] as const;
  });
  return new Map([['default', Number(asJson(usual)['rate'])], ...named]);
}
