/** The sentences of SPEC-5 for fields that more than one form has; the exact Dutch is checked by a test. */
export const nl = {
  emailRequired: 'Email is een verplicht veld.',
  emailInvalid: 'Email heeft geen geldig email formaat',
  emailMeant: 'Bedoelde je misschien',
  passwordRequired: 'Wachtwoord is een verplicht veld.',
  passwordRepeatRequired: 'Herhaal wachtwoord is een verplicht veld.',
  passwordsDiffer: 'De wachtwoorden zijn niet gelijk.',
  passwordTooShort: 'Het wachtwoord moet minimaal uit 8 tekens bestaan',
  passwordTooWeak: 'Het wachtwoord moet een letter, een hoofdletter, een speciaal teken en een cijfer bevatten.',
  passwordTooLong: 'Het wachtwoord mag maximaal uit 256 tekens bestaan.',
  passwordTooCommon: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
  firstNameRequired: 'Voornaam is een verplicht veld.',
  lastNameRequired: 'Achternaam is een verplicht veld.',
  streetRequired: 'Straat is een verplicht veld.',
  houseNumberRequired: 'Huisnummer is een verplicht veld.',
  phoneRequired: 'Telefoonnummer is een verplicht veld.',
  cityRequired: 'Plaats is een verplicht veld.',
  companyRequired: 'Bedrijfsnaam is een verplicht veld.',
  cocRequired: 'KvK-nummer is een verplicht veld.',
  postcodeInvalid: 'Dit is geen geldige postcode',
  postcodeNotFound: 'De postcode en huisnummer combinatie is niet gevonden.',
  vatValid: 'Het btw-nummer is geldig.',
  vatInvalid: 'Het btw-nummer is ongeldig.',
  vatCountryDiffers: 'De landcode van het btw-nummer hoort niet bij het land van het adres.',
  needsScript: 'Voor dit formulier moet JavaScript aanstaan in je browser.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    fields: typeof nl;
  }
}
