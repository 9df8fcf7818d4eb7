import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  dismiss: 'Meldung schließen',
  loginError: 'Anmelden',
  registerError: 'Registrieren',
  setShippingAddress: 'Lieferadresse',
  setBillingAddress: 'Rechnungsadresse',
  setEmailAddress: 'E-Mail-Adresse',
  passwordResetError: 'Passwort zurücksetzen',
  newsletterError: 'Newsletter',
  wishlist: 'Wunschliste',
  addToCart: 'Warenkorb',
  sessionExpiredTitle: 'Sitzung abgelaufen',
  sessionExpired: 'Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an.',
  somethingWrong: 'Etwas ist schiefgegangen',
  offline: 'Der Laden antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.',
};
