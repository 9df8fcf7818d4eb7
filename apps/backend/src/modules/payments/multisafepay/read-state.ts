import { orderNumberOf, providerStatuses, type KeptMethod, type ProviderState } from '../provider.ts';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const asObject = (value: unknown): Json => (isJson(value) ? value : {});

/** Numbers may come as text and texts as numbers. */
export function asInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value || undefined : typeof value === 'number' ? String(value) : undefined;

/** An order of the provider; undefined when it is none we could decide anything by. */
export function readState(value: unknown): ProviderState | undefined {
  const order = asObject(value);
  const id = asText(order['order_id']);
  const status = providerStatuses.find((known) => known === readStatus(order['status']));
  if (id === undefined || status === undefined) return undefined;
  const details = asObject(order['payment_details']);
  return {
    id,
    orderNumber: orderNumberOf(id),
    transactionId: asText(order['transaction_id']),
    status,
    financialStatus: asText(order['financial_status']),
    amount: asInteger(order['amount']),
    refunded: asInteger(order['amount_refunded']) ?? 0,
    returned: readReturned(order['related_transactions']),
    currency: asText(order['currency']) ?? '',
    gateway: asText(details['type']),
    reason: asText(order['reason']),
    kept: readKept(details),
  };
}

function readReturned(value: unknown): ProviderState['returned'] {
  return (Array.isArray(value) ? value : []).flatMap((one) => {
    const { transaction_id: transactionId, description } = asObject(one);
    const id = asText(transactionId);
    return id === undefined ? [] : [{ id, description: asText(description) ?? '' }];
  });
}

// Both spellings are seen in the wild.
function readStatus(value: unknown): string | undefined {
  const status = asText(value)?.toLowerCase();
  return status === 'canceled' ? 'cancelled' : status;
}

function readKept(details: Json): KeptMethod | undefined {
  const token = asText(details['recurring_id']);
  const lastFour = asText(details['last4']);
  if (token === undefined || lastFour === undefined) return undefined;
  return { token, brand: asText(details['type']) ?? '', lastFour, expires: asText(details['card_expiry_date']) };
}
