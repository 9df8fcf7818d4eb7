import type { CartContentFragment, CartLineItemFragment } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { operationName } from '../../../lib/graphql/document.ts';
import { ShopApiError, type ErrorCategory } from '../../../lib/graphql/shop-api-error.ts';

type Answer = (variables: Readonly<Record<string, unknown>>) => unknown;

/** A shop that answers by operation, and remembers what it was asked. */
export function fakeShop(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const answer = async (document: { toString(): string }, variables?: unknown): Promise<unknown> => {
    const operation = operationName(document.toString());
    asked.push(operation);
    const found = answers[operation];
    if (!found) throw new Error(`nobody expected ${operation}`);
    return found((variables ?? {}) as Readonly<Record<string, unknown>>);
  };
  const shop = { query: answer, mutate: answer, with: () => shop } as unknown as BrowserShopClient;
  return { shop, asked };
}

/** What the shop says when it says no, or nothing. */
export function refuse(category: ErrorCategory, message = category as string): never {
  throw new ShopApiError(category, message, { operation: 'Test', errors: [{ message, path: ['cart'] }] });
}

export const aLine = (uid: string, quantity = 1, price = 10): CartLineItemFragment => ({
  __typename: 'SimpleCartItem',
  uid,
  quantity,
  is_available: true,
  is_sample: false,
  not_available_message: null,
  notes: [],
  prices: {
    price: { value: price },
    price_including_tax: { value: price },
    reference_price: null,
    base_price: null,
    row_total: { value: (Math.round(price * 100) * quantity) / 100 },
    row_total_including_tax: { value: (Math.round(price * 100) * quantity) / 100 },
  },
  product: {
    sku: `SKU-${uid}`,
    name: `Product ${uid}`,
    url_key: uid,
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    stock_qty: 5,
    small_image: null,
    DeliveryTime: null,
  },
});

export function aCart(
  id: string,
  lines: readonly CartLineItemFragment[] = [],
  more: Partial<CartContentFragment> = {},
): CartContentFragment {
  const total = lines.reduce((sum, line) => sum + (line.prices?.row_total_including_tax.value ?? 0), 0);
  return {
    id,
    summary_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    is_virtual: false,
    coupon_message: null,
    applied_coupons: null,
    available_payment_methods: null,
    delivery_time: null,
    default_shipping_method: null,
    shipping_addresses: [],
    free_shipping_amount: { default_amount: 100 },
    free_shipping_remaining: { value: Math.max(0, 100 - total) },
    prices: {
      subtotal_including_tax: { value: total },
      subtotal_excluding_tax: { value: total },
      subtotal_with_discount_excluding_tax: { value: total },
      grand_total: { value: total },
      discounts: null,
      applied_taxes: null,
    },
    itemsV2: { items: [...lines] },
    ...more,
  };
}
