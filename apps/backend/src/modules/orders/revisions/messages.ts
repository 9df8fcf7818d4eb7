import type { PerLanguage } from '@shop/contract';

/** Why a link to a change does nothing, in the customer's words. */
export type RevisionMessages = {
  readonly unknown: string;
  readonly otherOrder: string;
  readonly applied: string;
  readonly declined: string;
  readonly expired: string;
  readonly withdrawn: string;
  readonly canceled: string;
  readonly notNow: string;
  readonly noMethod: string;
  readonly notStarted: string;
};

export const revisionMessages: PerLanguage<RevisionMessages> = {
  nl: {
    unknown: 'Deze link kennen we niet. Gebruik de link uit onze e-mail.',
    otherOrder: 'Deze link hoort bij een andere bestelling.',
    applied: 'Deze wijziging is al doorgevoerd. Je hoeft niets meer te doen.',
    declined: 'Je hebt deze wijziging afgewezen. Je bestelling blijft zoals ze was.',
    expired: 'Deze wijziging is verlopen: we hebben de artikelen drie dagen voor je vastgehouden. Je bestelling blijft zoals ze was.',
    withdrawn: 'We hebben deze wijziging ingetrokken. Je bestelling blijft zoals ze was.',
    canceled: 'Deze bestelling is geannuleerd; de wijziging gaat niet door.',
    notNow: 'Je bestelling is intussen veranderd; deze wijziging kan nu niet. Neem contact met ons op.',
    noMethod: 'Kies hoe je het verschil betaalt.',
    notStarted: 'De betaling kon niet worden gestart. Probeer het opnieuw of kies een andere betaalwijze.',
  },
  de: {
    unknown: 'Diesen Link kennen wir nicht. Nimm den Link aus unserer E-Mail.',
    otherOrder: 'Dieser Link gehört zu einer anderen Bestellung.',
    applied: 'Diese Änderung ist schon übernommen. Du musst nichts mehr tun.',
    declined: 'Du hast diese Änderung abgelehnt. Deine Bestellung bleibt, wie sie war.',
    expired: 'Diese Änderung ist abgelaufen: Wir haben die Artikel drei Tage für dich reserviert. Deine Bestellung bleibt, wie sie war.',
    withdrawn: 'Wir haben diese Änderung zurückgezogen. Deine Bestellung bleibt, wie sie war.',
    canceled: 'Diese Bestellung ist storniert; die Änderung entfällt.',
    notNow: 'Deine Bestellung hat sich inzwischen geändert; diese Änderung geht jetzt nicht. Bitte melde dich bei uns.',
    noMethod: 'Wähle, wie du die Differenz bezahlst.',
    notStarted: 'Die Zahlung konnte nicht gestartet werden. Versuche es erneut oder wähle eine andere Zahlungsart.',
  },
  en: {
    unknown: 'We do not know this link. Please use the link in our email.',
    otherOrder: 'This link belongs to another order.',
    applied: 'This change has been made already. There is nothing left to do.',
    declined: 'You declined this change. Your order stays as it was.',
    expired: 'This change has expired: we kept the items for you for three days. Your order stays as it was.',
    withdrawn: 'We withdrew this change. Your order stays as it was.',
    canceled: 'This order is cancelled; the change will not be made.',
    notNow: 'Your order has changed meanwhile; this change is not possible now. Please get in touch with us.',
    noMethod: 'Choose how you pay the difference.',
    notStarted: 'The payment could not be started. Try again or choose another payment method.',
  },
};
