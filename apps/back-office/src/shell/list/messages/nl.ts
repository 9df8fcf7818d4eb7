export const nl = {
  views: 'Weergaven',
  capped: '{count}+',
  saveViewTitle: 'Opslaan als weergave',
  saveViewWhat: 'De filters en de volgorde krijgen een naam. Wat je zocht, wordt niet bewaard.',
  viewName: 'Naam',
  viewShared: 'Ook voor collega’s',
  saveViewDo: 'Weergave opslaan',
  removeView: 'Verwijder weergave {name}',
  viewSaved: 'Weergave {name} bewaard.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    views: typeof nl;
  }
}
