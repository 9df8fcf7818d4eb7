/** Titles and texts of spec sections 5 and 8 that no single feature owns; the exact Dutch is checked by a test. */
export const nl = {
  dismiss: 'Melding sluiten',
  loginError: 'Inloggen',
  registerError: 'Registreren',
  setShippingAddress: 'Bezorgadres',
  setBillingAddress: 'Factuuradres',
  setEmailAddress: 'E-mailadres',
  passwordResetError: 'Wachtwoord herstellen',
  newsletterError: 'Nieuwsbrief',
  wishlist: 'Wensenlijst',
  addToCart: 'Winkelwagen',
  sessionExpiredTitle: 'Sessie verlopen',
  sessionExpired: 'Uw inlogsessie is verlopen. Log opnieuw in.',
  somethingWrong: 'er is iets mis gegaan',
  offline: 'We krijgen geen antwoord van de winkel. Controleer je verbinding en probeer het opnieuw.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    notices: typeof nl;
  }
}
