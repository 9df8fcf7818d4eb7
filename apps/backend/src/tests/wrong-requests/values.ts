import { refusedDocuments } from './wrong-request.ts';

const category = 'query ($v: Int) { category(id: $v) { id } }';
const route = 'query ($v: String!) { route(url: $v) { type } }';
const stores = 'query ($v: Boolean) { availableStores(useCurrentGroup: $v) { store_code } }';
const list = 'query ($v: ID!) { compareList(uid: $v) { uid } }';
const filter = 'query ($v: ProductAttributeFilterInput) { products(filter: $v) { total_count } }';
const sort = 'query ($v: SortEnum) { products(filter: {}, sort: {price: $v}) { total_count } }';
const form = 'query ($v: FormTypeEnum!) { form(type: $v) { title } }';
const measure = 'mutation ($v: Float) { saveMyMeasurements(input: {waist: $v}) { waist } }';
const blocks = 'query ($v: [String]) { cmsBlocks(identifiers: $v) { items { title } } }';
const add = 'mutation ($v: [CartItemInput!]!) { addProductsToCart(cartId: "x", cartItems: $v) { cart { id } } }';
const invalid = /^Variable "\$v" got invalid value /;
const missing = /^Variable "\$v" of (required|non-null) type /;
const never = /^Variable "\$v" must not be null/;

/** Values of another type than the schema asks for, written in the document. */
const written = refusedDocuments([
  ['a text for an Int', '{ category(id: "1") { id } }', /^Int cannot represent/],
  ['a fraction for an Int', '{ category(id: 1.5) { id } }', /^Int cannot represent/],
  ['an Int that is too large', '{ category(id: 2147483648) { id } }', /^Int cannot represent non 32-bit/],
  ['an Int that is too small', '{ category(id: -2147483649) { id } }', /^Int cannot represent non 32-bit/],
  ['a truth for an Int', '{ category(id: true) { id } }', /^Int cannot represent/],
  ['an enum for an Int', '{ category(id: ONE) { id } }', /^Int cannot represent/],
  ['a list for an Int', '{ category(id: [1]) { id } }', /^Int cannot represent/],
  ['an object for an Int', '{ category(id: {eq: 1}) { id } }', /^Int cannot represent/],
  ['a text for a Float', 'mutation { saveMyMeasurements(input: {waist: "70"}) { waist } }', /^Float cannot represent/],
  ['an endless Float', 'mutation { saveMyMeasurements(input: {waist: INFINITY}) { waist } }', /^Float cannot represent/],
  ['a number for a text', '{ route(url: 5) { type } }', /^String cannot represent/],
  ['a truth for a text', '{ route(url: true) { type } }', /^String cannot represent/],
  ['a word for a text', '{ route(url: home) { type } }', /^String cannot represent/],
  ['a list for a text', '{ route(url: ["x"]) { type } }', /^String cannot represent/],
  ['null for a text that must be there', '{ route(url: null) { type } }', /^Expected value of type "String!", found null/],
  ['a text for a truth', '{ availableStores(useCurrentGroup: "true") { store_code } }', /^Boolean cannot represent/],
  ['a number for a truth', '{ availableStores(useCurrentGroup: 1) { store_code } }', /^Boolean cannot represent/],
  ['a word for a truth', '{ availableStores(useCurrentGroup: TRUE) { store_code } }', /^Boolean cannot represent/],
  ['a fraction for an ID', '{ compareList(uid: 1.5) { uid } }', /^ID cannot represent/],
  ['a truth for an ID', '{ compareList(uid: true) { uid } }', /^ID cannot represent/],
  ['an object for an ID', '{ compareList(uid: {}) { uid } }', /^ID cannot represent/],
  ['an unknown word for an enum', '{ form(type: nonsense) { title } }', /^Value "nonsense" does not exist in "FormTypeEnum"/],
  ['a word in another case for an enum', '{ form(type: CONTACT) { title } }', /does not exist in "FormTypeEnum"/],
  ['a text for an enum', '{ form(type: "contact") { title } }', /cannot represent non-enum value/],
  ['a number for an enum', '{ form(type: 1) { title } }', /cannot represent non-enum value/],
  ['a text for an object', '{ products(filter: "sku") { total_count } }', /^Expected value of type "ProductAttributeFilterInput"/],
  ['a list for an object', '{ products(filter: [1, 2]) { total_count } }', /^Expected value of type "ProductAttributeFilterInput"/],
  ['an object in an object’s place', '{ products(filter: {sku: "a"}) { total_count } }', /^Expected value of type "FilterEqualTypeInput"/],
  ['an object for a text in a list', '{ cmsBlocks(identifiers: [{a: 1}]) { items { title } } }', /^String cannot represent/],
  ['null in a list that has none', 'mutation { addProductsToCart(cartId: "x", cartItems: [null]) { cart { id } } }', /found null/],
]);

/** The same in variables. */
const given = refusedDocuments([
  ['a text for an Int in a variable', category, invalid, { v: '1' }],
  ['a fraction for an Int in a variable', category, invalid, { v: 1.5 }],
  ['an Int in a variable that is too large', category, invalid, { v: 2_147_483_648 }],
  ['a huge Int in a variable', category, invalid, { v: 1e300 }],
  ['a truth for an Int in a variable', category, invalid, { v: true }],
  ['a list for an Int in a variable', category, invalid, { v: [1] }],
  ['an object for an Int in a variable', category, invalid, { v: {} }],
  ['a text for a Float in a variable', measure, invalid, { v: '70' }],
  ['a truth for a Float in a variable', measure, invalid, { v: true }],
  ['a number for a text in a variable', route, invalid, { v: 5 }],
  ['a list for a text in a variable', route, invalid, { v: ['x'] }],
  ['an object for a text in a variable', route, invalid, { v: { toString: 'x' } }],
  ['null for a text that must be there in a variable', route, missing, { v: null }],
  ['nothing for a text that must be there', route, missing, {}],
  ['a text in a variable of another name', route, missing, { V: 'x' }],
  ['a text in everybody’s variable', route, missing, JSON.parse('{"__proto__": {"v": "x"}}')],
  ['a text for a truth in a variable', stores, invalid, { v: 'true' }],
  ['a number for a truth in a variable', stores, invalid, { v: 0 }],
  ['a fraction for an ID in a variable', list, invalid, { v: 1.5 }],
  ['a truth for an ID in a variable', list, invalid, { v: false }],
  ['an object for an ID in a variable', list, invalid, { v: { id: 1 } }],
  ['an unknown word for an enum in a variable', sort, invalid, { v: 'UP' }],
  ['a word in another case for an enum in a variable', sort, invalid, { v: 'asc' }],
  ['a number for an enum in a variable', sort, invalid, { v: 0 }],
  ['a property of every object for an enum', sort, invalid, { v: 'constructor' }],
  ['null for an enum that must be there', form, missing, { v: null }],
  ['a text for an object in a variable', filter, invalid, { v: 'sku' }],
  ['a list for an object in a variable', filter, invalid, { v: [1, 2] }],
  ['an unknown member in a variable', filter, invalid, { v: { nonsense: { eq: 'a' } } }],
  ['an unknown member below in a variable', filter, invalid, { v: { sku: { equals: 'a' } } }],
  ['everybody’s member in a variable', filter, invalid, JSON.parse('{"v": {"__proto__": {"eq": "a"}}}')],
  ['a text in an object’s place in a variable', filter, invalid, { v: { sku: 'a' } }],
  ['a number in a list of texts', blocks, invalid, { v: ['a', 5] }],
  ['thousands of numbers in a list of texts', blocks, invalid, { v: Array.from({ length: 20_000 }, () => 1) }],
  ['lists without end in a list of texts', blocks, invalid, { v: JSON.parse('['.repeat(2_000) + ']'.repeat(2_000)) }],
  ['null in a list that has none in a variable', add, invalid, { v: [null] }],
  ['an item without its quantity', add, invalid, { v: [{ sku: 'a' }] }],
  ['an item that is a text', add, invalid, { v: ['a'] }],
]);

/** A default stands for what is missing, not for null. */
const defaulted = refusedDocuments([
  ['null for a text with a default', 'query ($v: String = "x") { route(url: $v) { type } }', never, { v: null }],
  [
    'null for a text with a default, below',
    'query ($v: String = "x") { storeConfig { store_code } r: route(url: $v) { type } }',
    never,
    { v: null },
  ],
  ['null for a condition with a default', 'query ($v: Boolean = true) { storeConfig { store_code @include(if: $v) } }', never, { v: null }],
  [
    'null for a member with a default',
    'mutation ($v: String = "x") { placeOrder(input: {cart_id: $v}) { orderV2 { number } } }',
    never,
    { v: null },
  ],
  ['null for an enum with a default', 'query ($v: FormTypeEnum = contact) { form(type: $v) { title } }', never, { v: null }],
  [
    'null in a list with a default',
    'mutation ($v: ID = "1") { removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: [$v]) { wishlist { id } } }',
    never,
    { v: null },
  ],
  ['a default of another type', 'query ($v: Int = "x") { category(id: $v) { id } }', /^Int cannot represent/],
  ['a default that is null where none may be', 'query ($v: String! = null) { route(url: $v) { type } }', /found null/],
]);

export const values = [...written, ...given, ...defaulted];
