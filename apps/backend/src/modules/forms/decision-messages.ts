import type { Language } from '@shop/contract';

/** What the customer hears after the receipt: whether the withdrawal is valid, and that the goods are in (LAW-08). */
export const decisionMessages = {
  nl: {
    accepted: {
      subject: 'Je herroeping is geaccepteerd ({reference})',
      lines: [
        'Je herroeping van bestelling {order} is geldig. De overeenkomst is daarmee ontbonden.',
        'Stuur de artikelen uiterlijk op {until} terug naar {address}, of breng ze naar een van onze winkels. Terugbrengen in de winkel is gratis. Zijn ze al onderweg, dan hoef je niets te doen.',
        'Je krijgt je geld, met de gewone kosten van de heenzending, uiterlijk op {until} terug op dezelfde manier als je hebt betaald. We mogen wachten tot we de artikelen of een bewijs van verzending hebben.',
      ],
    },
    rejected: {
      subject: 'Over je herroeping van bestelling {order} ({reference})',
      lines: [
        'We hebben je herroeping van bestelling {order} beoordeeld en kunnen haar niet accepteren.',
        'De reden: {reason}',
        'Ben je het er niet mee eens, of hebben we iets over het hoofd gezien? Antwoord dan op deze e-mail en noem het kenmerk {reference}.',
      ],
    },
    goods_in: {
      subject: 'Je retour is binnen ({reference})',
      lines: [
        'We hebben de artikelen van je herroeping van bestelling {order} ontvangen.',
        'Je krijgt je geld nu terug, op dezelfde manier als je hebt betaald. Bij je bank kan dat een paar werkdagen duren. De creditfactuur komt per e-mail.',
      ],
    },
  },
  de: {
    accepted: {
      subject: 'Dein Widerruf ist wirksam ({reference})',
      lines: [
        'Dein Widerruf zu Bestellung {order} ist wirksam. Der Vertrag ist damit rückgängig gemacht.',
        'Schick die Artikel spätestens am {until} an {address} zurück, oder bring sie in einen unserer Läden. Die Rückgabe im Laden ist kostenlos. Sind sie schon unterwegs, brauchst du nichts zu tun.',
        'Dein Geld bekommst du, mit den üblichen Kosten der Hinsendung, spätestens am {until} auf demselben Weg zurück, auf dem du bezahlt hast. Wir dürfen warten, bis wir die Artikel oder einen Versandnachweis haben.',
      ],
    },
    rejected: {
      subject: 'Zu deinem Widerruf der Bestellung {order} ({reference})',
      lines: [
        'Wir haben deinen Widerruf zu Bestellung {order} geprüft und können ihn nicht annehmen.',
        'Der Grund: {reason}',
        'Siehst du das anders, oder haben wir etwas übersehen? Dann antworte auf diese E-Mail und nenne das Aktenzeichen {reference}.',
      ],
    },
    goods_in: {
      subject: 'Deine Rücksendung ist da ({reference})',
      lines: [
        'Wir haben die Artikel aus deinem Widerruf zu Bestellung {order} erhalten.',
        'Du bekommst dein Geld jetzt zurück, auf demselben Weg, auf dem du bezahlt hast. Bei deiner Bank kann das einige Werktage dauern. Die Rechnungskorrektur kommt per E-Mail.',
      ],
    },
  },
  en: {
    accepted: {
      subject: 'Your withdrawal is accepted ({reference})',
      lines: [
        'Your withdrawal for order {order} is valid. The contract is thereby undone.',
        'Send the items back to {address} by {until}, or bring them to one of our shops. Returning them in a shop is free. If they are on their way already, you need not do anything.',
        'You get your money back, with the standard cost of the outward delivery, by {until} and by the means you paid with. We may wait until we have the items or proof that they were sent.',
      ],
    },
    rejected: {
      subject: 'About your withdrawal for order {order} ({reference})',
      lines: [
        'We have looked at your withdrawal for order {order} and cannot accept it.',
        'The reason: {reason}',
        'Do you see it differently, or did we overlook something? Then reply to this email and name the reference {reference}.',
      ],
    },
    goods_in: {
      subject: 'Your return has arrived ({reference})',
      lines: [
        'We have received the items of your withdrawal for order {order}.',
        'You get your money back now, by the means you paid with. At your bank that may take a few working days. The credit note comes by email.',
      ],
    },
  },
} as const satisfies Record<Language, Record<Decision, { readonly subject: string; readonly lines: readonly string[] }>>;

/** The states a customer hears of; about the money they hear with its credit note. */
export type Decision = 'accepted' | 'rejected' | 'goods_in';
