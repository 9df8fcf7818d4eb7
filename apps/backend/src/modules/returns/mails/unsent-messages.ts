import type { PerLanguage } from '@shop/contract';

type UnsentMessages = {
  /** In place of the usual lines, when nothing of it has left the shop. */
  readonly all: readonly string[];
  /** Below them, when a part has not. */
  readonly part: string;
};

/** What the mail that accepts a withdrawal says of what was never sent. */
export const unsentMessages: PerLanguage<UnsentMessages> = {
  nl: {
    all: [
      'Je herroeping van bestelling {order} is geldig. De overeenkomst is daarmee ontbonden.',
      'De artikelen zijn nog bij ons: je hoeft niets terug te sturen.',
      'Wat je al hebt betaald, krijg je uiterlijk op {due} terug op dezelfde manier als je hebt betaald.',
    ],
    part: 'Nog bij ons is: {items}. Dat sturen we niet meer en hoef je niet terug te sturen.',
  },
  de: {
    all: [
      'Dein Widerruf zu Bestellung {order} ist wirksam. Der Vertrag ist damit rückgängig gemacht.',
      'Die Artikel sind noch bei uns: Du brauchst nichts zurückzuschicken.',
      'Was du schon bezahlt hast, bekommst du spätestens am {due} auf demselben Weg zurück, auf dem du bezahlt hast.',
    ],
    part: 'Noch bei uns ist: {items}. Das schicken wir nicht mehr, und du brauchst es nicht zurückzuschicken.',
  },
  en: {
    all: [
      'Your withdrawal for order {order} is valid. The contract is thereby undone.',
      'The items are still with us: you need not send anything back.',
      'What you have paid already, you get back by {due} and by the means you paid with.',
    ],
    part: 'Still with us: {items}. We no longer send that, and you need not send it back.',
  },
};
