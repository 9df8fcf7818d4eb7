export const nl = {
  notFoundTitle: 'Pagina niet gevonden',
  notFoundText: 'Dit pad houdt hier op. Misschien is de pagina verhuisd, of zit er een tikfout in het adres.',
  failedTitle: 'Er is iets misgegaan',
  failedText: 'De pagina kan nu niet worden getoond. Probeer het zo nog eens.',
  rateLimitedTitle: 'Even wachten',
  rateLimitedText: 'Dat waren veel aanvragen in korte tijd. Wacht een minuut en probeer het opnieuw.',
  unavailableTitle: 'Dit duurt langer dan normaal',
  unavailableText: 'We krijgen even geen antwoord van de winkel. We proberen het vanzelf nog een keer.',
  chunkFailed: 'Een deel van de winkel kon niet worden geladen ({chunk}). Laad de pagina opnieuw.',
  offlineTitle: 'Geen verbinding',
  offlineText:
    'Deze pagina heb je nog niet eerder geopend, daarom kunnen we die zonder internet niet laten zien. Pagina’s die je al hebt bekeken, werken wel.',
  retry: 'Opnieuw proberen',
  errorId: 'Noem bij contact dit nummer: {id}',
  ways: 'Hier kun je verder',
  toHome: 'Naar de homepage',
  toBranches: 'Winkels en contact',
  toService: 'Verzending en betaling',
} as const;

declare module '../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    failure: typeof nl;
  }
}
