import type { Translation } from '../../../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Fotos',
  privateNote: 'nur für uns',
  none: 'Halte fest, wie es zurückkam, vor allem, wenn du etwas einbehältst.',
  take: 'Foto aufnehmen',
  choose: 'Fotos auswählen',
  sending: 'Foto {at} von {of} wird gesendet',
  open: 'Foto {at} von {of} öffnen',
  shown: 'Foto {at} von {of}',
  addedBy: '{who}, {when}',
  close: 'Schließen',
  remove: 'Foto entfernen',
  removed: 'Foto entfernt.',
  problem: '{name}: {why}',
  'up.too-large': 'Das Foto ist größer als 25 MB.',
  'up.type': 'Das ist kein Foto als JPEG, PNG oder WebP, oder es ist beschädigt.',
  'up.pixels': 'Das Foto hat mehr als 40 Millionen Pixel. Verkleinere es.',
  'up.too-many': 'Es warten schon zu viele Dateien von dir. Versuch es morgen wieder.',
  'up.empty': 'Die Datei ist leer.',
  'up.broken': 'Das Foto kam nicht ganz an. Versuch es noch einmal.',
  'up.full': 'Der Speicher des Shops ist voll. Es wurde nichts gespeichert.',
  'up.away': 'Der Speicher des Shops antwortet nicht. Es wurde nichts gespeichert. Versuch es gleich noch einmal.',
};
