export const nl = {
  title: 'Nieuwsbrief',
  email: 'E-mailadres',
  consent: 'Ja, stuur mij de nieuwsbrief. Afmelden kan altijd.',
  consentMissing: 'Vink aan dat je de nieuwsbrief wilt ontvangen.',
  privacyLink: 'Lees hoe we met je gegevens omgaan',
  submit: 'Aanmelden',
  asked:
    'Bijna klaar: je krijgt een e-mail van ons, meestal meteen, soms pas na tien minuten. Klik op de link daarin om je aanmelding te bevestigen.',
  subscribed: 'Je bent aangemeld voor de nieuwsbrief.',
  left: 'Je ontvangt de nieuwsbrief niet meer.',
  notSubscribed: 'Je bent niet aangemeld voor de nieuwsbrief.',
  subscribe: 'Aanmelden voor de nieuwsbrief',
  leave: 'Afmelden',
  confirmTitle: 'Aanmelding bevestigen',
  confirming: 'Een ogenblik, we bevestigen je aanmelding.',
  confirmFailed:
    'Deze link is verlopen of al gebruikt. Als je al bevestigd hebt, hoef je niets te doen. Anders meld je je hieronder gewoon opnieuw aan.',
  unsubscribeTitle: 'Afmelden voor de nieuwsbrief',
  unsubscribeText: 'Wil je de nieuwsbrief niet meer ontvangen?',
  unsubscribeFailed: 'We kennen deze link niet. Gebruik de link onderaan de laatste nieuwsbrief.',
  toHome: 'Naar de homepage',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    newsletter: typeof nl;
  }
}
