import { by, forbidden, input, nobody, stranger, unknown } from './wrong-request.ts';

/** A new account with something wrong in it. */
function account(wrong: string): string {
  const right = ['email: "a@example.nl"', 'firstname: "x"', 'lastname: "y"', 'password: "Zilver-7berg"'];
  const name = /^\w+/.exec(wrong)?.[0] ?? '';
  const members = [...right.filter((member) => !member.startsWith(`${name}:`)), wrong];
  return `mutation { createCustomerV2(input: {${members.join(', ')}}) { customer { email } } }`;
}

/** Log-ins, accounts, lists and messages of strangers. */
export const accounts = by('guest', [
  [
    'a log-in without an address',
    'mutation { generateCustomerToken(email: " ", password: "x") { token } }',
    /^Specify the "email" value/,
    input,
  ],
  [
    'a log-in without a password',
    'mutation { generateCustomerToken(email: "a@b.nl", password: "") { token } }',
    /^Specify the "password" value/,
    input,
  ],
  [
    'a log-in of nobody',
    'mutation { generateCustomerToken(email: "nobody@example.nl", password: "x") { token } }',
    /^The account sign-in was incorrect/,
    stranger,
  ],
  ['a question after no address', '{ isEmailAvailable(email: "") { is_email_available } }', /^Email must be specified/, input],
  ['a question after half an address', '{ isEmailAvailable(email: "a@") { is_email_available } }', /^Email is invalid/, input],
  ['an account with half an address', account('email: "a@"'), /is not a valid email address/, input],
  ['an account with a short password', account('password: "Ab1"'), /password/i, input],
  ['an account with an easy password', account('password: "aaaaaaaaaaaa"'), /password/i, input],
  ['an account without a name', account('firstname: " "'), /^"First Name" is a required value/, input],
  ['an account born in the future', account('date_of_birth: "2999-01-01"'), /^"Date of Birth" is not a valid date/, input],
  ['an account born on no day', account('date_of_birth: "2000-02-31"'), /^"Date of Birth"/, input],
  ['an account of the ninth gender', account('gender: 9'), /^"Gender" is not a valid value/, input],
  ['a new password for nobody', 'mutation { requestPasswordResetEmail(email: "") }', /^You must specify an email address/, input],
  ['a new password for half an address', 'mutation { requestPasswordResetEmail(email: "a@") }', /email address/, input],
  [
    'a new password without a token',
    'mutation { resetPassword(email: "a@example.nl", resetPasswordToken: " ", newPassword: "Zilver-7berg") }',
    /^resetPasswordToken must be specified/,
    input,
  ],
  ['news for nobody', 'mutation { subscribeEmailToNewsletter(email: "") { status } }', /email address/, input],
  ['news for half an address', 'mutation { subscribeEmailToNewsletter(email: "a@") { status } }', /^Enter a valid email address/, input],
  [
    'an alert for half an address',
    'mutation { productAlertSubscription(input: {email: "a@", sku: "MA-SIE-6202", type: stock}) { sku } }',
    /^Enter a valid email address/,
    input,
  ],
  [
    'an alert for an unknown product',
    'mutation { productAlertSubscription(input: {email: "a@b.nl", sku: "nowhere", type: stock}) { sku } }',
    /^Could not find a product with SKU/,
    unknown,
  ],
  [
    'an alert for a price',
    'mutation { productAlertSubscription(input: {email: "a@b.nl", sku: "MA-SIE-6202", type: price}) { sku } }',
    /^Only alerts of the type "stock"/,
    input,
  ],
  [
    'a review of an unknown product',
    'mutation { createProductReview(input: {sku: "nowhere", nickname: "x", summary: "x", text: "x", ratings: []}) { review { text } } }',
    /^Could not find a product/,
    unknown,
  ],
  [
    'a review without stars',
    'mutation { createProductReview(input: {sku: "MA-SIE-6202", nickname: "x", summary: "x", text: "x", ratings: []}) { review { text } } }',
    /^Please rate "/,
    input,
  ],
  [
    'a message without words',
    'mutation { contactUs(input: {name: "x", email: "a@b.nl", comment: " "}) { status } }',
    /^Comment field is required/,
    input,
  ],
  [
    'a message from half an address',
    'mutation { contactUs(input: {name: "x", email: "a@", comment: "x"}) { status } }',
    /^The email address is invalid/,
    input,
  ],
  [
    'an unknown form that is sent',
    'mutation { submitForm(input: {type: custom, identifier: "nowhere", fields: []}) { has_errors } }',
    /^The form doesn't exist/,
    unknown,
  ],
  ['a shared list nobody shared', `{ sharedWishlist(code: "${nobody}") { __typename } }`, /^The shared wishlist was not found/, unknown],
  [
    'a guest’s list nobody has',
    `mutation { addProductsToWishlist(wishlistId: "${nobody}", wishlistItems: []) { wishlist { id } } }`,
    /^The wishlist was not found/,
    input,
  ],
  [
    'a customer’s list without a login',
    'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: []) { wishlist { id } } }',
    /^The current user cannot perform/,
    forbidden,
  ],
  [
    'a comparison nobody has',
    `mutation { addProductsToCompareList(input: {uid: "${nobody}", products: []}) { uid } }`,
    /^The compare list was not found/,
    unknown,
  ],
  ['a comparison without input', 'mutation { addProductsToCompareList { uid } }', /^Required parameter "input" is missing/, input],
  [
    'a comparison of what is no uid',
    'mutation { createCompareList(input: {products: ["%%"]}) { uid } }',
    /^Value of uid "%%" is incorrect/,
    input,
  ],
  [
    'a comparison of an unknown product',
    'mutation { createCompareList(input: {products: ["999999"]}) { uid } }',
    /^Could not find a product with ID/,
    unknown,
  ],
  [
    'a comparison of a product beyond all numbers',
    'mutation { createCompareList(input: {products: ["OTk5OTk5OTk5OTk5OTk5"]}) { uid } }',
    /^Could not find a product with ID/,
    unknown,
  ],
]);
