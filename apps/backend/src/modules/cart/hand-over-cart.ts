import type { Tx } from '#kernel/database/database.ts';
import type { Handover } from '#kernel/database/owned-rows.ts';
import type { Ids } from '#kernel/ids.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { readSalable } from '#modules/inventory/index.ts';
import { emptyDocument, type Cart, type CartDocument } from './cart.ts';
import { findCartById, findCustomerCart, forgetCustomer, insertCart, lockCarts, saveDocument } from './cart-repository.ts';
import { skusOf } from './change-cart.ts';
import { couponCustomerKey } from './coupons/coupon-uses.ts';
import { mergeLines } from './merge-lines.ts';

type Options = { readonly ids: Ids; readonly viewOf: (storeCode: string) => CatalogueView };
/** The cart the goods went into, as it was before and what it was then: who has changed it since keeps it so. */
type Joined = { readonly cart: number; readonly version: number; readonly before: CartDocument };
type Kept = { readonly joined: Joined | null; readonly uses: readonly Id[]; readonly ended: readonly Id[] };
type Id = number | string;

/**
 * The goods of the open cart are added to the other's, which keeps its addresses and choices; the cart itself stays with its owner. Uses of
 * coupons go along: one account has the limits of one.
 */
export const cartHandover = (options: Options): Handover => ({
  count: async (sql, owner) => (await findCustomerCart(sql, owner))?.cart.document.lines.length ?? 0,
  move: async (tx, { from, to }, now) => {
    const joined = await joinCart(tx, options, from, to, now);
    const carts = `update cart set customer_id = $2 where customer_id = $1 and status <> 'active' returning id`;
    const uses = 'update coupon_use set customer_key = $2 where customer_key = $1 returning id';
    return {
      joined: joined ?? null,
      ended: await idsOf(tx, carts, [from, to]),
      uses: await idsOf(tx, uses, [keyOf(from), keyOf(to)]),
    } satisfies Kept;
  },
  giveBack: async (tx, { from, to }, kept, now) => {
    const { joined, ended, uses } = kept as Kept;
    if (joined) await takeGoodsBack(tx, joined, now);
    await tx.query('update cart set customer_id = $1 where customer_id = $2 and id = any($3::bigint[])', [from, to, ended]);
    await tx.query('update coupon_use set customer_key = $1 where customer_key = $2 and id = any($3::bigint[])', [
      keyOf(from),
      keyOf(to),
      uses,
    ]);
  },
  settle: (tx, { from }) => forgetCustomer(tx, from),
});

async function joinCart(tx: Tx, { ids, viewOf }: Options, from: number, to: number, now: Date): Promise<Joined | undefined> {
  const source = (await findCustomerCart(tx, from))?.cart;
  if (!source || source.document.lines.length === 0) return undefined;
  const into = await cartOf(tx, ids, to, source.storeCode, now);
  await lockCarts(tx, [source.id, into.id]);
  const [first, second] = [await findCartById(tx, source.id), await findCartById(tx, into.id)];
  if (!first || second?.cart.status !== 'active') return undefined;
  const { cart } = second;
  const levels = await readSalable(tx, [...skusOf(first.cart.document), ...skusOf(cart.document)]);
  const document = mergeLines(cart.document, first.cart.document, { levels, view: viewOf(cart.storeCode), now });
  if (!(await saveDocument(tx, cart, document, now))) return undefined;
  return { cart: cart.id, version: cart.version + 1, before: cart.document };
}

async function cartOf(tx: Tx, ids: Ids, customerId: number, storeCode: string, now: Date): Promise<Cart> {
  const known = (await findCustomerCart(tx, customerId))?.cart;
  const made = known ?? (await insertCart(tx, { maskedId: ids.masked(), customerId, storeCode, document: emptyDocument, now }));
  const cart = made ?? (await findCustomerCart(tx, customerId))?.cart;
  if (!cart) throw new Error('a customer has neither a cart nor can one be made');
  return cart;
}

async function takeGoodsBack(tx: Tx, { cart: id, version, before }: Joined, now: Date): Promise<void> {
  await lockCarts(tx, [id]);
  const cart = (await findCartById(tx, id))?.cart;
  if (cart?.version === version) await saveDocument(tx, cart, before, now);
}

const keyOf = (customerId: number): string | undefined => couponCustomerKey(customerId, undefined);

const idsOf = async (tx: Tx, text: string, values: readonly unknown[]): Promise<readonly Id[]> =>
  (await tx.query<{ id: Id }>(text, [...values])).rows.map(({ id }) => id);
