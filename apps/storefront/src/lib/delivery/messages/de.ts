import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  arrives: 'Lieferung zwischen {from} und {to}',
  arrivesOn: 'Lieferung am {from}',
  web: 'Auf Lager',
  branch: 'Kommt aus einem unserer Läden',
  made: 'Wird für dich gefertigt',
  oncePaid: 'Das gilt, wenn deine Zahlung noch am Tag der Bestellung eingeht; sonst wird es später.',
};
