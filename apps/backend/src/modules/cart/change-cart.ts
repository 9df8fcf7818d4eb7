import type { Database, Queryable } from '#kernel/database/database.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import type { Shelf } from './add-items.ts';
import type { Levels } from './availability.ts';
import type { CartDocument } from './cart.ts';
import { lockCarts, saveDocument, type ShelvedCart, type StoredCart } from './cart-repository.ts';
import { inactiveCart, loadCart } from './load-cart.ts';

/** The document after a change, and what else there is to say about it. */
export type Change<T> = (document: CartDocument, shelf: Shelf) => { readonly document: CartDocument; readonly result: T };

export type Changed<T> = { readonly stored: StoredCart; readonly levels: Levels; readonly result: T };

type Options<T> = {
  readonly database: Database;
  readonly context: RequestContext;
  readonly view: CatalogueView;
  readonly cartId: string;
  /** Products that may come in. */
  readonly skus?: readonly string[];
  /** The cart as it was a moment ago: the first try begins from it. */
  readonly seen?: ShelvedCart;
  readonly change: Change<T>;
};

/** As often a change is simply tried again before it waits in line: nearly every cart has one writer. */
const tries = 2;

/** Changes a cart. Nothing is lost when several change it at once: each change is made from the version it is written over. */
export async function changeCart<T>(options: Options<T>): Promise<Changed<T>> {
  const { database, seen, ...rest } = options;
  for (let attempt = 0; attempt < tries; attempt++) {
    const changed = await changeOnce(database, attempt === 0 && seen ? { ...rest, seen } : rest);
    if (changed) return changed;
  }
  return database.transaction(async (tx) => {
    const { cart } = await loadCart(tx, options.cartId, options.context);
    await lockCarts(tx, [cart.id]);
    const changed = await changeOnce(tx, rest);
    if (!changed) throw inactiveCart();
    return changed;
  });
}

async function changeOnce<T>(sql: Queryable, options: Omit<Options<T>, 'database'>): Promise<Changed<T> | undefined> {
  const { cartId, context, view, skus = [], change, seen } = options;
  const { cart, coupon, levels } = seen ?? (await loadCart(sql, cartId, context, skus));
  const { document, result } = change(cart.document, { levels, view, now: context.now });
  if (document === cart.document) return { stored: { cart, coupon }, levels, result };
  if (!(await saveDocument(sql, cart, document, context.now))) return undefined;
  return { stored: { cart: { ...cart, document, version: cart.version + 1 }, coupon }, levels, result };
}

/** Every product whose pieces the lines need. */
export const skusOf = ({ lines }: CartDocument): readonly string[] =>
  lines.flatMap((line) => (line.parts ? line.parts.map(({ sku }) => sku) : [line.sku]));
