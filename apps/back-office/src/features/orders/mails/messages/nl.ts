/** Mails of an order: `kind.` what each is called, by the shop's own name. */
export const nl = {
  title: 'Mails',
  none: 'Er is nog geen mail voor deze bestelling.',
  to: 'aan {to}',
  sentAt: 'verstuurd {when}',
  dueSince: 'onderweg sinds {when}',
  again: { one: '{count} keer opnieuw', other: '{count} keer opnieuw' },
  look: 'Bekijken',
  lookAt: '{mail} bekijken',
  receiver: 'Aan',
  subject: 'Onderwerp',
  attachments: 'Bijlagen',
  part: 'Wat je ziet',
  html: 'Zoals in de mail',
  text: 'Platte tekst',
  hidden: 'Zo gaat de mail weg. Alleen de afhaalcode en de sleutel in de links zijn hier verborgen.',
  masked: 'De inhoud hoort niet bij je rol.',
  resend: 'Opnieuw sturen',
  resendTo: 'Opnieuw sturen aan {to}',
  resent: '{mail} gaat opnieuw weg.',
  nothing: 'Er valt nu niets te sturen.',
  stillWaiting: 'Deze mail is nog onderweg.',
  limit: 'Net opnieuw verstuurd, of vandaag al drie keer.',
  'state.sent': 'Verstuurd',
  'state.waiting': 'Onderweg',
  'kind.confirmation': 'Bevestiging',
  'kind.payment-received': 'Betaling ontvangen',
  'kind.payment-review': 'Betaling in controle',
  'kind.payment-failed': 'Betaling mislukt',
  'kind.payment-expired': 'Betaling verlopen',
  'kind.pay-by-transfer': 'Betaling per overschrijving',
  'kind.shipped': 'Verzonden',
  'kind.ready-for-pickup': 'Klaar om af te halen',
  'kind.canceled': 'Geannuleerd',
  'kind.canceled-part': 'Deel geannuleerd',
  'kind.refunded': 'Terugbetaald',
  'kind.change-proposed': 'Wijziging voorgesteld',
  'kind.changed': 'Gewijzigd',
  'kind.exchange-offered': 'Omruiling aangeboden',
  'kind.exchanged': 'Omgeruild',
  'kind.staff-alert': 'Melding aan ons',
} as const;

declare module '../../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    orderMails: typeof nl;
  }
}
