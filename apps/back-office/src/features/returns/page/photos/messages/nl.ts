/** Photographs of what came back. `up.` is what the shop has against a file. */
export const nl = {
  title: 'Foto’s',
  privateNote: 'alleen voor ons',
  none: 'Leg vast hoe het terugkwam, zeker als je iets inhoudt.',
  take: 'Maak een foto',
  choose: 'Kies foto’s',
  sending: 'Foto {at} van {of} wordt verzonden',
  open: 'Open foto {at} van {of}',
  shown: 'Foto {at} van {of}',
  addedBy: '{who}, {when}',
  close: 'Sluit',
  remove: 'Verwijder de foto',
  removed: 'Foto verwijderd.',
  problem: '{name}: {why}',
  'up.too-large': 'De foto is groter dan 25 MB.',
  'up.type': 'Dit is geen foto als JPEG, PNG of WebP, of ze is beschadigd.',
  'up.pixels': 'De foto heeft meer dan 40 miljoen pixels. Verklein haar.',
  'up.too-many': 'Er wachten al te veel bestanden van je. Probeer het morgen weer.',
  'up.empty': 'Het bestand is leeg.',
  'up.broken': 'De foto kwam niet heel aan. Probeer het opnieuw.',
  'up.full': 'De schijf van de winkel is vol. Er is niets bewaard.',
  'up.away': 'De opslag van de winkel antwoordt niet. Er is niets bewaard. Probeer het zo nog eens.',
} as const;

declare module '../../../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    returnPhotos: typeof nl;
  }
}
