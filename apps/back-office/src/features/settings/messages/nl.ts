export const nl = {
  title: 'Grenzen',
  intro: 'Boven deze grenzen beslist een tweede persoon mee. Tot en met de grens mag wie de rol heeft het alleen.',
  refunds: 'Terugbetalen',
  refundCents: 'Terugbetaling',
  refundHint: 'Ook elke terugbetaling boven de waarde van de artikelen vraagt akkoord.',
  refundWithoutReturnCents: 'Terugbetaling zonder retour',
  refundWithoutReturnHint: 'Als de klant niets terugstuurt.',
  giftCards: 'Cadeaubonnen',
  giftCardCents: 'Cadeaubon met de hand',
  campaigns: 'Acties',
  campaignSkus: 'Aantal artikelen in een actie',
  campaignPercent: 'Korting van een actie',
  bulk: 'Veel tegelijk',
  bulkRows: 'Bulkwijziging of import',
  articles: 'artikelen',
  rows: 'rijen',
  always: 'Altijd met zijn tweeën',
  alwaysText:
    'Een klant wissen, de rol eigenaar of financiën, btw-tarieven, betaalmethoden en API-sleutels die schrijven vragen altijd akkoord, wat de grens ook is.',
  now: 'Zo staan ze nu',
  onlyOwner: 'Alleen een eigenaar kan dit wijzigen.',
  waits: 'Wacht op akkoord van een tweede persoon.',
  returnsTitle: 'Retourinstellingen',
  returnsIntro: 'Waar goederen naartoe terugkomen en wie de terugweg betaalt, per land. De klant leest het in de mail en op de retourbon.',
  graceTitle: 'Wachten op goederen',
  graceDays: 'Dagen na de laatste dag',
  graceHint: 'Daarna vervalt een retour waarvan niets kwam.',
  days: 'dagen',
  returnAddress: 'Retouradres',
  returnAddressHint: 'Leeg: het adres van de winkel.',
  shopAddress: 'adres van de winkel',
  isPaidByShop: 'Wij betalen de terugweg',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    settings: typeof nl;
  }
}
