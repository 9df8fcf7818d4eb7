import type { Translation } from '../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  dismiss: 'Meldung schließen',
  optional: '(freiwillig)',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  quantityOf: 'Menge von {name}',
  fewer: 'Eins weniger',
  more: 'Eins mehr',
  errorSummary: { one: 'Ein Feld ist noch nicht richtig ausgefüllt:', other: '{count} Felder sind noch nicht richtig ausgefüllt:' },
};
