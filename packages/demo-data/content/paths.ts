import type { Language } from '@shop/contract';
import type { DemoCategory, DemoShop } from '../model.ts';

/** Screens that are no content: they exist in the storefront. */
const screens: Readonly<Record<Language, readonly string[]>> = {
  nl: ['contact', 'filialen', 'herroepen', 'blog', 'faq'],
  de: ['contact', 'filialen', 'widerrufen', 'blog', 'faq'],
  en: ['contact', 'filialen', 'withdraw', 'blog', 'faq'],
};

function categoryPath(category: DemoCategory, categories: readonly DemoCategory[], language: Language): string {
  const parent = categories.find(({ id }) => id === category.parentId);
  return parent === undefined || parent.id === 2
    ? category.urlKey[language]
    : `${categoryPath(parent, categories, language)}/${category.urlKey[language]}`;
}

/** Every path a text may link to in a language, without the prefix and the first slash. */
export function knownPaths({ categories, pages, landingPages, products }: DemoShop, language: Language): ReadonlySet<string> {
  return new Set([
    '',
    ...screens[language],
    ...pages.map(({ identifier }) => identifier[language]),
    ...landingPages.map(({ identifier }) => identifier[language]),
    ...categories.filter(({ id }) => id !== 2).map((category) => categoryPath(category, categories, language)),
    ...products.map(({ urlKey }) => `${urlKey[language]}.html`),
  ]);
}
