import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  name: 'Ein Name hat 1 bis 100 Zeichen.',
  language: 'Diese Sprache kennen wir nicht.',
  'view-name': 'Ein Name hat 1 bis 60 Zeichen.',
  'view-many': 'Du hast schon 30 Ansichten. Entferne zuerst eine.',
  state: 'Ein eingeladenes Konto wird erst durch den Link in der Mail aktiv.',
  roles: 'Wähle mindestens eine Rolle. Wer nichts mehr darf, wird gesperrt.',
  branch: 'Wähle zu einer Rolle im Laden auch den Laden.',
  'last-owner': 'Es muss immer mindestens ein aktiver Inhaber da sein.',
  email: 'Das ist keine E-Mail-Adresse.',
  exists: 'Mit dieser Adresse gibt es schon ein Konto.',
  number: 'Gib eine ganze Zahl von 0 oder mehr ein.',
  never: 'Das lässt sich nicht rückgängig machen.',
  'too-late': 'Das ist länger als 30 Tage her und bleibt deshalb so.',
  'own-request': 'Du hast selbst darum gebeten. Jemand anders entscheidet.',
  'too-early': 'Nur du kannst das entscheiden. Das geht eine Viertelstunde nach der Anfrage.',
  ground: 'Wähle einen Grund aus der Liste. Eine schlechte Meinung ist keiner.',
  reviews: 'Wähle 1 bis 200 Bewertungen.',
  'not-shown': 'Diese Bewertung steht nicht im Shop, niemand würde die Antwort lesen.',
  text: 'Der Text ist leer, zu lang oder enthält fremde Zeichen.',
  answer: 'Die Antwort ist leer, zu lang oder enthält fremde Zeichen.',
  changed: 'Jemand anders hat diese Nachricht inzwischen bearbeitet. Sieh erst nach, was dort steht.',
  'no-address': 'In dieser Nachricht steht keine E-Mail-Adresse.',
  handler: 'Diese Person beantwortet keine Nachrichten dieser Filiale.',
  'not-waiting': 'Darüber wurde inzwischen entschieden, oder die Anfrage ist abgelaufen.',
};
