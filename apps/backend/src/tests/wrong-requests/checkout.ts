import { by, forbidden, input, nobody, unknown } from './wrong-request.ts';

const cartAddress = (country: string): string =>
  `{firstname: "Eva", lastname: "Janssen", street: ["Markt", "1"], postcode: "6131EK", city: "Sittard", country_code: "${country}", telephone: "046000001"}`;

/** Addresses, methods and orders that cannot be. */
export const checkout = by('guest', [
  [
    'no delivery address',
    'mutation { setShippingAddressesOnCart(input: {cart_id: "<full>", shipping_addresses: []}) { cart { id } } }',
    /address/,
    input,
  ],
  [
    'two delivery addresses',
    `mutation { setShippingAddressesOnCart(input: {cart_id: "<full>", shipping_addresses: [{address: ${cartAddress('NL')}}, {address: ${cartAddress('NL')}}]}) { cart { id } } }`,
    /^You cannot specify multiple shipping addresses/,
    input,
  ],
  [
    'an address in no country',
    `mutation { setShippingAddressesOnCart(input: {cart_id: "<full>", shipping_addresses: [{address: ${cartAddress('XX')}}]}) { cart { id } } }`,
    /^Country is not available/,
    input,
  ],
  [
    'a postcode of another country',
    `mutation { setShippingAddressesOnCart(input: {cart_id: "<full>", shipping_addresses: [{address: ${cartAddress('DE')}}]}) { cart { id } } }`,
    /zip code/,
    input,
  ],
  [
    'an unknown branch',
    `mutation { setShippingAddressesOnCart(input: {cart_id: "<full>", shipping_addresses: [{address: ${cartAddress('NL')}, pickup_location_code: "XX"}]}) { cart { id } } }`,
    /^There is no pickup location "XX"/,
    unknown,
  ],
  [
    'the address of a customer without a login',
    'mutation { setShippingAddressesOnCart(input: {cart_id: "<full>", shipping_addresses: [{customer_address_id: 1}]}) { cart { id } } }',
    /isn't authorized/,
    forbidden,
  ],
  [
    'a way to send before an address',
    'mutation { setShippingMethodsOnCart(input: {cart_id: "<full>", shipping_methods: [{carrier_code: "postnl", method_code: "home"}]}) { cart { id } } }',
    /^The shipping address is missing/,
    input,
  ],
  [
    'no way to send',
    'mutation { setShippingMethodsOnCart(input: {cart_id: "<full>", shipping_methods: []}) { cart { id } } }',
    /^Required parameter "shipping_methods"/,
    input,
  ],
  [
    'no invoice address',
    'mutation { setBillingAddressOnCart(input: {cart_id: "<full>", billing_address: {}}) { cart { id } } }',
    /^The billing address must contain/,
    input,
  ],
  [
    'the delivery address that is not there',
    'mutation { setBillingAddressOnCart(input: {cart_id: "<full>", billing_address: {same_as_shipping: true}}) { cart { id } } }',
    /^Could not find the "shipping_addresses"/,
    input,
  ],
  [
    'an unknown way to pay',
    'mutation { setPaymentMethodOnCart(input: {cart_id: "<full>", payment_method: {code: "cowries"}}) { cart { id } } }',
    /payment method/i,
    input,
  ],
  [
    'an order without an address',
    'mutation { placeOrder(input: {cart_id: "<full>"}) { orderV2 { number } } }',
    /^Guest email for cart is missing/,
    input,
  ],
  ['an order of nothing', 'mutation { placeOrder(input: {cart_id: "<cart>"}) { orderV2 { number } } }', /./, input],
  ['an order without input', 'mutation { placeOrder { orderV2 { number } } }', /^Required parameter "input" is missing/, input],
  ['no order by nothing', '{ order { number } }', /^Specify either "orderNumber" or "hash"/, input],
  ['an order by both', `{ order(orderNumber: "1", hash: "${nobody}") { number } }`, /^Specify either/, input],
  ['an unknown order', `{ order(hash: "${nobody}") { number } }`, /^The order doesn't exist/, unknown],
  ['an order by its number without a login', '{ order(orderNumber: "100000001") { number } }', /isn't authorized/, forbidden],
  [
    'an order nobody placed',
    '{ guestOrder(input: {number: "1", email: "a@b.nl", lastname: "x"}) { number } }',
    /^We couldn't locate an order/,
    unknown,
  ],
  ['an order by a wrong secret', `{ guestOrderByToken(input: {token: "${nobody}"}) { number } }`, /^We couldn't locate an order/, unknown],
  ['the invoice of an unknown order', `{ invoice(hash: "${nobody}") { number } }`, /^The order doesn't exist/, unknown],
  [
    'the end of an unknown order',
    `mutation { cancelOrder(input: {order_id: "${nobody}", reason: "x"}) { error } }`,
    /^The order doesn't exist/,
    unknown,
  ],
  [
    'an end without a reason',
    `mutation { cancelOrder(input: {order_id: "${nobody}", reason: " "}) { error } }`,
    /^Reason is required/,
    input,
  ],
  [
    'the payment of an unknown order',
    `mutation { retryPayment(hash: "${nobody}", payment_method: {code: "banktransfer"}) { redirect_url } }`,
    /^The order doesn't exist/,
    unknown,
  ],
  ['the cart of an unknown order', `mutation { restoreCartFromOrder(hash: "${nobody}") { id } }`, /^The order doesn't exist/, unknown],
  [
    'an account from an unknown order',
    `mutation { createAccountFromOrder(input: {order_id: "${nobody}", email: "new@example.nl", password: "Zilver-7berg"}) { token } }`,
    /^The order doesn't exist/,
    unknown,
  ],
]);
