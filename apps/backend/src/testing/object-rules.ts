/** Whose an object is, and what opens it. */
export type ObjectKind =
  /** A customer's: by its owner's token and by nothing else. */
  | 'address'
  | 'cart'
  | 'wishlist'
  | 'wishlistItem'
  | 'compareList'
  | 'order'
  | 'paymentToken'
  /** Nobody's in particular: whoever has the id may use it. */
  | 'guestWishlist'
  | 'guestCart'
  | 'sharingCode'
  /** The secret of a guest's order, or its number with what only who ordered knows beside it. */
  | 'orderSecret'
  /** A link in a mail: it works once, for whoever has it. */
  | 'mailedToken'
  /** A way out of a list: it works as long as the mail it stands in is kept. */
  | 'leavingToken';

type Rule = { readonly of: RegExp; readonly kind: ObjectKind } | { readonly of: RegExp; readonly open: string };

/**
 * What every naming argument of the schema names. The first row that fits holds; an argument without a row fails the test.
 * A new operation on carts, wishlists or comparisons needs no row: it is called like the others.
 */
export const objectRules: readonly Rule[] = [
  { of: /selected_options|entered_options|customizable_options|bundle_options|configurableOptionValueUids/, open: 'options of products' },
  { of: /\.(country_code|country_id|region_code|region_id|vat_id)\)$/, open: 'part of an address that is sent along' },
  { of: /attribute_?codes?\)$/i, open: 'names of attributes' },
  { of: /CompareList\(input\.products\)$/, open: 'products of the catalogue' },
  { of: /\.(carrier_code|method_code)\)$/, open: 'shipping methods of the shop' },
  { of: /payment_method\.(additional_data\.)?code\)$/, open: 'ways to pay, and their fields' },
  { of: /purchase_order_number\)$/, open: 'a reference the customer writes for themselves' },
  { of: /coupon_code\)$/, open: 'codes are made to be guessed and told; the number of guesses is limited where carts are tested' },
  {
    of: /cart_items?(\.|_|\w)*cart_item_(id|uid)\)$|\(input\.cart_item_(id|uid)\)$/,
    open: 'counted inside the cart that is named beside it',
  },
  { of: /^Mutation\.(createEmptyCart\(input\.cart_id|createGuestCart\(input\.cart_uid)\)$/, open: 'a new id a client chooses for itself' },
  { of: /^Mutation\.createProductReview\(input\.ratings\./, open: 'questions and answers of the review form' },
  { of: /^Mutation\.submitForm\(/, open: 'forms and categories of the shop; what was sent cannot be named' },
  {
    of: /^Mutation\.submitWithdrawal\(/,
    open: 'LAW-08: taken and receipted for every number; that the answer is the same is tested with the forms',
  },
  { of: /^Query\.(bestsellers|blogPost|category|cmsBlocks|cmsPage|country|form|getTailoredSlider|landingPage)\(/, open: 'public content' },
  { of: /pickup_?location_?(s|code)\b/i, open: 'branches, and how to sort them' },
  { of: /^Query\.(postcodeAddresses|vatNumber)\(/, open: 'public registers' },
  { of: /\.downloadMyData\(token\)$/, open: 'LAW-20: needs the log-in of its owner beside it; tested with the copy of the data' },
  {
    of: /\.openTelephoneOrder\(/,
    open: 'a link in a mail that opens a cart of the caller’s own; a cart of others is left alone, tested with telephone orders',
  },
  {
    of: /\.restoreCartFromOrder\(cart_id\)$/,
    open: 'a guest’s cart that goods of the order beside it come to; a cart of a customer is left alone, tested with payments',
  },
  {
    of: /OrderRevision\(token\)$|^Query\.orderRevision\(/,
    open: 'a link in a mail; what each bad one is told is tested with the edits of orders',
  },
  { of: /\.unsubscribe\w+\(token\)$/, kind: 'leavingToken' },
  { of: /\.confirm\w+\(token\)$|resetPasswordToken\)$/, kind: 'mailedToken' },
  { of: /^Query\.sharedWishlist\(code\)$/, kind: 'sharingCode' },
  { of: /^Query\.guestWishlist\(id\)$|mergeWishlists\(source_wishlist_id\)$/, kind: 'guestWishlist' },
  { of: /mergeCarts\(source_cart_id\)$|assignCustomerToGuestCart\(cart_id\)$/, kind: 'guestCart' },
  { of: /CustomerAddress\(id\)$|customer_address_id\)$/, kind: 'address' },
  { of: /^Query\.invoice\(number\)$/, open: 'one of the order that is named beside it' },
  { of: /\(orderNumber\)$|cancelOrder\(input\.order_id\)$/, kind: 'order' },
  { of: /\((input\.)?(hash|order_id)\)$|\.guestOrder(ByToken)?\(/, kind: 'orderSecret' },
  { of: /deletePaymentToken\(public_hash\)$/, kind: 'paymentToken' },
  { of: /wishlistItems?Ids\)$|wishlist_item_id\)$/, kind: 'wishlistItem' },
  { of: /wishlist_?id\)$|wishlist_v2\(id\)$/i, kind: 'wishlist' },
  { of: /compareList\w*\((input\.)?uid\)$/i, kind: 'compareList' },
  { of: /cart_?id\)$/i, kind: 'cart' },
];

export const ruleOf = (key: string): Rule | undefined => objectRules.find(({ of }) => of.test(key));

/** Arguments without which a call would be refused before it looks at the object. */
export const neededArguments: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'Mutation.createAccountFromOrder': { input: { email: 'nobody@example.nl', password: 'Zilver-7berg' } },
  'Mutation.retryPayment': { payment_method: { code: 'banktransfer' } },
  'Mutation.shareWishlist': { input: { recipients: ['friend@example.nl'] } },
  'Mutation.addSampleProductToCart': { input: {} },
  'Mutation.removeItemFromCart': { input: { cart_item_id: 1 } },
  'Mutation.setGuestEmailOnCart': { input: { email: 'guest@example.nl' } },
  'Mutation.resetPassword': { email: 'nobody@example.nl', newPassword: 'Zilver-7berg' },
  'Mutation.removeProductsFromWishlist': { wishlistId: '0', wishlistItemsIds: [] },
  'Mutation.updateProductsInWishlist': { wishlistId: '0' },
};
