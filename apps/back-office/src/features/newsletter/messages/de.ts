import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Newsletter',
  note: 'Wer zugestimmt hat, wann und von wo. Erst nach dem Link in der E-Mail zählt es.',
  'state.subscribed': 'Angemeldet',
  'state.unconfirmed': 'Noch nicht bestätigt',
  'state.unsubscribed': 'Abgemeldet',
  searchLabel: 'Adressen suchen',
  searchHint: 'Anfang der Adresse',
  email: 'E-Mail-Adresse',
  stateName: 'Status',
  requested: 'Angefragt',
  confirmed: 'Bestätigt',
  notYet: 'noch nicht',
  from: 'von {ip}',
  store: 'Onlineshop',
  words: 'Text am Formular',
  version: 'Fassung {version}',
  export: 'CSV',
  exportView: '{view} als CSV herunterladen',
  empty: 'Niemand',
  emptyWhy: 'Anmeldungen aus dem Shop erscheinen hier von selbst.',
};
