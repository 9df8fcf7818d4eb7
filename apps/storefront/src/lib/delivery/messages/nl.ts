export const nl = {
  arrives: 'Bezorgd tussen {from} en {to}',
  arrivesOn: 'Bezorgd op {from}',
  // Where a piece comes from
  web: 'Op voorraad',
  branch: 'Komt uit een van onze winkels',
  made: 'Wordt voor je gemaakt',
  // A transfer has to arrive before anything leaves
  oncePaid: 'Dat geldt als je betaling nog op de dag van je bestelling binnen is; anders wordt het later.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    delivery: typeof nl;
  }
}
