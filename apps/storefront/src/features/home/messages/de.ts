import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  headline: 'Von der Maas auf die Alm',
  intro:
    'Dirndl, Lederhosen und alles dazwischen. Anprobieren kannst du in Sittard, Roermond und Aachen oder zu Hause, mit 14 Tagen Widerrufsrecht.',
  heroAlt: 'Eine bestickte Kniebundlederhose und ein tannengrünes Dirndl mit gestreifter Schürze',
  shop: '{category} ansehen',
  metaTitle: 'Dirndl und Lederhosen | Maas & Alm',
  metaDescription:
    'Dirndl, Lederhosen und Accessoires in den Größen 32 bis 60. Anprobe in Sittard, Roermond und Aachen oder zu Hause, mit 14 Tagen Widerrufsrecht.',

  deliveryDays: '{from}–{to} Werktage',
  deliveryRest: 'bis zu dir',
  freeWord: 'Gratis',
  freeRest: 'Versand ab {amount}',
  returnDays: '14 Tage',
  returnRest: 'Widerrufsrecht',
  openToday: 'Jetzt geöffnet in {city} bis {time} Uhr',
  opensToday: 'Heute geöffnet in {city} von {from} bis {time} Uhr',
  closedNow: '{city} ist jetzt geschlossen',
  opensNext: '{city} öffnet am {day} um {time} Uhr',
  weekday1: 'Montag',
  weekday2: 'Dienstag',
  weekday3: 'Mittwoch',
  weekday4: 'Donnerstag',
  weekday5: 'Freitag',
  weekday6: 'Samstag',
  weekday7: 'Sonntag',

  newIn: 'Neu eingetroffen',
  sale: 'Im Sale',
  bestsellers: 'Bestseller',
  categories: 'Wo fängst du an?',

  branches: 'Komm zur Anprobe',
  branchesIntro: 'Drei Läden in der Euregio. Du suchst das richtige Mieder? Wir haben Stecknadeln und Geduld.',
  branchOpen: 'Jetzt geöffnet bis {time} Uhr',
  branchLater: 'Heute geöffnet von {from} bis {time} Uhr',
  branchClosed: 'Jetzt geschlossen',
  branchNext: 'Jetzt geschlossen, öffnet am {day} um {time} Uhr',
  more: 'Mehr',
  moreFailed: 'Die nächsten Artikel konnten nicht geladen werden. Versuch es gleich noch einmal.',
  bundles: 'Von Kopf bis Fuß',
  bundlesIntro: 'Komplette Outfits, bei denen du jedes Teil in deiner eigenen Größe wählst.',
  bundleParts: 'Teile von {name}',
};
