import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  emailRequired: 'E-Mail ist ein Pflichtfeld.',
  emailInvalid: 'Die E-Mail-Adresse hat kein gültiges Format',
  emailMeant: 'Meintest du vielleicht',
  passwordRequired: 'Passwort ist ein Pflichtfeld.',
  passwordRepeatRequired: 'Passwort wiederholen ist ein Pflichtfeld.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  passwordTooShort: 'Das Passwort muss aus mindestens 8 Zeichen bestehen',
  passwordTooWeak: 'Das Passwort muss einen Buchstaben, einen Großbuchstaben, ein Sonderzeichen und eine Ziffer enthalten.',
  passwordTooLong: 'Das Passwort darf aus höchstens 256 Zeichen bestehen.',
  passwordTooCommon: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  firstNameRequired: 'Vorname ist ein Pflichtfeld.',
  lastNameRequired: 'Nachname ist ein Pflichtfeld.',
  streetRequired: 'Straße ist ein Pflichtfeld.',
  houseNumberRequired: 'Hausnummer ist ein Pflichtfeld.',
  phoneRequired: 'Telefonnummer ist ein Pflichtfeld.',
  cityRequired: 'Ort ist ein Pflichtfeld.',
  companyRequired: 'Firmenname ist ein Pflichtfeld.',
  cocRequired: 'Handelsregisternummer ist ein Pflichtfeld.',
  postcodeInvalid: 'Das ist keine gültige Postleitzahl',
  postcodeNotFound: 'Die Kombination aus Postleitzahl und Hausnummer wurde nicht gefunden.',
  vatValid: 'Die USt-IdNr. ist gültig.',
  vatInvalid: 'Die USt-IdNr. ist ungültig.',
  vatCountryDiffers: 'Der Ländercode der USt-IdNr. passt nicht zum Land der Adresse.',
  needsScript: 'Für dieses Formular muss JavaScript in deinem Browser eingeschaltet sein.',
};
