import { normaliseEmail } from '@shop/rules/email';
import type { Database } from '#kernel/database/database.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Ids } from '#kernel/ids.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import { isNobodys, type CartDocument } from './cart.ts';
import { changeCart, skusOf } from './change-cart.ts';
import { createGuestCart, ownCart } from './create-cart.ts';
import { findGuestCart } from './load-cart.ts';
import { mergeLines } from './merge-lines.ts';

type Options = {
  readonly database: Database;
  readonly ids: Ids;
  readonly customers: Pick<Customers, 'find'>;
  readonly view: CatalogueView;
};

/**
 * Puts what was put together for somebody into the cart of whoever asks, and answers with that cart's id. A cart that is there keeps what
 * it has; what came in before does not come in again. Everybody gets a cart of their own: who passes a link on sees nothing of what
 * others type (decision 061).
 */
export async function receiveGoods(
  options: Options,
  given: CartDocument & { readonly telephoneOrders: readonly number[] },
  context: RequestContext,
  cartId: string | undefined,
): Promise<string> {
  const { database, customers, view } = options;
  const target = await findTarget(options, context, cartId);
  const account = context.customerId === undefined ? undefined : await customers.find(context.customerId);
  const isForThem = context.customerId === undefined || isSameAddress(given.email, account?.email);
  await changeCart({
    database,
    context,
    view,
    cartId: target,
    skus: skusOf(given),
    change: (document, shelf) => {
      const isHere = given.telephoneOrders.every((id) => document.telephoneOrders?.includes(id));
      if (isHere) return { document, result: undefined };
      const person = isForThem && isNobodys(document) ? personOf(given, context) : {};
      return { document: { ...mergeLines(document, given, shelf), ...person }, result: undefined };
    },
  });
  return target;
}

/** The customer's own cart, the guest's that is named, or a new one; one that is somebody else's, or over, is none. */
async function findTarget({ database, ids }: Options, context: RequestContext, cartId: string | undefined): Promise<string> {
  if (context.customerId !== undefined) return (await ownCart({ database, ids }, context.customerId, context)).cart.maskedId;
  const found = cartId === undefined ? undefined : await findGuestCart(database, cartId);
  return found ?? (await createGuestCart({ database, ids }, context)).maskedId;
}

const isSameAddress = (given: string | undefined, own: string | undefined): boolean =>
  given !== undefined && own !== undefined && normaliseEmail(given) === normaliseEmail(own);

/** What of it belongs to the person it was put together for; an account has its own address. */
function personOf({ email, shippingAddress, billingAddress, pickupLocationCode, shippingMethod }: CartDocument, context: RequestContext) {
  return {
    ...(email === undefined || context.customerId !== undefined ? {} : { email }),
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(billingAddress ? { billingAddress } : {}),
    ...(pickupLocationCode === undefined ? {} : { pickupLocationCode }),
    ...(shippingMethod ? { shippingMethod } : {}),
  };
}
