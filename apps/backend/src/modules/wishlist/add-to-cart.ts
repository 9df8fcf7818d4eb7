import type { WishlistCartUserInputErrorType } from '@shop/contract';
import type { Database } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Carts, FillItem, ItemError } from '#modules/cart/index.ts';
import { findOwnList } from './find-list.ts';
import { readItems, removeItem } from './item-repository.ts';
import type { Wishlist, WishlistItem } from './wishlist.ts';
import { touch } from './wishlist-repository.ts';

export type CartFiller = Pick<Carts, 'fill'>;

type Options = { readonly database: Database; readonly carts: CartFiller; readonly context: RequestContext };
type CartError = {
  readonly code: WishlistCartUserInputErrorType;
  readonly message: string;
  readonly wishlistId: string;
  readonly wishlistItemId: string;
};

const maxPerCall = 100;

/** Puts items of the customer's list into their cart, one by one: what is wrong with one does not stop the others. */
export async function addToCart(
  { database, carts, context }: Options,
  listId: string,
  wanted: readonly string[] | undefined,
): Promise<{ readonly list: Wishlist; readonly errors: readonly CartError[] }> {
  const list = await findOwnList(database, listId, context);
  const items = await readItems(database, list.id);
  const ids = [...new Set(wanted ?? items.map(({ id }) => String(id)))];
  if (ids.length > maxPerCall) throw inputError(`At most ${maxPerCall} items can be added at once.`);
  const errors: CartError[] = [];
  const refuse = (id: string, code: CartError['code'], message: string): void =>
    void errors.push({ code, message, wishlistId: String(list.id), wishlistItemId: id });
  for (const id of ids) {
    const item = items.find((one) => String(one.id) === id);
    if (!item) {
      refuse(id, 'PRODUCT_NOT_FOUND', `Could not find a wishlist item with ID "${id.slice(0, 64)}"`);
      continue;
    }
    const [error] = (await carts.fill([wantedOf(item)], context)).errors;
    if (error) refuse(id, codeOf(error), error.message);
    else await removeItem(database, list.id, item.id);
  }
  if (errors.length < ids.length) await touch(database, list.id, context.now);
  return { list, errors };
}

const wantedOf = ({ sku, variantSku, selections, quantity }: WishlistItem): FillItem => ({
  sku: variantSku ?? sku,
  quantity,
  ...(variantSku === null ? {} : { parentSku: sku }),
  ...(selections.length > 0 ? { parts: selections } : {}),
});

const ownCodes: ReadonlySet<string> = new Set<CartError['code']>(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK']);
const codeOf = ({ code }: ItemError): CartError['code'] => (ownCodes.has(code) ? (code as CartError['code']) : 'UNDEFINED');
