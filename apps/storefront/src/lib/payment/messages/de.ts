import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  leadTo: 'Wir bringen dich zu {method}',
  leadOn: 'Deine Bestellung ist aufgegeben',
  leadPay: 'Auf der gesicherten Zahlungsseite zahlst du {amount} für Bestellung {number}.',
  leadBack: 'Danach kommst du von selbst in unseren Shop zurück.',
  leadMail: 'Deine Bestätigung kommt per E-Mail.',
  leadSafe: 'Deine Artikel sind für dich reserviert. Geht etwas schief, kannst du noch einmal oder anders zahlen.',
  leadSelf: 'Selbst zur Zahlungsseite gehen',
  leadStuck: 'Es passiert nichts?',
};
