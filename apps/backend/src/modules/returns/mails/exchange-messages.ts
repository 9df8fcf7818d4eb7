import type { PerLanguage } from '@shop/contract';

/** What the mail of a settled return says when something else is given instead of money. */
export const exchangeMessages: PerLanguage<{ readonly given: string; readonly rest: string }> = {
  nl: {
    given: 'Voor wat je uit bestelling {order} terugstuurt, krijg je in ruil: {items}. Dat is je nieuwe bestelling {second}.',
    rest: 'Het verschil van {rest} betalen we terug, op dezelfde manier als je hebt betaald.',
  },
  de: {
    given: 'Für das, was du aus Bestellung {order} zurückgibst, bekommst du im Tausch: {items}. Das ist deine neue Bestellung {second}.',
    rest: 'Die Differenz von {rest} erstatten wir dir auf demselben Weg, auf dem du bezahlt hast.',
  },
  en: {
    given: 'For what you return from order {order} you get in exchange: {items}. That is your new order {second}.',
    rest: 'We refund the difference of {rest} by the means you paid with.',
  },
};
