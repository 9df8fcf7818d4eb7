import type { OrderFullFragment } from '../../generated/graphql.ts';
import type { PlacedOrder } from '../../lib/session/placed-order.ts';

export type RetryMethod = { readonly code: string; readonly label: string; readonly description?: string | null };

/** Methods that wait for no money: an order that does cannot turn to them. */
const withoutMoney: readonly string[] = ['purchaseorder', 'payinstore', 'free'];

const isMethod = (value: unknown): value is RetryMethod =>
  typeof value === 'object' && value !== null && 'code' in value && 'label' in value && typeof value.code === 'string';

function offered(placed: PlacedOrder | undefined): readonly RetryMethod[] {
  try {
    const kept: unknown = JSON.parse(placed?.methods ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMethod) : [];
  } catch {
    return [];
  }
}

/** How an open order can be paid: the method it has, and what this tab was offered when it was placed. */
export function retryMethods(
  order: Pick<OrderFullFragment, 'hash' | 'payment_methods'>,
  placed: PlacedOrder | undefined,
): readonly RetryMethod[] {
  const [own] = (order.payment_methods ?? []).filter((method) => method !== null);
  const known = placed?.hash === order.hash ? offered(placed).filter(({ code }) => !withoutMoney.includes(code)) : [];
  if (!own || known.some(({ code }) => code === own.type)) return known;
  return [{ code: own.type, label: own.name }, ...known];
}
