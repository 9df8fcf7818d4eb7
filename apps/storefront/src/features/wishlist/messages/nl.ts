export const nl = {
  title: 'Wensenlijst',
  wish: '{name} op de wensenlijst',
  chooseOptions: 'Selecteer de opties voordat je het product aan de wensenlijst kan toevoegen',
  added: '{name} staat op je wensenlijst.',
  guestText: 'Je lijst staat op dit apparaat. Met een account heb je hem overal, kun je hem delen en er opmerkingen bij zetten.',
  login: 'Inloggen',
  empty: 'Je wensenlijst is nog leeg.',
  toShop: 'Verder winkelen',
  quantity: 'Aantal',
  quantityWrong: 'Vul een heel getal in.',
  remark: 'Opmerking',
  save: 'Opslaan',
  saved: 'Je wensenlijst is bijgewerkt.',
  entryOf: '{name} wijzigen',
  remove: '{name} verwijderen',
  share: 'Wensenlijst delen',
  yourName: 'Je naam',
  recipients: 'E-mailadressen',
  recipientsHint: 'Maximaal 10, gescheiden door een komma of een nieuwe regel.',
  recipientsMissing: 'Vul minstens één e-mailadres in.',
  recipientsMany: 'Vul maximaal {count} e-mailadressen in.',
  recipientWrong: '{text} is geen geldig e-mailadres.',
  send: 'Versturen',
  cancel: 'Annuleren',
  shared: 'Je wensenlijst is verstuurd.',
  listOf: 'Wensenlijst van {name}',
  sharedEmpty: 'Op deze lijst staat nu niets.',
  remarkOf: 'Opmerking: {text}',
  wished: { one: '{count} stuk gewenst', other: '{count} stuks gewenst' },
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    wishlist: typeof nl;
  }
}
