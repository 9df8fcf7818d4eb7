import type { PerLanguage } from '@shop/contract';
import type { ReturnMailKind } from '../return-states.ts';

type Letter = { readonly subject: string; readonly lines: readonly string[] };
type ReturnMessages = {
  /** What was withdrawn from, in the words of the law (LAW-08). */
  readonly withdrawal: Readonly<Record<ReturnMailKind, Letter>>;
  /** Any other return. */
  readonly other: Readonly<Record<ReturnMailKind, Letter>>;
  readonly way: { readonly shop: string; readonly customer: string };
  /** The slip that is attached. */
  readonly slip: string;
  readonly file: string;
  readonly kept: string;
  /** On the button to the order. */
  readonly open: string;
  readonly refused: string;
  readonly delivery: string;
};

const received = {
  nl: [
    'Je krijgt je geld nu terug, op dezelfde manier als je hebt betaald. Bij je bank kan dat een paar werkdagen duren. De creditfactuur komt per e-mail.',
  ],
  de: [
    'Du bekommst dein Geld jetzt zurück, auf demselben Weg, auf dem du bezahlt hast. Bei deiner Bank kann das einige Werktage dauern. Die Rechnungskorrektur kommt per E-Mail.',
  ],
  en: [
    'You get your money back now, by the means you paid with. At your bank that may take a few working days. The credit note comes by email.',
  ],
} as const;

/** What the customer hears of a return: whether it is taken, that the goods are here, what goes back, and that we wait for them. */
export const returnMessages: PerLanguage<ReturnMessages> = {
  nl: {
    withdrawal: {
      accepted: {
        subject: 'Je herroeping is geaccepteerd ({reference})',
        lines: [
          'Je herroeping van bestelling {order} is geldig. De overeenkomst is daarmee ontbonden.',
          'Stuur de artikelen uiterlijk op {until} terug naar {address}, of breng ze naar een van onze winkels. Terugbrengen in de winkel is gratis. Zijn ze al onderweg, dan hoef je niets te doen.',
          'Je krijgt je geld, met de gewone kosten van de heenzending, uiterlijk op {due} terug op dezelfde manier als je hebt betaald. We mogen wachten tot we de artikelen of een bewijs van verzending hebben.',
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
      received: {
        subject: 'Je retour is binnen ({reference})',
        lines: ['We hebben de artikelen van je herroeping van bestelling {order} ontvangen.', ...received.nl],
      },
      settled: {
        subject: 'Je herroeping is afgehandeld ({reference})',
        lines: ['Voor je herroeping van bestelling {order} betalen we {money} terug, op dezelfde manier als je hebt betaald.'],
      },
      reminder: {
        subject: 'We wachten nog op je retour ({reference})',
        lines: [
          'Voor je herroeping van bestelling {order} hebben we nog geen artikelen ontvangen. Ze hadden uiterlijk op {until} teruggestuurd moeten zijn.',
          'Stuur ze alsnog naar {address}, of breng ze naar een van onze winkels. Heb je ze al verstuurd? Antwoord dan op deze e-mail met het bewijs van verzending.',
        ],
      },
    },
    other: {
      accepted: {
        subject: 'Je retour is aangemeld ({reference})',
        lines: [
          'Je kunt de artikelen uit bestelling {order} terugsturen.',
          'Stuur ze uiterlijk op {until} naar {address}, of breng ze naar een van onze winkels. Terugbrengen in de winkel is gratis.',
        ],
      },
      rejected: {
        subject: 'Over je retour van bestelling {order} ({reference})',
        lines: [
          'We hebben je retour van bestelling {order} beoordeeld en kunnen hem niet aannemen.',
          'De reden: {reason}',
          'Ben je het er niet mee eens, of hebben we iets over het hoofd gezien? Antwoord dan op deze e-mail en noem het nummer {reference}.',
        ],
      },
      received: {
        subject: 'Je retour is binnen ({reference})',
        lines: ['We hebben de artikelen uit bestelling {order} ontvangen.', 'We bekijken ze en laten je weten wat er gebeurt.'],
      },
      settled: {
        subject: 'Je retour is afgehandeld ({reference})',
        lines: ['Voor je retour van bestelling {order} betalen we {money} terug, op dezelfde manier als je hebt betaald.'],
      },
      reminder: {
        subject: 'We wachten nog op je retour ({reference})',
        lines: [
          'Voor je retour van bestelling {order} hebben we nog geen artikelen ontvangen. Ze hadden uiterlijk op {until} teruggestuurd moeten zijn.',
          'Stuur ze alsnog naar {address}, of breng ze naar een van onze winkels. Heb je ze al verstuurd? Antwoord dan op deze e-mail met het bewijs van verzending.',
        ],
      },
    },
    way: { shop: 'De kosten van het terugsturen zijn voor ons.', customer: 'De kosten van het terugsturen zijn voor jou.' },
    slip: 'De retourbon zit bij deze e-mail: leg hem in het pakket, of laat hem in de winkel zien. Je retournummer is {number}.',
    file: 'Retourbon',
    kept: 'We houden {amount} in: {sentence}',
    open: 'Bekijk je bestelling',
    refused: 'Niet alles wordt terugbetaald. De reden: {reason}',
    delivery: 'Daarin zitten de bezorgkosten van {amount}.',
  },
  de: {
    withdrawal: {
      accepted: {
        subject: 'Dein Widerruf ist wirksam ({reference})',
        lines: [
          'Dein Widerruf zu Bestellung {order} ist wirksam. Der Vertrag ist damit rückgängig gemacht.',
          'Schick die Artikel spätestens am {until} an {address} zurück, oder bring sie in einen unserer Läden. Die Rückgabe im Laden ist kostenlos. Sind sie schon unterwegs, brauchst du nichts zu tun.',
          'Dein Geld bekommst du, mit den üblichen Kosten der Hinsendung, spätestens am {due} auf demselben Weg zurück, auf dem du bezahlt hast. Wir dürfen warten, bis wir die Artikel oder einen Versandnachweis haben.',
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
      received: {
        subject: 'Deine Rücksendung ist da ({reference})',
        lines: ['Wir haben die Artikel aus deinem Widerruf zu Bestellung {order} erhalten.', ...received.de],
      },
      settled: {
        subject: 'Dein Widerruf ist erledigt ({reference})',
        lines: ['Für deinen Widerruf zu Bestellung {order} erstatten wir dir {money} auf demselben Weg, auf dem du bezahlt hast.'],
      },
      reminder: {
        subject: 'Wir warten noch auf deine Rücksendung ({reference})',
        lines: [
          'Zu deinem Widerruf der Bestellung {order} sind noch keine Artikel bei uns angekommen. Sie sollten bis zum {until} zurückgeschickt sein.',
          'Schick sie bitte noch an {address}, oder bring sie in einen unserer Läden. Hast du sie schon abgeschickt? Dann antworte auf diese E-Mail mit dem Versandnachweis.',
        ],
      },
    },
    other: {
      accepted: {
        subject: 'Deine Rücksendung ist angemeldet ({reference})',
        lines: [
          'Du kannst die Artikel aus Bestellung {order} zurückschicken.',
          'Schick sie spätestens am {until} an {address}, oder bring sie in einen unserer Läden. Die Rückgabe im Laden ist kostenlos.',
        ],
      },
      rejected: {
        subject: 'Zu deiner Rücksendung der Bestellung {order} ({reference})',
        lines: [
          'Wir haben deine Rücksendung zu Bestellung {order} geprüft und können sie nicht annehmen.',
          'Der Grund: {reason}',
          'Siehst du das anders, oder haben wir etwas übersehen? Dann antworte auf diese E-Mail und nenne die Nummer {reference}.',
        ],
      },
      received: {
        subject: 'Deine Rücksendung ist da ({reference})',
        lines: ['Wir haben die Artikel aus Bestellung {order} erhalten.', 'Wir sehen sie uns an und sagen dir, wie es weitergeht.'],
      },
      settled: {
        subject: 'Deine Rücksendung ist erledigt ({reference})',
        lines: ['Für deine Rücksendung zu Bestellung {order} erstatten wir dir {money} auf demselben Weg, auf dem du bezahlt hast.'],
      },
      reminder: {
        subject: 'Wir warten noch auf deine Rücksendung ({reference})',
        lines: [
          'Zu deiner Rücksendung der Bestellung {order} sind noch keine Artikel bei uns angekommen. Sie sollten bis zum {until} zurückgeschickt sein.',
          'Schick sie bitte noch an {address}, oder bring sie in einen unserer Läden. Hast du sie schon abgeschickt? Dann antworte auf diese E-Mail mit dem Versandnachweis.',
        ],
      },
    },
    way: { shop: 'Die Kosten der Rücksendung tragen wir.', customer: 'Die Kosten der Rücksendung trägst du.' },
    slip: 'Der Rücksendeschein liegt dieser E-Mail bei: Leg ihn ins Paket oder zeig ihn im Laden. Deine Rücksendenummer ist {number}.',
    file: 'Ruecksendeschein',
    kept: 'Wir behalten {amount} ein: {sentence}',
    open: 'Bestellung ansehen',
    refused: 'Nicht alles wird erstattet. Der Grund: {reason}',
    delivery: 'Darin sind die Versandkosten von {amount} enthalten.',
  },
  en: {
    withdrawal: {
      accepted: {
        subject: 'Your withdrawal is accepted ({reference})',
        lines: [
          'Your withdrawal for order {order} is valid. The contract is thereby undone.',
          'Send the items back to {address} by {until}, or bring them to one of our shops. Returning them in a shop is free. If they are on their way already, you need not do anything.',
          'You get your money back, with the standard cost of the outward delivery, by {due} and by the means you paid with. We may wait until we have the items or proof that they were sent.',
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
      received: {
        subject: 'Your return has arrived ({reference})',
        lines: ['We have received the items of your withdrawal for order {order}.', ...received.en],
      },
      settled: {
        subject: 'Your withdrawal is settled ({reference})',
        lines: ['For your withdrawal for order {order} we refund {money} by the means you paid with.'],
      },
      reminder: {
        subject: 'We are still waiting for your return ({reference})',
        lines: [
          'We have not received any items yet for your withdrawal for order {order}. They should have been sent back by {until}.',
          'Please still send them to {address}, or bring them to one of our shops. Have you sent them already? Then reply to this email with the proof of dispatch.',
        ],
      },
    },
    other: {
      accepted: {
        subject: 'Your return is registered ({reference})',
        lines: [
          'You can send back the items of order {order}.',
          'Send them to {address} by {until}, or bring them to one of our shops. Returning them in a shop is free.',
        ],
      },
      rejected: {
        subject: 'About your return of order {order} ({reference})',
        lines: [
          'We have looked at your return of order {order} and cannot accept it.',
          'The reason: {reason}',
          'Do you see it differently, or did we overlook something? Then reply to this email and name the number {reference}.',
        ],
      },
      received: {
        subject: 'Your return has arrived ({reference})',
        lines: ['We have received the items of order {order}.', 'We are looking at them and will tell you what happens next.'],
      },
      settled: {
        subject: 'Your return is settled ({reference})',
        lines: ['For your return of order {order} we refund {money} by the means you paid with.'],
      },
      reminder: {
        subject: 'We are still waiting for your return ({reference})',
        lines: [
          'We have not received any items yet for your return of order {order}. They should have been sent back by {until}.',
          'Please still send them to {address}, or bring them to one of our shops. Have you sent them already? Then reply to this email with the proof of dispatch.',
        ],
      },
    },
    way: { shop: 'We pay for sending them back.', customer: 'You pay for sending them back.' },
    slip: 'The return slip is attached: put it into the parcel, or show it in the shop. Your return number is {number}.',
    file: 'return-slip',
    kept: 'We keep {amount}: {sentence}',
    open: 'View your order',
    refused: 'Not everything is refunded. The reason: {reason}',
    delivery: 'This includes the delivery costs of {amount}.',
  },
};
