import { normaliseEmail } from '@shop/rules/email';
import { alreadyExists, notFound } from '#kernel/errors.ts';
import { isMaskedId } from '#kernel/ids.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { accountExists, type AddressInput, type Customer, type Customers, type Registration } from '#modules/customer/index.ts';
import type { Order, OrderAddress } from '../order.ts';
import { findOrder, lockOrder, saveOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';

export type AccountMaker = { readonly customers: Pick<Customers, 'createAccount' | 'logIn' | 'prepareAccount' | 'storeAddress'> };

type Wish = { readonly hash: string; readonly email: string; readonly password: string };

/** An account of who placed an order, with its addresses; whoever knows the secret but not the address learns nothing. */
export async function accountFromOrder(
  services: OrderServices & AccountMaker,
  { hash, email, password }: Wish,
  context: RequestContext,
): Promise<{ readonly customer: Customer; readonly token: string }> {
  const { database, customers } = services;
  const found = isMaskedId(hash) ? await findOrder(database, { hash }) : undefined;
  if (!found || normaliseEmail(found.order.email) !== normaliseEmail(email)) throw notFound("The order doesn't exist.");
  if (found.order.customerId !== null) throw alreadyExists('The order already belongs to an account.');
  const account = await customers.prepareAccount(registrationOf(found.order, password), context.now);
  return database.transaction(async (tx) => {
    const { order } = await lockOrder(tx, found.order.id);
    if (order.customerId !== null) throw alreadyExists('The order already belongs to an account.');
    const customer = await customers.createAccount(tx, account, { storeCode: context.store.code, ip: context.ip, now: context.now });
    if (!customer) throw alreadyExists(accountExists);
    await saveOrder(tx, order.id, { customerId: customer.id }, context.now);
    const { shippingAddress } = order;
    if (shippingAddress && !order.pickup && JSON.stringify(shippingAddress) !== JSON.stringify(order.billingAddress)) {
      await customers.storeAddress(tx, customer.id, { ...shippingAddress, isDefaultBilling: false, isDefaultShipping: true });
    }
    return { customer, token: await customers.logIn(tx, customer.id) };
  });
}

/** What an order knows of who placed it, as a registration says it. */
export function registrationOf({ email, billingAddress }: Pick<Order, 'email' | 'billingAddress'>, password: string): Registration {
  const { firstname, middlename, lastname, prefix, suffix, company, vatId, coc } = billingAddress;
  return {
    email,
    password,
    firstname,
    middlename,
    lastname,
    prefix,
    suffix,
    company,
    taxvat: vatId,
    coc,
    ...(billingAddress.telephone ? { address: addressInput(billingAddress) } : {}),
  };
}

function addressInput(address: OrderAddress): AddressInput {
  return {
    company: address.company,
    prefix: address.prefix,
    firstname: address.firstname,
    middlename: address.middlename,
    lastname: address.lastname,
    suffix: address.suffix,
    street: [...address.street],
    postcode: address.postcode,
    city: address.city,
    country_code: address.countryCode as NonNullable<AddressInput['country_code']>,
    ...(address.regionId === null && address.region === null ? {} : { region: { region: address.region, region_id: address.regionId } }),
    telephone: address.telephone,
    vat_id: address.vatId,
    coc: address.coc,
    default_billing: true,
    default_shipping: true,
  };
}
