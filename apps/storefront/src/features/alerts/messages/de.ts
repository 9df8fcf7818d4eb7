import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Benachrichtigt mich, sobald es wieder da ist',
  email: 'E-Mail-Adresse',
  purpose: 'Wir nutzen deine Adresse nur für diese Nachricht.',
  send: 'Benachrichtigen',
  sending: 'Wird gesendet …',
  sent: 'Geschafft. Du bekommst eine Mail an {email}; bestätige darin deine Adresse, dann melden wir uns, sobald es wieder da ist.',
  required: 'E-Mail ist ein Pflichtfeld.',
  invalid: 'Die E-Mail-Adresse hat kein gültiges Format',
  confirmTitle: 'Nachricht, sobald es wieder da ist',
  confirmText: 'Noch ein Klick, dann schreiben wir dir, sobald der Artikel wieder da ist.',
  confirm: 'Ja, benachrichtigt mich',
  confirmed: 'Bestätigt. Du hörst von uns.',
  leaveText: 'Möchtest du keine Nachrichten zur Verfügbarkeit mehr bekommen?',
  leave: 'Abmelden',
  left: 'Abgemeldet. Du bekommst keine Nachrichten zur Verfügbarkeit mehr.',
  unknown: 'Dieser Link ist nicht (mehr) gültig.',
};
