import type { Language, PerLanguage } from '@shop/contract';
import { brandPaths } from '@shop/rules/brand-path';
import type { Alternates } from './alternates.ts';
import { localPath, type StoreView } from './store-view.ts';

/**
 * Screens whose address has its own words in each language. The Dutch one is the specification's and works in every
 * language; the others are what a native speaker reads. A new screen: one line here, its file in `routes.ts`.
 */
const screenPaths = {
  search: { nl: 'search', de: 'search', en: 'search' },
  brands: brandPaths,
  sale: { nl: 'sale', de: 'sale', en: 'sale' },
  branches: { nl: 'filialen', de: 'filialen', en: 'stores' },
  blog: { nl: 'blog', de: 'blog', en: 'blog' },
  faq: { nl: 'faq', de: 'faq', en: 'faq' },
  contact: { nl: 'contact', de: 'kontakt', en: 'contact' },
  customerService: { nl: 'customer-service', de: 'customer-service', en: 'customer-service' },
  withdrawal: { nl: 'herroepen', de: 'widerrufen', en: 'withdraw' },
  forms: { nl: 'formulier', de: 'formular', en: 'form' },
  finder: { nl: 'outfitzoeker', de: 'outfitfinder', en: 'outfit-finder' },
} as const satisfies Readonly<Record<string, PerLanguage<string>>>;

export type Screen = keyof typeof screenPaths;

/** The path of a screen in a language, without prefix and leading slash. */
export const screenPath = (screen: Screen, language: Language): string => screenPaths[screen][language];

/** Every path of a screen, each once: the route table answers all of them. */
export const everyPath = (screen: Screen): readonly string[] => [...new Set(Object.values(screenPaths[screen]))];

/** A screen as the address bar of a store view shows it. */
export const screenHref = (view: Pick<StoreView, 'prefix' | 'language'>, screen: Screen): string =>
  localPath(view, screenPath(screen, view.language));

/** The same screen in the other languages; `below` is what follows its path in all of them. */
export function screenAlternates(screen: Screen, current: StoreView, views: readonly StoreView[], below = ''): Alternates {
  const others = views.filter(({ language, isMain }) => isMain && language !== current.language);
  return Object.fromEntries(others.map((view) => [view.language, `${screenHref(view, screen)}${below}`]));
}
