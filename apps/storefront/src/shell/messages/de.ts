import type { Translation } from '../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Dieser Weg endet hier. Vielleicht ist die Seite umgezogen, oder in der Adresse steckt ein Tippfehler.',
  failedTitle: 'Etwas ist schiefgegangen',
  failedText: 'Die Seite kann gerade nicht angezeigt werden. Bitte versuche es gleich noch einmal.',
  rateLimitedTitle: 'Einen Moment, bitte',
  rateLimitedText: 'Das waren viele Anfragen in kurzer Zeit. Warte eine Minute und versuch es noch einmal.',
  unavailableTitle: 'Das dauert länger als sonst',
  unavailableText: 'Der Shop antwortet gerade nicht. Wir versuchen es von selbst noch einmal.',
  chunkFailed: 'Ein Teil des Shops konnte nicht geladen werden ({chunk}). Bitte lade die Seite neu.',
  offlineTitle: 'Keine Verbindung',
  offlineText:
    'Diese Seite hast du noch nicht geöffnet, deshalb können wir sie ohne Internet nicht zeigen. Seiten, die du schon gesehen hast, funktionieren weiter.',
  retry: 'Noch einmal versuchen',
  errorId: 'Nenne uns bei Fragen diese Nummer: {id}',
  ways: 'Hier geht es weiter',
  toHome: 'Zur Startseite',
  toBranches: 'Läden und Kontakt',
  toService: 'Versand und Zahlung',
};
