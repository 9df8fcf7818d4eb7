export const nl = {
  title: 'Sale',
  intro: 'Elke doorgestreepte prijs is de laagste van de 30 dagen voordat de korting begon.',
  metaDescription: 'Afgeprijsde dirndls, lederhosen en accessoires, met de laagste prijs van de afgelopen 30 dagen erbij.',
  productCount: { one: '{count} artikel', other: '{count} artikelen' },
  ended: 'Er is nu niets afgeprijsd',
  endedHelp: 'Kijk wat er nieuw binnen is, of kom langs in een van onze winkels.',
  toNew: 'Naar nieuw binnen',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    sale: typeof nl;
  }
}
