import type { Translation } from '../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  refused: 'Das darfst du nicht',
  gone: 'Das gibt es nicht (mehr).',
  offline: 'Keine Verbindung',
  offlineWhy: 'Sobald du wieder online bist, geht es weiter. Was du eingegeben hast, bleibt stehen.',
  busy: 'Gerade ist viel los',
  busyWhy: 'Warte kurz und versuch es dann noch einmal.',
  unproved: 'Du hast nicht bestätigt, dass du es bist. Es ist nichts geschehen.',
  failed: 'Das ging schief',
  failedWhy: 'Gib diese Nummer an die technische Betreuung weiter:',
  wrong: 'Das geht nicht.',
  unknownScreen: 'Die Adresse stimmt nicht, oder die Seite ist umgezogen.',
  enrol: 'Erst ein zweites Schloss',
  enrolWhy: 'Die Frist, einen Passkey oder eine App zu verbinden, ist um. Richte jetzt eins von beiden ein, dann geht es gleich weiter.',
  enrolDo: 'Jetzt anlegen',
  again: 'Noch einmal versuchen',
  home: 'Zum Anfang',
};
