import type { BillingAddressInput, InputMaybe, ShippingAddressInput } from '@shop/contract';
import { authorizationError, inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { cutText } from '#kernel/read-text.ts';
import { whoPays, type CartAddress, type CartDocument, type CartSource, type Collector, type DeliveryTables } from '#modules/cart/index.ts';
import { ownAddress } from '#modules/customer/index.ts';
import { checkCartVat } from './check-vat.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { branchAddress, readCartAddress, toCartAddress } from './read-cart-address.ts';

type Given = Pick<ShippingAddressInput, 'address' | 'customer_address_id'>;

const neither = 'The shipping address must contain either "customer_address_id", "address", or "pickup_location_code".';

/** One of the customer's addresses, or what was typed; a typed one is stored in the book when that is wished. */
async function resolveAddress(
  { database, customers }: CheckoutServices,
  { address, customer_address_id: id }: Given,
  { customerId }: RequestContext,
  isTelephoneOptional: boolean,
): Promise<CartAddress> {
  if (typeof id === 'number') {
    if (customerId === undefined) throw authorizationError();
    return toCartAddress(await ownAddress(database, customerId, id));
  }
  if (!address) throw inputError(neither);
  const fields = readCartAddress(address, isTelephoneOptional);
  if (address.save_in_address_book && customerId !== undefined) await customers.storeAddress(database, customerId, fields);
  return toCartAddress(fields);
}

/** Sets where the goods go; a method that does not go there is taken off the cart. */
export async function setShippingAddress(
  services: CheckoutServices,
  cartId: string,
  addresses: readonly InputMaybe<ShippingAddressInput>[],
  context: RequestContext,
): Promise<CartSource> {
  const seen = await services.carts.open(cartId, context);
  const [given, ...more] = addresses.filter((one) => one !== null && one !== undefined);
  if (more.length > 0) throw inputError('You cannot specify multiple shipping addresses.');
  const code = given?.pickup_location_code ?? undefined;
  const isGiven = Boolean(given?.address) || typeof given?.customer_address_id === 'number';
  if (!given || (!isGiven && code === undefined)) throw inputError(neither);
  if (given.address && typeof given.customer_address_id === 'number') {
    throw inputError('The shipping address cannot contain "customer_address_id" and "address" at the same time.');
  }
  const branch = code === undefined ? undefined : services.stores.branchByCode(code);
  if (code !== undefined && !branch) throw notFound(`There is no pickup location "${code.slice(0, 64)}".`);
  const address = isGiven ? await resolveAddress(services, given, context, branch !== undefined) : undefined;
  const delivery = services.carts.delivery();
  if (!branch && !isDeliveredTo(delivery, address?.countryCode ?? '')) throw inputError('Country is not available');
  const place = branch ? branchAddress(branch, address ?? (await defaultCollector(services, context))) : address;
  const note = cutText(given.customer_notes?.trim() ?? '', 1_000);
  const change = ({ pickupLocationCode: _before, ...rest }: CartDocument) => {
    const next = {
      ...rest,
      ...(place ? { shippingAddress: place } : {}),
      ...(branch ? { pickupLocationCode: branch.code } : {}),
      ...(note ? { comment: note } : {}),
    };
    return { document: withoutStrayMethod(next, delivery), result: undefined };
  };
  const { source } = await services.carts.change(cartId, context, change, { seen });
  return checkCartVat(services, source, context);
}

/** Who collects when only a branch was chosen: whose account it is, or whoever will pay. */
async function defaultCollector({ customers }: CheckoutServices, { customerId }: RequestContext): Promise<Collector> {
  const customer = customerId === undefined ? undefined : await customers.find(customerId);
  return customer ? { ...customer, telephone: null } : whoPays;
}

const isDeliveredTo = ({ methods }: DeliveryTables, countryCode: string): boolean =>
  methods.some(({ isPickup, rates }) => !isPickup && rates.some((rate) => rate.countryCode === countryCode));

function withoutStrayMethod(document: CartDocument, { methods }: DeliveryTables): CartDocument {
  const { shippingMethod, shippingAddress, pickupLocationCode } = document;
  if (!shippingMethod) return document;
  const fits = methods.some(
    ({ carrierCode, methodCode, isPickup, rates }) =>
      carrierCode === shippingMethod.carrierCode &&
      methodCode === shippingMethod.methodCode &&
      isPickup === (pickupLocationCode !== undefined) &&
      rates.some(({ countryCode }) => countryCode === shippingAddress?.countryCode),
  );
  if (fits) return document;
  const { shippingMethod: _stray, ...rest } = document;
  return rest;
}

/** Sets who pays; the address may be taken from, or given to, the delivery. */
export async function setBillingAddress(
  services: CheckoutServices,
  cartId: string,
  billing: BillingAddressInput,
  context: RequestContext,
): Promise<CartSource> {
  const seen = await services.carts.open(cartId, context);
  const { address, customer_address_id: id, same_as_shipping: isSame, use_for_shipping: isForBoth } = billing;
  const isGiven = Boolean(address) || typeof id === 'number';
  if (address && typeof id === 'number') {
    throw inputError('The billing address cannot contain "customer_address_id" and "address" at the same time.');
  }
  if (isSame && (isForBoth || isGiven))
    throw inputError('Using "same_as_shipping" option with an address or "use_for_shipping" is not possible.');
  if (!isSame && !isGiven)
    throw inputError('The billing address must contain either "customer_address_id", "address", or "same_as_shipping".');
  const { shippingAddress, pickupLocationCode } = seen.state.cart.document;
  if (isSame && (!shippingAddress || pickupLocationCode !== undefined)) {
    throw inputError('Could not find the "shipping_addresses" for the "same_as_shipping" option.');
  }
  const isOnlyBill = pickupLocationCode !== undefined && !isForBoth;
  const own = isSame && shippingAddress ? shippingAddress : await resolveAddress(services, billing, context, isOnlyBill);
  if (isForBoth && !isDeliveredTo(services.carts.delivery(), own.countryCode)) throw inputError('Country is not available');
  const change = (document: CartDocument) => {
    const { pickupLocationCode: _before, ...rest } = document;
    const next = isForBoth ? withoutStrayMethod({ ...rest, shippingAddress: own }, services.carts.delivery()) : document;
    return { document: { ...next, billingAddress: own }, result: undefined };
  };
  const { source } = await services.carts.change(cartId, context, change, { seen });
  return checkCartVat(services, source, context);
}
