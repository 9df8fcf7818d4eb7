import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  choose: 'Bitte wählen',
  send: 'Absenden',
  next: 'Weiter',
  back: 'Zurück',
  step: '(Schritt {step} von {steps})',
  thanks: 'Danke',
  failed: 'Deine Nachricht wurde nicht gesendet. Deine Eingaben sind noch da: Versuch es gleich noch einmal.',
  trap: 'Dieses Feld bitte frei lassen',
  privacyNote: 'Wir verwenden deine Angaben nur, um dir zu antworten.',
  privacyLink: 'So gehen wir mit deinen Daten um',
  toForm: 'Zum Formular',
  aboutProduct: 'Zu: {name}',
  contactTitle: 'Kontakt',
  contactIntro:
    'Du erreichst uns mit diesem Formular, per E-Mail oder telefonisch im Laden. Meist hast du innerhalb eines Werktags eine Antwort.',
  contactDescription:
    'Stell deine Frage über das Kontaktformular, oder ruf einen unserer Läden in Sittard, Roermond und Aachen an oder schreib ihm eine E-Mail.',
  contactShops: 'Einen Laden anrufen oder anschreiben',
  askProduct: 'Frag uns zu diesem Artikel',
  askCategory: 'Angebot anfragen',
  metaDescription: 'Schick uns deine Frage oder Anfrage mit diesem Formular.',
  required: 'Dieses Feld ist erforderlich.',
  alphanumeric: 'Verwende hier nur Buchstaben und Ziffern.',
  'alphanumeric-with-spaces': 'Verwende hier nur Buchstaben, Ziffern und Leerzeichen.',
  letters: 'Verwende hier nur Buchstaben.',
  email: 'Gib eine gültige E-Mail-Adresse ein.',
  url: 'Gib eine Webadresse ein, die mit http:// oder https:// beginnt.',
  numeric: 'Gib eine ganze Zahl ein.',
  'numeric-decimals': 'Gib eine Zahl ein, mit oder ohne Nachkommastellen.',
  'no-html': 'HTML können wir hier nicht annehmen. Schreib einfachen Text.',
  'min-length': 'Gib mindestens {number} Zeichen ein.',
  'max-length': 'Gib höchstens {number} Zeichen ein.',
  choice: 'Wähle eine der Möglichkeiten.',
};
