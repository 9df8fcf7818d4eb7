/** What a return and its clocks are called, wherever one is shown. */
export const nl = {
  'state.announced': 'Aangekondigd',
  'state.accepted': 'Aangenomen',
  'state.in_transit': 'Onderweg',
  'state.received': 'Ontvangen',
  'state.inspected': 'Gekeurd',
  'state.closed': 'Afgerond',
  'state.rejected': 'Afgewezen',
  'state.expired': 'Niet gekomen',
  'kind.withdrawal': 'Herroeping',
  'kind.return': 'Retour',
  'kind.warranty': 'Garantie',
  pieces: { one: '{count} stuk', other: '{count} stuks' },
  refundBy: 'Terugbetalen uiterlijk {day}',
  goodsBy: 'Goederen uiterlijk {day}',
  daysLeft: { one: 'nog {count} dag', other: 'nog {count} dagen' },
  lastDay: 'vandaag de laatste dag',
  daysLate: { one: '{count} dag te laat', other: '{count} dagen te laat' },
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    returnWords: typeof nl;
  }
}
