import type { Translation } from '../../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Neuer Artikel',
  names: 'Wie er heißt',
  nameIn: 'Name {language}',
  sku: 'SKU',
  skuHint: 'Buchstaben, Ziffern, Punkte und Striche. Später nicht mehr zu ändern.',
  kind: 'Was er ist und wo er steht',
  'kind.simple': 'Ein Artikel, ohne Größen oder Farben.',
  'kind.virtual': 'Nichts zu verschicken.',
  'kind.configurable': 'In Größen oder Farben. Die Varianten legst du danach an.',
  'kind.bundle': 'Teile, die Kunden zusammen wählen.',
  'kind.grouped': 'Artikel, die beieinander stehen.',
  brand: 'Marke',
  brandHint: 'Die Marke nennt den Hersteller.',
  categories: 'Kategorien',
  axes: 'Kunden wählen nach',
  axesHint: 'In dieser Reihenfolge, zum Beispiel Farbe und dann Größe.',
  price: 'Preis',
  priceHint: 'Mit MwSt., ab jetzt. Leer: später.',
  addresses: 'Adressen im Shop',
  addressIn: 'Adresse {language}',
  make: 'Artikel anlegen',
  cancel: 'Zurück',
  made: 'Der Artikel ist da. Kunden sehen ihn erst, wenn er im Shop steht.',
  onlySome: 'Deine Rolle legt keine Artikel an.',
};
