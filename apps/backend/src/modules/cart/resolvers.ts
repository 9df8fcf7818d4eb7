import type {
  AddBundleProductsToCartInput,
  AddConfigurableProductsToCartInput,
  AddSimpleProductsToCartInput,
  AddVirtualProductsToCartInput,
  CartItemInput,
  EstimateTotalsInput,
  InputMaybe,
  UpdateCartItemsInput,
} from '@shop/contract';
import { isEmail } from '@shop/rules/email';
import { alreadyExists, authorizationError, inputError, notFound } from '#kernel/errors.ts';
import type { FieldResolver, RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { readRegion } from '#modules/customer/index.ts';
import { addAllOrRaise, addWhatFits, resolveAll, resolveSample, wishedSkus } from './add-use-case.ts';
import { alreadyApplied, checkCoupon } from './coupons/apply-coupon.ts';
import type { CartDocument } from './cart.ts';
import { createGuestCart, ownCart } from './create-cart.ts';
import { assignGuestCart, mergeCarts } from './merge-carts.ts';
import type { ItemError } from './item-error.ts';
import type { CartAccess, CartsOptions } from './open-carts.ts';
import { readBundle, readChange, readConfigurable, readItem, readLineId, withoutHoles } from './read-input.ts';
import type { WantedItem } from './resolve-item.ts';
import { availableMethods } from './shipping-shape.ts';
import { removeLine, updateItems } from './update-items.ts';

export type ResolverDeps = CartAccess & CartsOptions;

/** Magento raises when the one argument of a call is left out. */
function required<T>(input: InputMaybe<T> | undefined): T {
  if (input === null || input === undefined) throw inputError('Required parameter "input" is missing');
  return input;
}

const wireError = ({ code, message, available }: ItemError) => ({
  typename: available === undefined ? 'CartUserInputError' : 'InsufficientStockError',
  code,
  message,
  quantity: available ?? null,
});

function customerOf({ customerId }: RequestContext): number {
  if (customerId === undefined) throw authorizationError();
  return customerId;
}

/** GraphQL in and out of the cart module. */
export function cartResolvers(deps: ResolverDeps): ResolverMap {
  return {
    Query: {
      cart: (_root: unknown, { cart_id: id }: { cart_id: string }, context: RequestContext) => deps.open(id, context),
      customerCart: (_root: unknown, _args: unknown, context: RequestContext) => {
        if (context.customerId === undefined) throw authorizationError('The request is allowed for logged in customer');
        return deps.openOwn(context.customerId, context);
      },
    },
    Mutation: { ...creating(deps), ...adding(deps), ...changing(deps), ...coupons(deps), ...estimating(deps) },
  };
}

type Fields = Readonly<Record<string, FieldResolver>>;

function creating(deps: ResolverDeps): Fields {
  const { database, catalog, customers, show } = deps;
  const mergeOptions = (context: RequestContext) => ({
    database,
    context,
    customers,
    customerId: customerOf(context),
    view: catalog.view(context.store.code),
  });
  return {
    createEmptyCart: async (_root: unknown, args: { input?: InputMaybe<{ cart_id?: InputMaybe<string> }> }, context: RequestContext) => {
      if (context.customerId !== undefined) return (await ownCart(deps, context.customerId, context)).cart.maskedId;
      return (await createGuestCart(deps, context, args.input?.cart_id ?? undefined)).maskedId;
    },
    createGuestCart: async (_root: unknown, args: { input?: InputMaybe<{ cart_uid?: InputMaybe<string> }> }, context: RequestContext) => {
      if (context.customerId !== undefined) throw alreadyExists('Use `Query.customerCart` for logged in customer.');
      const cart = await createGuestCart(deps, context, args.input?.cart_uid ?? undefined);
      return { cart: await show({ cart, coupon: undefined }, context) };
    },
    mergeCarts: async (
      _root: unknown,
      args: { source_cart_id: string; destination_cart_id?: InputMaybe<string> },
      context: RequestContext,
    ) => {
      const options = mergeOptions(context);
      const destination = args.destination_cart_id ?? (await ownCart(deps, options.customerId, context)).cart.maskedId;
      return show(await mergeCarts(options, args.source_cart_id, destination), context);
    },
    assignCustomerToGuestCart: async (_root: unknown, { cart_id: id }: { cart_id: string }, context: RequestContext) =>
      show(await assignGuestCart(mergeOptions(context), id), context),
  };
}

function adding({ catalog, change }: ResolverDeps): Fields {
  const addRaising = async (cartId: string, wanted: readonly WantedItem[], context: RequestContext) => {
    const wishes = resolveAll(wanted, catalog.view(context.store.code), context);
    return { cart: (await change(cartId, context, addAllOrRaise(wishes), { skus: wishedSkus(wishes) })).source };
  };
  type Simple = { input?: InputMaybe<AddSimpleProductsToCartInput | AddVirtualProductsToCartInput> };
  const addSimple = (_root: unknown, args: Simple, context: RequestContext) => {
    const { cart_id: id, cart_items: items } = required(args.input);
    const wanted = withoutHoles<{ data: CartItemInput }>(items).map(({ data }) => readItem(data));
    return addRaising(id, wanted, context);
  };
  return {
    addProductsToCart: async (
      _root: unknown,
      { cartId, cartItems }: { cartId: string; cartItems: readonly CartItemInput[] },
      context: RequestContext,
    ) => {
      const wishes = resolveAll(cartItems.map(readItem), catalog.view(context.store.code), context);
      const { source, result } = await change(cartId, context, addWhatFits(wishes), { skus: wishedSkus(wishes) });
      return { cart: source, user_errors: result.map(wireError) };
    },
    addSimpleProductsToCart: addSimple,
    addVirtualProductsToCart: addSimple,
    addConfigurableProductsToCart: (
      _root: unknown,
      args: { input?: InputMaybe<AddConfigurableProductsToCartInput> },
      context: RequestContext,
    ) => {
      const { cart_id: id, cart_items: items } = required(args.input);
      return addRaising(id, withoutHoles(items).map(readConfigurable), context);
    },
    addBundleProductsToCart: (_root: unknown, args: { input?: InputMaybe<AddBundleProductsToCartInput> }, context: RequestContext) => {
      const { cart_id: id, cart_items: items } = required(args.input);
      return addRaising(id, withoutHoles(items).map(readBundle), context);
    },
    addSampleProductToCart: async (_root: unknown, { input }: { input: { cart_id: string; sku: string } }, context: RequestContext) => {
      const wishes = [{ sku: input.sku, item: resolveSample(input.sku, catalog.view(context.store.code), context.now) }];
      const { source, result } = await change(input.cart_id, context, addWhatFits(wishes), { skus: wishedSkus(wishes) });
      return { cart: source, user_errors: result.map(wireError) };
    },
  };
}

function changing({ change }: ResolverDeps): Fields {
  return {
    updateCartItems: async (_root: unknown, args: { input?: InputMaybe<UpdateCartItemsInput> }, context: RequestContext) => {
      const { cart_id: id, cart_items: items } = required(args.input);
      const changes = withoutHoles(items).map(readChange);
      const { source, result } = await change(id, context, (document, shelf) => {
        const { document: next, errors } = updateItems(document, changes, shelf);
        return { document: next, result: errors };
      });
      return { cart: source, errors: result.map(wireError) };
    },
    removeItemFromCart: async (
      _root: unknown,
      args: { input?: InputMaybe<{ cart_id: string; cart_item_id?: InputMaybe<number>; cart_item_uid?: InputMaybe<string> }> },
      context: RequestContext,
    ) => {
      const { cart_id: id, cart_item_id: itemId, cart_item_uid: uid } = required(args.input);
      const lineId = readLineId(itemId, uid);
      if (lineId === undefined) throw inputError('Required parameter "cart_item_id" is missing.');
      const { source } = await change(id, context, (document) => {
        if (!document.lines.some((line) => line.id === lineId)) throw notFound("The cart doesn't contain the item");
        return { document: removeLine(document, lineId), result: undefined };
      });
      return { cart: source };
    },
    setGuestEmailOnCart: async (
      _root: unknown,
      args: { input?: InputMaybe<{ cart_id: string; email: string }> },
      context: RequestContext,
    ) => {
      const { cart_id: id, email } = required(args.input);
      if (context.customerId !== undefined) throw inputError('The request is not allowed for logged in customers');
      if (!isEmail(email.trim())) throw inputError('Invalid email format');
      const { source } = await change(id, context, (document) => ({ document: { ...document, email: email.trim() }, result: undefined }));
      return { cart: source };
    },
  };
}

function coupons({ database, change, open }: ResolverDeps): Fields {
  return {
    applyCouponToCart: async (
      _root: unknown,
      args: { input?: InputMaybe<{ cart_id: string; coupon_code: string }> },
      context: RequestContext,
    ) => {
      const { cart_id: id, coupon_code: code } = required(args.input);
      const couponKey = await checkCoupon(database, (await open(id, context)).state, code, context);
      await change(id, context, (document) => {
        if (document.couponKey !== undefined) throw alreadyApplied();
        return { document: { ...document, couponKey }, result: undefined };
      });
      return { cart: await open(id, context) };
    },
    removeCouponFromCart: async (_root: unknown, args: { input?: InputMaybe<{ cart_id: string }> }, context: RequestContext) => {
      const { cart_id: id } = required(args.input);
      await change(id, context, (document) => ({ document: withoutCoupon(document), result: undefined }));
      return { cart: await open(id, context) };
    },
  };
}

function withoutCoupon(document: CartDocument): CartDocument {
  const { couponKey, ...rest } = document;
  return couponKey === undefined ? document : rest;
}

function estimating({ open }: ResolverDeps): Fields {
  const estimate = ({ address, cart_id: id, shipping_method: method }: EstimateTotalsInput, context: RequestContext) => {
    readRegion(address.region, address.country_code);
    const chosen = method ? { carrierCode: method.carrier_code, methodCode: method.method_code } : undefined;
    return open(id, context, { countryCode: address.country_code, method: chosen });
  };
  return {
    estimateTotals: async (_root: unknown, { input }: { input: EstimateTotalsInput }, context: RequestContext) => ({
      cart: await estimate(input, context),
    }),
    estimateShippingMethods: async (_root: unknown, { input }: { input: EstimateTotalsInput }, context: RequestContext) =>
      availableMethods(await estimate(input, context)),
  };
}
