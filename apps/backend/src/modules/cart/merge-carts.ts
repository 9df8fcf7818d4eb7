import { normaliseEmail } from '@shop/rules/email';
import { sqlState } from '#kernel/database/database-errors.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import { readSalable } from '#modules/inventory/index.ts';
import { goodsOf, type CartDocument } from './cart.ts';
import { assignCart, findCartById, findCustomerCart, lockCarts, markMerged, saveDocument, type StoredCart } from './cart-repository.ts';
import { skusOf } from './change-cart.ts';
import { inactiveCart, loadCart, loadGuestCart, unknownCart } from './load-cart.ts';
import { mergeLines } from './merge-lines.ts';

type Options = {
  readonly database: Database;
  readonly context: RequestContext;
  readonly customers: Pick<Customers, 'find'>;
  readonly customerId: number;
  readonly view: CatalogueView;
};

/** Whether a merge was made before: the same call again then changes nothing. */
const wentInto = ({ cart }: StoredCart, id: number): boolean => cart.status === 'merged' && cart.mergedInto === id;

/**
 * Adds the goods of a guest's cart to the customer's, which keeps its own addresses and choices: who filled the guest's may be somebody else.
 * Sent five times at once, it adds once and all five get the merged cart (R036).
 */
export async function mergeCarts(options: Options, sourceId: string, destinationId: string): Promise<StoredCart> {
  if (sourceId === '') throw inputError('Required parameter "source_cart_id" is missing');
  const { database, context, customerId } = options;
  return database.transaction(async (tx) => {
    const destination = await loadCart(tx, destinationId, context);
    const source = await loadGuestCart(tx, sourceId, customerId);
    if (source.cart.id === destination.cart.id) return destination;
    await lockCarts(tx, [source.cart.id, destination.cart.id]);
    const from = await reloadGuest(tx, source, customerId);
    const into = await reload(tx, destination);
    if (into.cart.status !== 'active') throw inactiveCart();
    if (wentInto(from, into.cart.id)) return into;
    if (from.cart.status !== 'active') throw inactiveCart();
    const document = await joinLines(tx, into.cart.document, from.cart.document, options);
    await markMerged(tx, from.cart, into.cart.id, context.now);
    if (!(await saveDocument(tx, into.cart, document, context.now))) throw inactiveCart();
    return reload(tx, into);
  });
}

/**
 * Makes a guest's cart the customer's own; the lines of an earlier own cart come along, and so do its addresses and choices.
 * Those of the guest stay only when the guest had given the customer's own email address.
 */
export async function assignGuestCart(options: Options, cartId: string): Promise<StoredCart> {
  const email = (await options.customers.find(options.customerId))?.email;
  for (let tries = 1; ; tries++) {
    try {
      return await assignOnce(options, cartId, email);
    } catch (error) {
      // The customer's first own cart was made meanwhile; the next try takes its lines along.
      if (sqlState(error) !== uniqueViolation || tries === maxTries) throw error;
    }
  }
}

const uniqueViolation = '23505';
const maxTries = 3;

function assignOnce(options: Options, cartId: string, email: string | undefined): Promise<StoredCart> {
  const { database, context, customerId } = options;
  return database.transaction(async (tx) => {
    const guest = await loadGuestCart(tx, cartId, customerId);
    const own = await findCustomerCart(tx, customerId);
    await lockCarts(tx, own ? [guest.cart.id, own.cart.id] : [guest.cart.id]);
    const into = await reloadGuest(tx, guest, customerId);
    if (into.cart.status !== 'active') throw inactiveCart();
    if (into.cart.customerId === customerId) return into;
    const before = own && (await reload(tx, own));
    const from = before?.cart.status === 'active' ? before : undefined;
    const goods = from ? await joinLines(tx, into.cart.document, from.cart.document, options) : into.cart.document;
    const person: Partial<CartDocument> = isSamePerson(into.cart.document, email) ? into.cart.document : (from?.cart.document ?? {});
    if (from) await markMerged(tx, from.cart, into.cart.id, context.now);
    const { email: _account, ...document } = { ...person, ...goodsOf(goods) };
    await assignCart(tx, into.cart.id, customerId, document, context.now);
    return reload(tx, into);
  });
}

const isSamePerson = ({ email }: CartDocument, own: string | undefined): boolean =>
  email !== undefined && own !== undefined && normaliseEmail(email) === normaliseEmail(own);

async function joinLines(tx: Tx, into: CartDocument, from: CartDocument, { context, view }: Options): Promise<CartDocument> {
  const levels = await readSalable(tx, [...skusOf(from), ...skusOf(into)]);
  return mergeLines(into, from, { levels, view, now: context.now });
}

/** A guest's cart once it is locked: somebody else may have taken it over while we waited. */
async function reloadGuest(tx: Tx, guest: StoredCart, customerId: number): Promise<StoredCart> {
  const found = await reload(tx, guest);
  const { customerId: owner, maskedId } = found.cart;
  if (owner !== null && owner !== customerId) throw unknownCart(maskedId);
  return found;
}

async function reload(tx: Tx, { cart }: StoredCart): Promise<StoredCart> {
  const found = await findCartById(tx, cart.id);
  if (!found) throw inactiveCart();
  return found;
}
