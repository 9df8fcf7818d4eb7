import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Sale',
  intro: 'Every struck-through price is the lowest of the 30 days before the reduction began.',
  metaDescription: 'Reduced dirndls, lederhosen and accessories, shown with the lowest price of the last 30 days.',
  productCount: { one: '{count} product', other: '{count} products' },
  ended: 'Nothing is reduced right now',
  endedHelp: 'See what is new, or visit one of our shops.',
  toNew: 'See what is new',
};
