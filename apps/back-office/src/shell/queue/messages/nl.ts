export const nl = {
  views: 'Weergaven',
  count: { one: '{count} regel', other: '{count} regels' },
  many: 'Meer dan {count} regels',
  capped: '{count}+',
  emptyTab: 'Hier staat nu niets',
  emptyTabWhy: 'Op dit moment hoort niets bij deze weergave.',
  seeAll: 'Bekijk alles',
  cancel: 'Annuleren',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    queue: typeof nl;
  }
}
