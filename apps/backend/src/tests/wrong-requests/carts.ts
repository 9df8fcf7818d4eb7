import { by, exists, forbidden, input, nobody, unknown } from './wrong-request.ts';

/** Unknown carts, impossible lines. */
export const carts = by('guest', [
  ['an unknown cart', `{ cart(cart_id: "${nobody}") { id } }`, /^Could not find a cart with ID "/, unknown],
  ['a cart without an id', '{ cart(cart_id: "") { id } }', /^Could not find a cart with ID ""/, unknown],
  ['the number of a cart', '{ cart(cart_id: "1") { id } }', /^Could not find a cart with ID "1"/, unknown],
  ['a cart by another name', `{ cart(cart_id: "' or 1=1 --") { id } }`, /^Could not find a cart/, unknown],
  ['ways to pay for an unknown cart', `{ getPaymentMethods(cart_id: "${nobody}") { code } }`, /^Could not find a cart/, unknown],
  ['a customer’s cart without a login', '{ customerCart { id } }', /^The request is allowed for logged in customer/, forbidden],
  ['a cart with a short id', 'mutation { createEmptyCart(input: {cart_id: "short"}) }', /^Cart ID length should be 32/, input],
  ['a cart with an id that is taken', 'mutation { createEmptyCart(input: {cart_id: "<cart>"}) }', /already exists/, exists],
  [
    'a product for an unknown cart',
    `mutation { addProductsToCart(cartId: "${nobody}", cartItems: []) { cart { id } } }`,
    /^Could not find a cart/,
    unknown,
  ],
  ['nothing as a simple product', 'mutation { addSimpleProductsToCart { cart { id } } }', /^Required parameter "input" is missing/, input],
  ['null as a simple product', 'mutation { addSimpleProductsToCart(input: null) { cart { id } } }', /^Required parameter "input"/, input],
  [
    'an unknown simple product',
    'mutation { addSimpleProductsToCart(input: {cart_id: "<cart>", cart_items: [{data: {sku: "nowhere", quantity: 1}}]}) { cart { id } } }',
    /^Could not find a product with SKU "nowhere"/,
    unknown,
  ],
  [
    'less than one piece',
    'mutation { addSimpleProductsToCart(input: {cart_id: "<cart>", cart_items: [{data: {sku: "MA-SIE-6202", quantity: -1}}]}) { cart { id } } }',
    /MA-SIE-6202/,
    input,
  ],
  [
    'an empty coupon',
    'mutation { applyCouponToCart(input: {cart_id: "<full>", coupon_code: " "}) { cart { id } } }',
    /^Required parameter "coupon_code"/,
    input,
  ],
  [
    'a coupon for nothing',
    'mutation { applyCouponToCart(input: {cart_id: "<cart>", coupon_code: "X"}) { cart { id } } }',
    /^Cart does not contain products/,
    input,
  ],
  [
    'an unknown coupon',
    'mutation { applyCouponToCart(input: {cart_id: "<full>", coupon_code: "NOWHERE"}) { cart { id } } }',
    /^The coupon code isn't valid/,
    unknown,
  ],
  [
    'an item without a number',
    'mutation { removeItemFromCart(input: {cart_id: "<full>"}) { cart { id } } }',
    /^Required parameter "cart_item_id" is missing/,
    input,
  ],
  [
    'an unknown item',
    'mutation { removeItemFromCart(input: {cart_id: "<full>", cart_item_id: 999}) { cart { id } } }',
    /^The cart doesn't contain the item/,
    unknown,
  ],
  [
    'an item that is no uid',
    'mutation { removeItemFromCart(input: {cart_id: "<full>", cart_item_uid: "%%"}) { cart { id } } }',
    /^Value of uid "%%" is incorrect/,
    input,
  ],
  ['no change of a cart', 'mutation { updateCartItems { cart { id } } }', /^Required parameter "input" is missing/, input],
  [
    'no email address',
    'mutation { setGuestEmailOnCart(input: {cart_id: "<cart>", email: "x"}) { cart { id } } }',
    /^Invalid email format/,
    input,
  ],
  ['a merger without a login', 'mutation { mergeCarts(source_cart_id: "<cart>") { id } }', /isn't authorized/, forbidden],
]);
