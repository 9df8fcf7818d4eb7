import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  'state.announced': 'Angekündigt',
  'state.accepted': 'Angenommen',
  'state.in_transit': 'Unterwegs',
  'state.received': 'Eingegangen',
  'state.inspected': 'Geprüft',
  'state.closed': 'Abgeschlossen',
  'state.rejected': 'Abgelehnt',
  'state.expired': 'Nicht gekommen',
  'kind.withdrawal': 'Widerruf',
  'kind.return': 'Rücksendung',
  'kind.warranty': 'Gewährleistung',
  pieces: { one: '{count} Stück', other: '{count} Stück' },
  refundBy: 'Zurückzahlen bis {day}',
  goodsBy: 'Ware bis {day}',
  daysLeft: { one: 'noch {count} Tag', other: 'noch {count} Tage' },
  lastDay: 'heute ist der letzte Tag',
  daysLate: { one: '{count} Tag zu spät', other: '{count} Tage zu spät' },
};
