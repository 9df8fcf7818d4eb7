import { lazy, type ComponentType } from 'react';
import { learn } from '../../../lib/language.ts';
import type { TabProps } from './product.ts';

/** Parts of the page that few look at: they come when somebody does, with their words. */
const withWords = (load: () => Promise<ComponentType<TabProps>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), learn('making')]);
    return { default: part };
  });

export const VariantsTab = withWords(async () => (await import('../variants/variants-tab.tsx')).VariantsTab);
export const ColourPictures = withWords(async () => (await import('../variants/colour-pictures.tsx')).ColourPictures);
export const PartsTab = withWords(async () => (await import('../parts/parts-tab.tsx')).PartsTab);
export const SearchTab = withWords(async () => (await import('../search/search-tab.tsx')).SearchTab);
export const LeafletsCard = withWords(async () => (await import('../parts/leaflets-card.tsx')).LeafletsCard);
