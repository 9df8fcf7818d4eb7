import type { PerLanguage } from '@shop/contract';

/** What the mail of a settled return says when its money is on a gift card; the code is never in a mail. */
export const cardMessages: PerLanguage<string> = {
  nl: 'Zoals afgesproken krijg je voor bestelling {order} {money} als cadeaubon {card}. Je krijgt hem van ons op papier, met de code waarmee je betaalt.',
  de: 'Wie vereinbart bekommst du für Bestellung {order} {money} als Gutschein {card}. Du bekommst ihn von uns auf Papier, mit dem Code, mit dem du zahlst.',
  en: 'As agreed, you get {money} for order {order} as gift card {card}. We give it to you on paper, with the code you pay with.',
};
