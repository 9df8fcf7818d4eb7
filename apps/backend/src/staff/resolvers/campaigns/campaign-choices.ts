import type { Language } from '@shop/contract';
import type { Parts } from '../../parts.ts';
import { readerView } from '../products/reader-view.ts';
import { attributeNames } from '../structure/told-apart.ts';

/** What a campaign can be narrowed to, in the language of who looks. */
export function campaignChoices(parts: Parts, language: Language) {
  const views = parts.stores.activeViews();
  const { view } = readerView(parts, language);
  const { attributesByCode, brands, categories } = view.catalogue;
  const attributeName = attributeNames(view, language);
  const pathOf = (id: number): string => {
    const category = categories.get(id);
    if (!category || id === view.scope.rootCategoryId) return '';
    const name = (category.texts[view.scope.code] ?? category.texts[view.scope.defaultCode])?.name ?? String(id);
    const above = pathOf(category.parentId);
    return above === '' ? name : `${above} › ${name}`;
  };
  const byName = (one: { readonly name: string }, other: { readonly name: string }): number => one.name.localeCompare(other.name);
  return {
    categories: [...categories.values()]
      .map(({ id }) => ({ id, name: pathOf(id) }))
      .filter(({ name }) => name !== '')
      .sort(byName),
    brands: [...brands.values()].map(({ id, title }) => ({ id, name: title })).sort(byName),
    options: [...attributesByCode.values()].flatMap((attribute) =>
      attribute.options.map((option) => ({ id: option.id, name: `${attributeName(attribute)}: ${view.label(option)}` })),
    ),
    views: views.map(({ code, name, fallbackCode }) => ({
      code,
      name,
      pricesOf: fallbackCode === null ? null : (parts.catalog.view(code).scope.fallback.at(-1) ?? null),
    })),
  };
}
