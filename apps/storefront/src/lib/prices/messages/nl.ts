export const nl = {
  exclVat: 'excl. btw',
  inclVat: '{price} incl. btw',
  switch: 'Prijzen tonen',
  private: 'Particulier',
  business: 'Zakelijk',
  isNet: 'Prijzen excl. btw',
  isGross: 'Prijzen incl. btw',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    prices: typeof nl;
  }
}
