export const nl = {
  leadTo: 'We brengen je naar {method}',
  leadOn: 'Je bestelling is geplaatst',
  leadPay: 'Op de beveiligde betaalpagina betaal je {amount} voor bestelling {number}.',
  leadBack: 'Daarna kom je vanzelf terug in onze winkel.',
  leadMail: 'Je bevestiging komt per e-mail.',
  leadSafe: 'Je artikelen zijn voor je gereserveerd. Gaat er iets mis, dan kun je opnieuw betalen of anders betalen.',
  leadSelf: 'Ga zelf naar de betaalpagina',
  leadStuck: 'Gebeurt er niets?',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    payment: typeof nl;
  }
}
