export const nl = {
  dismiss: 'Melding sluiten',
  optional: '(niet verplicht)',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  quantityOf: 'Aantal van {name}',
  fewer: 'Eén minder',
  more: 'Eén meer',
  errorSummary: { one: 'Er is nog één veld niet goed ingevuld:', other: 'Er zijn nog {count} velden niet goed ingevuld:' },
} as const;

declare module '../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    ui: typeof nl;
  }
}
