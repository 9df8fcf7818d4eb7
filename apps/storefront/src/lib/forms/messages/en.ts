import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  emailRequired: 'Email is a required field.',
  emailInvalid: 'Email is not in a valid email format',
  emailMeant: 'Did you mean',
  passwordRequired: 'Password is a required field.',
  passwordRepeatRequired: 'Repeat password is a required field.',
  passwordsDiffer: 'The passwords do not match.',
  passwordTooShort: 'The password must be at least 8 characters long',
  passwordTooWeak: 'The password must contain a letter, an uppercase letter, a special character and a digit.',
  passwordTooLong: 'The password must be no longer than 256 characters.',
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
  firstNameRequired: 'First name is a required field.',
  lastNameRequired: 'Last name is a required field.',
  streetRequired: 'Street is a required field.',
  houseNumberRequired: 'House number is a required field.',
  phoneRequired: 'Phone number is a required field.',
  cityRequired: 'City is a required field.',
  companyRequired: 'Company name is a required field.',
  cocRequired: 'Chamber of commerce number is a required field.',
  postcodeInvalid: 'This is not a valid zip code',
  postcodeNotFound: 'The combination of postcode and house number was not found.',
  vatValid: 'The VAT number is valid.',
  vatInvalid: 'The VAT number is not valid.',
  vatCountryDiffers: 'The country prefix of the VAT number does not match the country of the address.',
  needsScript: 'This form needs JavaScript to be switched on in your browser.',
};
