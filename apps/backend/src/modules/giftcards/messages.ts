import type { PerLanguage } from '@shop/contract';

type CardMessages = {
  readonly title: string;
  readonly code: string;
  readonly barcode: string;
  readonly worth: string;
  readonly until: string;
  readonly number: string;
  readonly how: string;
  readonly keep: string;
};

/** The messages of the paper of a gift card. */
export const cardMessages: PerLanguage<CardMessages> = {
  nl: {
    title: 'Cadeaubon',
    code: 'Code',
    barcode: 'Streepjescode van de cadeaubon',
    worth: 'Saldo',
    until: 'Geldig tot en met',
    number: 'Nummer',
    how: 'Met deze cadeaubon betaal je bij ons, in één keer of in delen. Wat overblijft, blijft erop staan.',
    keep: 'Bewaar de code goed: wie hem heeft, kan ermee betalen. Ben je hem kwijt? Bel of mail ons met het nummer, dan blokkeren we de bon.',
  },
  de: {
    title: 'Gutschein',
    code: 'Code',
    barcode: 'Strichcode des Gutscheins',
    worth: 'Guthaben',
    until: 'Gültig bis',
    number: 'Nummer',
    how: 'Mit diesem Gutschein zahlst du bei uns, auf einmal oder in Teilen. Was übrig ist, bleibt darauf.',
    keep: 'Bewahre den Code gut auf: Wer ihn hat, kann damit zahlen. Verloren? Ruf an oder schreib uns mit der Nummer, dann sperren wir den Gutschein.',
  },
  en: {
    title: 'Gift card',
    code: 'Code',
    barcode: 'Barcode of the gift card',
    worth: 'Balance',
    until: 'Valid until',
    number: 'Number',
    how: 'Pay with this gift card at our shop, all at once or bit by bit. Whatever is left stays on it.',
    keep: 'Keep the code safe: whoever has it can pay with it. Lost it? Call or email us with the number and we will block the card.',
  },
};
