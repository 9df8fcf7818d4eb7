import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { readSalable } from '#modules/inventory/index.ts';
import { assignCart, findCartById, findCustomerCart, lockCarts, markMerged, saveDocument, type StoredCart } from './cart-repository.ts';
import { skusOf } from './change-cart.ts';
import { inactiveCart, loadCart, loadGuestCart } from './load-cart.ts';
import { mergeLines } from './merge-lines.ts';

type Options = {
  readonly database: Database;
  readonly context: RequestContext;
  readonly customerId: number;
  readonly view: CatalogueView;
};

/** Whether a merge was made before: the same call again then changes nothing. */
const wentInto = ({ cart }: StoredCart, id: number): boolean => cart.status === 'merged' && cart.mergedInto === id;

/** Adds a guest's cart to the customer's. Sent five times at once, it adds once and all five get the merged cart (R036). */
export async function mergeCarts(options: Options, sourceId: string, destinationId: string): Promise<StoredCart> {
  if (sourceId === '') throw inputError('Required parameter "source_cart_id" is missing');
  const { database, context, customerId } = options;
  return database.transaction(async (tx) => {
    const destination = await loadCart(tx, destinationId, context);
    const source = await loadGuestCart(tx, sourceId, customerId);
    if (source.cart.id === destination.cart.id) return destination;
    await lockCarts(tx, [source.cart.id, destination.cart.id]);
    const from = await reload(tx, source);
    const into = await reload(tx, destination);
    if (into.cart.status !== 'active') throw inactiveCart();
    if (wentInto(from, into.cart.id)) return into;
    if (from.cart.status !== 'active') throw inactiveCart();
    return pour(tx, from, into, options);
  });
}

/** Makes a guest's cart the customer's own; the lines of an earlier own cart come along. */
export async function assignGuestCart(options: Options, cartId: string): Promise<StoredCart> {
  const { database, context, customerId } = options;
  return database.transaction(async (tx) => {
    const guest = await loadGuestCart(tx, cartId, customerId);
    if (guest.cart.status !== 'active') throw inactiveCart();
    if (guest.cart.customerId === customerId) return guest;
    const own = await findCustomerCart(tx, customerId);
    await lockCarts(tx, own ? [guest.cart.id, own.cart.id] : [guest.cart.id]);
    let into = await reload(tx, guest);
    if (into.cart.status !== 'active') throw inactiveCart();
    if (own) into = await pour(tx, await reload(tx, own), into, options);
    await assignCart(tx, into.cart.id, customerId, context.now);
    return reload(tx, into);
  });
}

async function pour(tx: Tx, from: StoredCart, into: StoredCart, { context, view }: Options): Promise<StoredCart> {
  const levels = await readSalable(tx, [...skusOf(from.cart.document), ...skusOf(into.cart.document)]);
  const document = mergeLines(into.cart.document, from.cart.document, { levels, view, now: context.now });
  await markMerged(tx, from.cart.id, into.cart.id, context.now);
  if (!(await saveDocument(tx, into.cart, document, context.now))) throw inactiveCart();
  return reload(tx, into);
}

async function reload(tx: Tx, { cart }: StoredCart): Promise<StoredCart> {
  const found = await findCartById(tx, cart.id);
  if (!found) throw inactiveCart();
  return found;
}
