import type { ShareWishlistInput, WishlistItemInput, WishlistItemUpdateInput } from '@shop/contract';
import { authorizationError, inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import { isMaskedId } from '#kernel/ids.ts';
import { addToCart, type CartFiller } from './add-to-cart.ts';
import { addItems, removeItems, updateItems, type Changed } from './change-items.ts';
import { findOwnList } from './find-list.ts';
import { readItems } from './item-repository.ts';
import { mergeWishlists } from './merge-wishlists.ts';
import { shareWishlist, type ShareOptions } from './share-wishlist.ts';
import type { Wishlist } from './wishlist.ts';
import { addGuestList, ensureCustomerList, findByCode, findByCustomer, findByGuestId, unshare } from './wishlist-repository.ts';
import { shownItems, wishlistShape, type WishlistParent } from './wishlist-shape.ts';

export type ResolverOptions = ShareOptions & {
  /** Whether a store view offers wishlists. */
  readonly isEnabled: (storeCode: string) => boolean;
  readonly carts: CartFiller;
};

type CustomerParent = { readonly customer: { readonly id: number } };

/** What the resolvers share. */
function listsOf({ database, catalog, isEnabled }: ResolverOptions) {
  const parentOf = (list: Wishlist, { store }: RequestContext): WishlistParent => {
    let items: ReturnType<WishlistParent['items']> | undefined;
    return { list, items: () => (items ??= readItems(database, list.id).then((rows) => shownItems(rows, catalog.view(store.code)))) };
  };
  const assertEnabled = ({ store }: RequestContext): void => {
    if (!isEnabled(store.code)) throw inputError('The wishlist configuration is currently disabled.');
  };
  const changing = async (context: RequestContext, change: () => Promise<Changed>): Promise<object> => {
    assertEnabled(context);
    const { list, errors } = await change();
    return { wishlist: parentOf(list, context), user_errors: errors };
  };
  const partsOf = (context: RequestContext) => ({ database, context, view: catalog.view(context.store.code) });
  const customerList = async ({ customer }: CustomerParent, context: RequestContext): Promise<WishlistParent> =>
    parentOf(await ensureCustomerList(database, customer.id, context.now), context);
  return { parentOf, assertEnabled, changing, partsOf, customerList };
}

type Lists = ReturnType<typeof listsOf>;

const queries = ({ database }: ResolverOptions, { parentOf }: Lists) => ({
  sharedWishlist: async (_root: unknown, { code, ...page }: { code: string } & PageArguments, context: RequestContext) => {
    const list = isMaskedId(code) ? await findByCode(database, code) : undefined;
    if (!list) throw notFound('The shared wishlist was not found.');
    return { ...parentOf(list, context), page };
  },
  guestWishlist: async (_root: unknown, { id }: { id: string }, context: RequestContext) => {
    const list = isMaskedId(id) ? await findByGuestId(database, id) : undefined;
    return list ? parentOf(list, context) : null;
  },
});

const itemMutations = ({ database, carts }: ResolverOptions, { parentOf, assertEnabled, changing, partsOf }: Lists) => ({
  addProductsToWishlist: (
    _root: unknown,
    { wishlistId, wishlistItems }: { wishlistId: string; wishlistItems: readonly WishlistItemInput[] },
    context: RequestContext,
  ) => changing(context, () => addItems(partsOf(context), wishlistId, wishlistItems)),
  removeProductsFromWishlist: (
    _root: unknown,
    { wishlistId, wishlistItemsIds }: { wishlistId: string; wishlistItemsIds: readonly string[] },
    context: RequestContext,
  ) => changing(context, () => removeItems(partsOf(context), wishlistId, wishlistItemsIds)),
  updateProductsInWishlist: (
    _root: unknown,
    { wishlistId, wishlistItems }: { wishlistId: string; wishlistItems: readonly WishlistItemUpdateInput[] },
    context: RequestContext,
  ) => changing(context, () => updateItems(partsOf(context), wishlistId, wishlistItems)),
  addWishlistItemsToCart: async (
    _root: unknown,
    { wishlistId, wishlistItemIds }: { wishlistId: string; wishlistItemIds?: readonly string[] | null },
    context: RequestContext,
  ) => {
    assertEnabled(context);
    const { list, errors } = await addToCart({ database, carts, context }, wishlistId, wishlistItemIds ?? undefined);
    return { wishlist: parentOf(list, context), status: errors.length === 0, add_wishlist_items_to_cart_user_errors: errors };
  },
});

const listMutations = (options: ResolverOptions, { parentOf, assertEnabled }: Lists) => ({
  createEmptyWishlist: async (_root: unknown, _args: unknown, context: RequestContext) => {
    assertEnabled(context);
    if (context.customerId !== undefined) return String((await ensureCustomerList(options.database, context.customerId, context.now)).id);
    const id = options.ids.masked();
    await addGuestList(options.database, id, context.now);
    return id;
  },
  mergeWishlists: async (
    _root: unknown,
    args: { source_wishlist_id: string; destination_wishlist_id?: string | null },
    context: RequestContext,
  ) => parentOf(await mergeWishlists(options.database, args.source_wishlist_id, args.destination_wishlist_id, context), context),
  shareWishlist: async (_root: unknown, { input }: { input: ShareWishlistInput }, context: RequestContext) => {
    assertEnabled(context);
    return { result: true, sharing_code: await shareWishlist(options, input, context) };
  },
  unshareWishlist: async (_root: unknown, args: { wishlist_id: string }, context: RequestContext) =>
    unshare(options.database, (await findOwnList(options.database, args.wishlist_id, context)).id),
});

const ofCustomer = ({ database }: ResolverOptions, { parentOf, customerList }: Lists) => ({
  wishlist: (parent: CustomerParent, _args: unknown, context: RequestContext) => customerList(parent, context),
  wishlists: async (parent: CustomerParent, args: PageArguments, context: RequestContext) =>
    pageOf([await customerList(parent, context)], args).items,
  wishlist_v2: async ({ customer }: CustomerParent, { id }: { id: string }, context: RequestContext) => {
    if (context.customerId !== customer.id) throw authorizationError();
    const list = await findByCustomer(database, customer.id);
    return list && String(list.id) === id ? parentOf(list, context) : null;
  },
});

/** GraphQL in and out of the wishlists. */
export function wishlistResolvers(options: ResolverOptions): ResolverMap {
  const lists = listsOf(options);
  return {
    ...wishlistShape,
    Query: queries(options, lists),
    Mutation: { ...itemMutations(options, lists), ...listMutations(options, lists) },
    Customer: ofCustomer(options, lists),
  };
}
