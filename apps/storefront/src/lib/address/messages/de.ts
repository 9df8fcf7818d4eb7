import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  firstname: 'Vorname',
  lastname: 'Nachname',
  middlename: 'Zweiter Vorname',
  prefix: 'Anrede',
  suffix: 'Namenszusatz',
  moreName: 'Zweiter Vorname, Anrede oder Namenszusatz',
  company: 'Firmenname',
  coc: 'Handelsregisternummer',
  vatId: 'USt-IdNr.',
  vatLater: 'Die USt-IdNr. konnte gerade nicht geprüft werden. Wir holen das nach.',
  country: 'Land',
  postcode: 'Postleitzahl',
  number: 'Hausnummer',
  addition: 'Adresszusatz',
  street: 'Straße',
  city: 'Ort',
  region: 'Bundesland oder Provinz',
  telephone: 'Telefonnummer',
  telephoneReason: 'Nur für Rückfragen zur Lieferung.',
  fax: 'Fax',
  morePlace: 'Bundesland oder Fax',
  addressFound: 'Adresse gefunden. Stimmt sie nicht, ändere sie einfach.',
  fillInYourself: 'Bitte trage Straße und Ort selbst ein.',
};
