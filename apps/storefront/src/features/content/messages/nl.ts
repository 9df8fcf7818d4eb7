export const nl = {
  products: 'Artikelen op deze pagina',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    content: typeof nl;
  }
}
