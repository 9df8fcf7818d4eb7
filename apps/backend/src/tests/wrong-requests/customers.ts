import { by, exists, forbidden, input, nobody, stranger, unknown } from './wrong-request.ts';

const address =
  '{firstname: "Eva", lastname: "Janssen", street: ["Markt", "1"], postcode: "6131EK", city: "Sittard", country_code: NL, telephone: "046000001"}';

/** What only a customer may ask for. */
export const withoutLogin = by(
  'guest',
  (
    [
      '{ customer { email } }',
      '{ customerOrders { items { number } } }',
      '{ customerPaymentTokens { items { public_hash } } }',
      '{ myMeasurements { waist } }',
      'mutation { saveMyMeasurements(input: {waist: 70}) { waist } }',
      'mutation { changeCustomerPassword(currentPassword: "x", newPassword: "y") { email } }',
      `mutation { createCustomerAddress(input: ${address}) { id } }`,
      'mutation { updateCustomerAddress(id: 1, input: {city: "x"}) { id } }',
      'mutation { deleteCustomerAddress(id: 1) }',
      'mutation { updateCustomerV2(input: {firstname: "x"}) { customer { email } } }',
      'mutation { updateCustomer(input: {firstname: "x"}) { customer { email } } }',
      'mutation { revokeCustomerToken { result } }',
      'mutation { exportMyData }',
      'mutation { reorderItems(orderNumber: "1") { cart { id } } }',
      'mutation { deletePaymentToken(public_hash: "x") { result } }',
    ] as const
  ).map((query) => [`without a login: ${query}`, query, /isn't authorized/, forbidden] as const),
);

/** What a customer cannot have. */
export const customers = by('customer', [
  [
    'a guest’s cart for a customer',
    'mutation { createGuestCart { cart { id } } }',
    /^Use `Query.customerCart` for logged in customer/,
    exists,
  ],
  ['a merger with nothing', 'mutation { mergeCarts(source_cart_id: "") { id } }', /^Required parameter "source_cart_id" is missing/, input],
  ['a merger with an unknown cart', `mutation { mergeCarts(source_cart_id: "${nobody}") { id } }`, /^Could not find a cart/, unknown],
  [
    'a guest’s address on a customer’s cart',
    'mutation { setGuestEmailOnCart(input: {cart_id: "<own>", email: "a@b.nl"}) { cart { id } } }',
    /not allowed for logged in customers/,
    input,
  ],
  [
    'an address without a name',
    `mutation { createCustomerAddress(input: ${address.replace('"Eva"', '""')}) { id } }`,
    /^"First Name" is a required value/,
    input,
  ],
  [
    'an address without a street',
    `mutation { createCustomerAddress(input: ${address.replace('["Markt", "1"]', '[" ", null]')}) { id } }`,
    /^"Street Address" is a required value/,
    input,
  ],
  [
    'an address of too many lines',
    `mutation { createCustomerAddress(input: ${address.replace('["Markt", "1"]', '["a", "b", "c", "d", "e"]')}) { id } }`,
    /^"Street Address" cannot contain more/,
    input,
  ],
  [
    'an address with half a postcode',
    `mutation { createCustomerAddress(input: ${address.replace('6131EK', '61')}) { id } }`,
    /zip code/,
    input,
  ],
  [
    'an unknown address',
    'mutation { updateCustomerAddress(id: 999999999, input: {city: "x"}) { id } }',
    /^Could not find a address with ID "999999999"/,
    unknown,
  ],
  ['the end of an unknown address', 'mutation { deleteCustomerAddress(id: -1) }', /^Could not find a address with ID "-1"/, unknown],
  ['somebody else’s address', 'mutation { deleteCustomerAddress(id: <foreign>) }', /^Could not find a address with ID/, unknown],
  ['the last number as an address', 'mutation { deleteCustomerAddress(id: 2147483647) }', /^Could not find a address with ID/, unknown],
  [
    'no password for a new one',
    'mutation { changeCustomerPassword(currentPassword: "", newPassword: "Zilver-7berg") { email } }',
    /^Specify the "currentPassword" value/,
    input,
  ],
  [
    'a wrong password for a new one',
    'mutation { changeCustomerPassword(currentPassword: "wrong", newPassword: "Zilver-7berg") { email } }',
    /^Invalid login or password/,
    stranger,
  ],
  ['a waist of a mile', 'mutation { saveMyMeasurements(input: {waist: 160934}) { waist } }', /^"waist" must be between/, input],
  [
    'orders by a word for a sum',
    '{ customer { orders(filter: {grand_total: {from: "much"}}) { total_count } } }',
    /^"grand_total" must be a number/,
    input,
  ],
  ['orders by one figure', '{ customer { orders(filter: {number: {match: "1"}}) { total_count } } }', /^Invalid match filter/, input],
  [
    'orders of no day',
    '{ customer { orders(filter: {order_date: {from: "yesterday"}}) { total_count } } }',
    /^"order_date" must be a date/,
    input,
  ],
  ['a page of no orders', '{ customer { orders(pageSize: 0) { total_count } } }', /^pageSize value/, input],
  ['an unknown order of a customer', '{ order(orderNumber: "199999999") { number } }', /^The order doesn't exist/, unknown],
  [
    'the lines of an unknown order',
    'mutation { reorderItems(orderNumber: "199999999") { cart { id } } }',
    /^The order doesn't exist/,
    unknown,
  ],
  ['an unknown card', 'mutation { deletePaymentToken(public_hash: "x") { result } }', /^Could not find a token/, input],
  [
    'an unknown list',
    'mutation { addProductsToWishlist(wishlistId: "999999999", wishlistItems: []) { wishlist { id } } }',
    /^The wishlist was not found/,
    input,
  ],
  [
    'a list beyond all numbers',
    'mutation { removeProductsFromWishlist(wishlistId: "99999999999999999999", wishlistItemsIds: []) { wishlist { id } } }',
    /^The wishlist was not found/,
    input,
  ],
  [
    'a list that is shared with nobody',
    'mutation { shareWishlist(input: {wishlist_id: "<list>", recipients: []}) { sharing_code } }',
    /^Specify at least one email address/,
    input,
  ],
  [
    'a list that is shared with half an address',
    'mutation { shareWishlist(input: {wishlist_id: "<list>", recipients: ["a@"]}) { sharing_code } }',
    /is not a valid email address/,
    input,
  ],
  [
    'a list that is shared with eleven',
    `mutation { shareWishlist(input: {wishlist_id: "<list>", recipients: [${Array.from({ length: 11 }, (_, index) => `"a${index}@b.nl"`).join()}]}) { sharing_code } }`,
    /recipients/,
    input,
  ],
]);
