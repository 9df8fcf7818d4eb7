/** What every screen needs, the log-in too; the words of lists and keys are in `lists-nl.ts`. */
export const nl = {
  pending: 'Bezig',
  changed: 'gewijzigd',
  undoChange: '{label} gewijzigd: ongedaan maken',
  showPassword: 'Wachtwoord tonen',
  notAnAmount: 'Dit is geen bedrag. Schrijf het zo: {example}',
  notANumber: 'Vul een heel getal in van {min} tot en met {max}',
  choose: 'Kies',
  typeToFind: 'Typ om te zoeken',
  nothingFound: 'Niets gevonden',
  source: 'bron',
  missingTexts: { one: '{count} ontbreekt', other: '{count} ontbreken' },
  outdatedTexts: { one: '{count} ouder dan bron', other: '{count} ouder dan bron' },
  removeFilter: 'Filter {name} weghalen',
  addedText: 'erbij:',
  removedText: 'weg:',
  loading: 'Wordt geladen',
  noMatch: 'Niets past bij deze filters',
  noMatchText: 'Haal een filter weg of zoek op iets anders.',
  clearFilters: 'Wis filters',
  refused: 'Dit mag je niet',
  refusedText: 'Je rol laat dit niet toe. Vraag het aan je leidinggevende als je het nodig hebt.',
  gone: 'Dit is er niet meer',
  goneText: 'Het is verwijderd of hoort bij een filiaal dat je niet ziet.',
  failed: 'Het ging mis aan onze kant',
  failedText: 'Er is niets gewijzigd.',
  failedNumber: 'Met dit nummer vinden we terug wat er gebeurde.',
  retry: 'Probeer opnieuw',
  copied: 'Gekopieerd',
  copyRequestId: 'Kopieer nummer',
  back: 'Terug',
  close: 'Sluiten',
  closeNotice: 'Melding sluiten',
  notices: 'Meldingen',
} as const;

declare module '../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    ui: typeof nl;
  }
}
