import type {
  InputMaybe,
  PaymentMethodInput,
  SetBillingAddressOnCartInput,
  SetPaymentMethodInput,
  SetShippingAddressesOnCartInput,
  SetShippingMethodsOnCartInput,
} from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import type { FieldResolver, RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { readLine } from '#kernel/read-text.ts';
import type { CartSource } from '#modules/cart/index.ts';
import { readChosenPayment, type Paying } from '#modules/orders/index.ts';
import { paymentMethodShape } from '#modules/payments/index.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { vatCheckShape } from './check-vat.ts';
import { paymentMethodsOf, pickupOptions, setPaymentMethodOnCart, setShippingMethod } from './choose-methods.ts';
import { placeOrder } from './place-order.ts';
import { setBillingAddress, setShippingAddress } from './set-addresses.ts';
import { checkoutMessages } from './messages.ts';

type Fields = Readonly<Record<string, FieldResolver>>;

/** Magento raises when the one argument of a call is left out. */
function required<T>(input: InputMaybe<T> | undefined): T {
  if (input === null || input === undefined) throw inputError('Required parameter "input" is missing');
  return input;
}

/** GraphQL in and out of the checkout. */
export function checkoutResolvers(services: CheckoutServices): ResolverMap {
  const { carts } = services;
  return {
    Query: {
      getPaymentMethods: async (_root: unknown, { cart_id: id }: { cart_id: string }, context: RequestContext) =>
        (await paymentMethodsOf(services, await carts.open(id, context))).map(paymentMethodShape),
      pickupOptions: async (_root: unknown, { cart_id: id }: { cart_id: string }, context: RequestContext) =>
        pickupOptions(services, await carts.open(id, context)),
      checkoutAgreements: () => [],
    },
    Mutation: { ...choosing(services), ...placing(services) },
    Cart: {
      available_payment_methods: async (source: CartSource) => (await paymentMethodsOf(services, source)).map(paymentMethodShape),
      selected_payment_method: (source: CartSource) => selectedPayment(services, source),
      vat_check: vatCheckShape,
    },
  };
}

function selectedPayment({ payments }: CheckoutServices, { state }: CartSource) {
  const chosen = state.cart.document.paymentMethod;
  if (!chosen) return null;
  const title = payments.describe(chosen.code, state.stores.textFallback(state.view.scope.code))?.title ?? '';
  return { code: chosen.code, title, purchase_order_number: chosen.purchaseOrderNumber ?? null };
}

function choosing(services: CheckoutServices): Fields {
  return {
    setShippingAddressesOnCart: async (
      _root: unknown,
      args: { input?: InputMaybe<SetShippingAddressesOnCartInput> },
      context: RequestContext,
    ) => {
      const { cart_id: id, shipping_addresses: addresses } = required(args.input);
      return { cart: await setShippingAddress(services, id, addresses, context) };
    },
    setBillingAddressOnCart: async (
      _root: unknown,
      args: { input?: InputMaybe<SetBillingAddressOnCartInput> },
      context: RequestContext,
    ) => {
      const { cart_id: id, billing_address: address } = required(args.input);
      return { cart: await setBillingAddress(services, id, address, context) };
    },
    setShippingMethodsOnCart: async (
      _root: unknown,
      args: { input?: InputMaybe<SetShippingMethodsOnCartInput> },
      context: RequestContext,
    ) => {
      const { cart_id: id, shipping_methods: methods } = required(args.input);
      const wanted = methods.map((method) => (method ? { carrierCode: method.carrier_code, methodCode: method.method_code } : undefined));
      return { cart: await setShippingMethod(services, id, wanted, context) };
    },
    setPaymentMethodOnCart: async (
      _root: unknown,
      args: { input?: InputMaybe<{ cart_id: string; payment_method: PaymentMethodInput }> },
      context: RequestContext,
    ) => {
      const { cart_id: id, payment_method: method } = required(args.input);
      return { cart: await setPaymentMethodOnCart(services, id, readChosenPayment(method), context) };
    },
    setCommentOnCart: async (_root: unknown, args: { cart_id: string; comment: string }, context: RequestContext) => {
      const comment = readNote(args.comment);
      const { source } = await services.carts.change(args.cart_id, context, ({ comment: _before, ...document }) => ({
        document: comment === undefined ? document : { ...document, comment },
        result: undefined,
      }));
      return source;
    },
  };
}

const maxNoteLength = 1_000;

/** Several lines become one: the note stands in mails and on the packing list. */
const readNote = (given: InputMaybe<string> | undefined): string | undefined =>
  readLine(given?.replace(/\s+/g, ' '), 'Comment', maxNoteLength) ?? undefined;

function placing(services: CheckoutServices): Fields {
  const placed = ({ order }: Paying, context: RequestContext) => ({
    errors: [],
    order: { order_id: order.number, order_number: order.number },
    orderV2: services.orders.show(order, context),
  });
  return {
    placeOrder: async (_root: unknown, args: { input?: InputMaybe<{ cart_id: string }> }, context: RequestContext) => {
      const { cart_id: cartId } = required(args.input);
      return placed(await placeOrder(services, { cartId, payment: undefined }, context), context);
    },
    setPaymentMethodAndPlaceOrder: async (
      _root: unknown,
      args: { input?: InputMaybe<{ cart_id: string; payment_method: PaymentMethodInput }> },
      context: RequestContext,
    ) => {
      const { cart_id: cartId, payment_method: method } = required(args.input);
      return placed(await placeOrder(services, { cartId, payment: readChosenPayment(method) }, context), context);
    },
    setPaymentMethod: async (_root: unknown, { input }: { input: SetPaymentMethodInput }, context: RequestContext) => {
      const { cart_id: cartId, payment_method: method, customer_note: note, create_account: wantsAccount, password } = input;
      if (wantsAccount && context.customerId === undefined && !password) {
        throw inputError(checkoutMessages[context.store.language].passwordMissing);
      }
      const wish = {
        cartId,
        payment: readChosenPayment(method),
        customerNote: readNote(note),
        password: wantsAccount ? (password ?? undefined) : undefined,
      };
      const { order, redirectUrl } = await placeOrder(services, wish, context);
      return { order: services.orders.show(order, context), redirect_url: redirectUrl };
    },
  };
}
