import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  firstname: 'First name',
  lastname: 'Last name',
  middlename: 'Middle name',
  prefix: 'Title',
  suffix: 'Suffix',
  moreName: 'Middle name, title or suffix',
  company: 'Company name',
  coc: 'Chamber of commerce number',
  vatId: 'VAT number',
  vatLater: 'The VAT number could not be checked just now. We will do so later.',
  country: 'Country',
  postcode: 'Postcode',
  number: 'House number',
  addition: 'Addition',
  street: 'Street',
  city: 'City',
  region: 'State or province',
  telephone: 'Phone number',
  telephoneReason: 'Only for questions about the delivery.',
  fax: 'Fax',
  morePlace: 'State, province or fax',
  addressFound: 'Address found. If it is not right, change it.',
  fillInYourself: 'Please enter street and city yourself.',
};
