import { randomUUID } from 'node:crypto';
import type { checkoutClient, Placed, ReadyOptions } from './checkout-client.ts';
import type { TestShop } from './create-test-shop.ts';

type Cart = { readonly customer_id: number | null } & Readonly<Record<string, unknown>>;

/**
 * Orders from carts that are all alike: the first of a kind is filled as a shopper would, every further one is a copy of it. For tests that
 * need thousands of orders and are about what happens to them afterwards.
 */
export function copiedCarts(shop: Pick<TestShop, 'database' | 'clock'>, checkout: ReturnType<typeof checkoutClient>) {
  const kept = new Map<string, Cart>();
  const copy = async (cart: Cart): Promise<string> => {
    const maskedId = randomUUID().replaceAll('-', '').slice(0, 32);
    const now = shop.clock.now();
    await shop.database.query(
      `insert into cart (masked_id, customer_id, store_code, status, version, document, created_at, updated_at)
       select $1, customer_id, store_code, 'active', version, document, $3, $3 from jsonb_populate_record(null::cart, $2)`,
      [maskedId, JSON.stringify(cart), now],
      'copied-cart',
    );
    return maskedId;
  };
  const fill = async (kind: string, options: ReadyOptions): Promise<string> => {
    const id = await checkout.ready(options);
    const { rows } = await shop.database.query<{ cart: Cart }>('select to_jsonb(cart) as cart from cart where masked_id = $1', [id]);
    if (rows[0]) kept.set(kind, rows[0].cart);
    return id;
  };
  return {
    place: async (options: ReadyOptions, code: string): Promise<Placed['setPaymentMethod']> => {
      const { headers = {}, ...rest } = options;
      const kind = JSON.stringify([rest, 'authorization' in headers]);
      const known = kept.get(kind);
      const id = known ? await copy(known) : await fill(kind, options);
      return checkout.carts.ok(await checkout.order(id, code, {}, headers)).setPaymentMethod;
    },
  };
}
