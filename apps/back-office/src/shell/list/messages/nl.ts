export const nl = {
  views: 'Weergaven',
  capped: '{count}+',
  saveViewTitle: 'Bewaar als weergave',
  saveViewWhat: 'De filters en de volgorde krijgen een naam. Wat je zocht, wordt niet bewaard.',
  viewName: 'Naam',
  viewShared: 'Ook voor collega’s',
  saveViewDo: 'Bewaar weergave',
  removeView: 'Verwijder weergave {name}',
  viewSaved: 'Weergave {name} bewaard.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    views: typeof nl;
  }
}
