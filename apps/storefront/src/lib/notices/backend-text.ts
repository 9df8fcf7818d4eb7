import type { nl } from './messages/nl.ts';

/** Messages that stand for a text of the backend: its texts are English by contract. */
export type BackendText = Extract<keyof typeof nl, `said${string}`>;

const exact: Readonly<Record<string, BackendText>> = {
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.': 'saidSignInRefused',
  "The current customer isn't authorized.": 'saidNotAuthorized',
  'Invalid login or password.': 'saidWrongPassword',
  'A customer with the same email address already exists in an associated website.': 'saidAccountExists',
  'Specify the "email" value.': 'saidEmailMissing',
  'Email must be specified': 'saidEmailMissing',
  'You must specify an email address.': 'saidEmailMissing',
  'You must specify an email address to subscribe to a newsletter.': 'saidEmailMissing',
  'Email is invalid': 'saidEmailInvalid',
  'Enter a valid email address.': 'saidEmailInvalid',
  'The email address has an invalid format.': 'saidEmailInvalid',
  'This email address is already subscribed.': 'saidSubscribed',
  'This email address is already assigned to another user.': 'saidEmailOfAnother',
  'Specify the "password" value.': 'saidPasswordMissing',
  'Specify the "currentPassword" value.': 'saidPasswordMissing',
  'Specify the "newPassword" value.': 'saidPasswordMissing',
  'Provide the current "password" to change "email".': 'saidPasswordForEmail',
  'The password is too long.': 'saidPasswordLong',
  'The password is too easy to guess. Create a new password and try again.': 'saidPasswordCommon',
  'resetPasswordToken must be specified': 'saidTokenMissing',
  'The password token is mismatched. Reset and try again.': 'saidTokenWrong',
  "Cannot set the customer's password": 'saidTokenWrong',
  'This is not a valid zip code': 'saidPostcode',
  '"Gender" is not a valid value.': 'saidFieldInvalid',
  '"Date of Birth" is not a valid date.': 'saidBirthDate',
  '"State/Province" does not belong to the country.': 'saidRegion',
  'The account is already active.': 'saidConfirmed',
  "Confirmation isn't needed.": 'saidConfirmed',
  'Too many requests. Please wait and try again.': 'saidTooMany',
  'Too many wrong coupon codes. Please wait and try again.': 'saidTooMany',
  'The shop is very busy. Please try again shortly.': 'saidBusy',
  'The wishlist was not found.': 'saidWishlistGone',
  'Could not find the specified wishlist': 'saidWishlistGone',
  'Specify at least one email address.': 'saidEmailMissing',
  "The coupon code isn't valid. Verify the code and try again.": 'saidCouponWrong',
  'A coupon is already applied to the cart. Please remove it to apply another': 'saidCouponThere',
  'Cart does not contain products.': 'saidCartEmpty',
  "The cart isn't active.": 'saidCartGone',
  "The cart doesn't contain the item": 'saidLineGone',
  'The requested qty is not available': 'saidNotThatMany',
  'This product is out of stock.': 'saidOutOfStock',
  'The sample is already in your cart.': 'saidSampleThere',
  'You need to choose options for your item.': 'saidChooseOptions',
  'The required options you selected are not available': 'saidOptionsGone',
};

/** Texts that name what they are about. */
const patterns: readonly (readonly [RegExp, BackendText])[] = [
  [/^".*" is not a valid email address\.$/s, 'saidEmailInvalid'],
  [/^The password needs at least \d+ characters\./, 'saidPasswordShort'],
  [/^Minimum of different classes of characters in password is \d/, 'saidPasswordWeak'],
  [/^".*" is a required value\.$/, 'saidFieldMissing'],
  [/^".*" length must be equal or less than \d+ characters\.$/, 'saidFieldLong'],
  [/^".*" contains characters that are not allowed\.$/, 'saidFieldInvalid'],
  [/^"Street Address" cannot contain more than \d+ lines\.$/, 'saidFieldLong'],
  [/^".*" must be between \d+ and \d+ cm\.$/, 'saidMeasurement'],
  [/^Customer Address \d+ is set as default \w+ address and can not be deleted$/, 'saidDefaultAddress'],
  [/^Could not find a address with ID "\d+"$/, 'saidAddressGone'],
  [/^Could not find a product with SKU ".*"$/, 'saidProductGone'],
  [/^Could not find a cart with ID ".*"$/, 'saidCartGone'],
  [/^Could not find cart item with id:/, 'saidLineGone'],
  [/^A cart holds at most \d+ samples\.$/, 'saidSamplesFull'],
  [/^A wishlist can be shared with \d+ addresses a day\./, 'saidSharedEnough'],
];

/** The message that says the same in the shopper's language; undefined for a text the storefront does not know, which is shown as it came. */
export const backendText = (text: string): BackendText | undefined =>
  (Object.hasOwn(exact, text) ? exact[text] : undefined) ?? patterns.find(([pattern]) => pattern.test(text))?.[1];
