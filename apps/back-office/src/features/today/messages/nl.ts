export const nl = {
  title: 'Vandaag',
  morning: 'Goedemorgen {name}',
  afternoon: 'Goedemiddag {name}',
  evening: 'Goedenavond {name}',
  allBranches: 'alle filialen',
  tiles: 'Te doen',
  ordersToPay: 'Te betalen',
  ordersToPick: 'Te verzamelen',
  ordersLate: 'Te laat',
  ordersPartSent: 'Deels verzonden',
  ordersOnHold: 'Aangehouden',
  refundsOpen: 'Terugbetalingen zonder antwoord',
  withdrawals: 'Herroepingen terugbetalen',
  returnsNew: 'Nieuwe retouren',
  returnsToInspect: 'Retouren keuren',
  returnsDue: 'Retouren met haast',
  reviews: 'Reviews beoordelen',
  messages: 'Berichten beantwoorden',
  subscriptions: 'Nieuwsbrief nog niet bevestigd',
  stockAlerts: 'Wachten op voorraad',
  businessAccounts: 'Zakelijke aanvragen',
  failedMails: 'Mislukte mails',
  failedJobs: 'Mislukte taken',
  approvals: 'Wacht op jouw akkoord',
  more: '{count}+',
  urgent: 'Dringend',
  oldest: 'Oudste van {when}',
  dueDays: { one: 'nog {count} dag', other: 'nog {count} dagen' },
  dueToday: 'vandaag de laatste dag',
  lateDays: { one: '{count} dag te laat', other: '{count} dagen te laat' },
  byCommand: 'Met {command}',
  nothing: 'Leeg: {names}.',
  allDone: 'Alles is gedaan',
  allDoneWhy: 'Komt er iets binnen waar jij iets mee moet, dan staat het hier.',
  updated: 'Bijgewerkt om {time}',
  refresh: 'Ververs',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    today: typeof nl;
  }
}
