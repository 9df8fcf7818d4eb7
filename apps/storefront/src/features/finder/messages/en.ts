import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Outfit finder',
  intro: 'Five questions, and you only see what fits. Start with the occasion; each choice shortens the next.',
  metaDescription: 'Find your dirndl, lederhosen or accessory by occasion, garment, size and colour.',
  form: 'Your choices',
  type: 'Occasion',
  brand: 'For whom',
  model: 'Garment',
  year: 'Size',
  cilinder: 'Colour',
  any: 'Any',
  submit: 'Show products',
  reset: 'Start again',
  productCount: { one: '{count} product', other: '{count} products' },
  noResults: 'Unfortunately no results were found',
  restricted: 'You see what fits your choices in the outfit finder.',
  change: 'Change choices',
  clear: 'Show everything',
  noResultsHelp: 'Leave out a choice or start again.',
};
