import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Newsletter',
  email: 'E-Mail-Adresse',
  consent: 'Ja, schickt mir den Newsletter. Abmelden geht jederzeit.',
  consentMissing: 'Bitte bestätige, dass du den Newsletter erhalten möchtest.',
  privacyLink: 'Lies, wie wir mit deinen Daten umgehen',
  submit: 'Anmelden',
  asked:
    'Fast geschafft: Du bekommst eine E-Mail von uns, meist sofort, manchmal erst nach zehn Minuten. Klicke auf den Link darin, um deine Anmeldung zu bestätigen.',
  subscribed: 'Du bist für den Newsletter angemeldet.',
  left: 'Du erhältst den Newsletter nicht mehr.',
  notSubscribed: 'Du bist nicht für den Newsletter angemeldet.',
  subscribe: 'Newsletter bestellen',
  leave: 'Abmelden',
  confirmTitle: 'Anmeldung bestätigen',
  confirming: 'Einen Moment, wir bestätigen deine Anmeldung.',
  confirmFailed:
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Hast du schon bestätigt, musst du nichts tun. Sonst melde dich unten einfach noch einmal an.',
  unsubscribeTitle: 'Newsletter abbestellen',
  unsubscribeText: 'Möchtest du den Newsletter nicht mehr erhalten?',
  unsubscribeFailed: 'Wir kennen diesen Link nicht. Bitte benutze den Link am Ende des letzten Newsletters.',
  toHome: 'Zur Startseite',
};
