import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  dismiss: 'Dismiss message',
  loginError: 'Log in',
  registerError: 'Register',
  setShippingAddress: 'Delivery address',
  setBillingAddress: 'Billing address',
  setEmailAddress: 'E-mail address',
  passwordResetError: 'Reset password',
  newsletterError: 'Newsletter',
  wishlist: 'Wishlist',
  addToCart: 'Shopping cart',
  sessionExpiredTitle: 'Session expired',
  sessionExpired: 'Your login session has expired. Please login again.',
  somethingWrong: 'Something went wrong',
  offline: 'The shop is not answering. Check your connection and try again.',
};
