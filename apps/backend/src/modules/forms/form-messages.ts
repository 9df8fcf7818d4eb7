import type { Language } from '@shop/contract';
import type { Fault } from './check-submission.ts';

type FaultMessages = Readonly<Record<Fault['type'], string>>;

/** Beside the field, so they need not name it. `{number}` is the number of a length. */
const faults: Readonly<Record<Language, FaultMessages>> = {
  nl: {
    required: 'Dit veld is verplicht.',
    alphanumeric: 'Gebruik hier alleen letters en cijfers.',
    'alphanumeric-with-spaces': 'Gebruik hier alleen letters, cijfers en spaties.',
    letters: 'Gebruik hier alleen letters.',
    email: 'Vul een geldig e-mailadres in.',
    url: 'Vul een webadres in dat met http:// of https:// begint.',
    numeric: 'Vul een heel getal in.',
    'numeric-decimals': 'Vul een getal in, met of zonder decimalen.',
    'no-html': 'HTML kunnen we hier niet aannemen. Schrijf gewone tekst.',
    'min-length': 'Vul minstens {number} tekens in.',
    'max-length': 'Vul hoogstens {number} tekens in.',
    choice: 'Kies een van de mogelijkheden.',
    date: 'Vul een bestaande datum in.',
    'too-long': 'Deze tekst is te lang.',
  },
  de: {
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
    date: 'Gib ein Datum ein, das es gibt.',
    'too-long': 'Dieser Text ist zu lang.',
  },
  en: {
    required: 'This field is required.',
    alphanumeric: 'Use letters and digits only.',
    'alphanumeric-with-spaces': 'Use letters, digits and spaces only.',
    letters: 'Use letters only.',
    email: 'Enter a valid email address.',
    url: 'Enter a web address that begins with http:// or https://.',
    numeric: 'Enter a whole number.',
    'numeric-decimals': 'Enter a number, with or without decimals.',
    'no-html': 'We cannot take HTML here. Please write plain text.',
    'min-length': 'Enter at least {number} characters.',
    'max-length': 'Enter at most {number} characters.',
    choice: 'Choose one of the options.',
    date: 'Enter a date that exists.',
    'too-long': 'This text is too long.',
  },
};

/** What is wrong, in a sentence. */
export function faultMessage(fault: Fault, language: Language): string {
  const number = 'additional' in fault ? String(fault.additional ?? '') : '';
  return faults[language][fault.type].replace('{number}', number);
}

/** When a form has no texts of its own. */
export const thankYou: Readonly<Record<Language, string>> = {
  nl: 'Dank je wel voor je bericht.',
  de: 'Danke für deine Nachricht.',
  en: 'Thank you for your message.',
};
