import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Outfitfinder',
  intro: 'Fünf Fragen, und du siehst nur, was passt. Beginne mit dem Anlass; jede Wahl macht die nächste kürzer.',
  metaDescription: 'Finde Dirndl, Lederhose oder Accessoire nach Anlass, Kleidungsstück, Größe und Farbe.',
  form: 'Deine Auswahl',
  type: 'Anlass',
  brand: 'Für wen',
  model: 'Kleidungsstück',
  year: 'Größe',
  cilinder: 'Farbe',
  any: 'Egal',
  submit: 'Artikel anzeigen',
  reset: 'Neu beginnen',
  productCount: { one: '{count} Artikel', other: '{count} Artikel' },
  noResults: 'Leider wurden keine Ergebnisse gefunden',
  restricted: 'Du siehst, was zu deiner Auswahl im Outfitfinder passt.',
  change: 'Auswahl ändern',
  clear: 'Alles anzeigen',
  noResultsHelp: 'Lass eine Auswahl weg oder beginne neu.',
};
