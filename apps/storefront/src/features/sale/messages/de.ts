import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Sale',
  intro: 'Jeder durchgestrichene Preis ist der niedrigste der 30 Tage vor Beginn der Reduzierung.',
  metaDescription: 'Reduzierte Dirndl, Lederhosen und Accessoires, mit dem niedrigsten Preis der letzten 30 Tage.',
  productCount: { one: '{count} Artikel', other: '{count} Artikel' },
  ended: 'Im Moment ist nichts reduziert',
  endedHelp: 'Sieh dir an, was neu eingetroffen ist, oder besuch einen unserer Läden.',
  toNew: 'Zu den Neuheiten',
};
