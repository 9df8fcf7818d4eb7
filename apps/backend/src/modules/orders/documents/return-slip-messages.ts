import type { PerLanguage } from '@shop/contract';

type ReturnSlipMessages = {
  readonly title: string;
  readonly to: string;
  readonly stated: string;
  readonly until: string;
  readonly how: string;
  readonly paidByShop: string;
  readonly paidByCustomer: string;
};

/** The messages of the slip that goes along with a return. */
export const returnSlipMessages: PerLanguage<ReturnSlipMessages> = {
  nl: {
    title: 'Retourbon',
    to: 'Retouradres',
    stated: 'Gemeld op',
    until: 'Terugsturen uiterlijk',
    how: 'Leg deze bon bij de artikelen in het pakket. Terugbrengen kan ook in een van onze winkels; laat daar de streepjescode zien.',
    paidByShop: 'De kosten van het terugsturen zijn voor ons.',
    paidByCustomer: 'De kosten van het terugsturen zijn voor jou. Terugbrengen in de winkel is gratis.',
  },
  de: {
    title: 'Rücksendeschein',
    to: 'Rücksendeadresse',
    stated: 'Gemeldet am',
    until: 'Zurückschicken bis',
    how: 'Leg diesen Schein zu den Artikeln ins Paket. Du kannst sie auch in einen unserer Läden bringen; zeig dort den Strichcode.',
    paidByShop: 'Die Kosten der Rücksendung tragen wir.',
    paidByCustomer: 'Die Kosten der Rücksendung trägst du. Die Rückgabe im Laden ist kostenlos.',
  },
  en: {
    title: 'Return slip',
    to: 'Return address',
    stated: 'Announced on',
    until: 'Send back by',
    how: 'Put this slip into the parcel with the items. You can also bring them to one of our shops; show the barcode there.',
    paidByShop: 'We pay for sending them back.',
    paidByCustomer: 'You pay for sending them back. Returning them in a shop is free.',
  },
};
