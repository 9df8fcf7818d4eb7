import type { Parts } from '../../parts.ts';

/** What a campaign can be narrowed to, in the words of the shop's first view. */
export function campaignChoices({ catalog, stores }: Parts) {
  const views = stores.activeViews();
  const view = catalog.view(views[0]?.code ?? '');
  const { attributesByCode, brands, categories } = view.catalogue;
  const pathOf = (id: number): string => {
    const category = categories.get(id);
    if (!category || id === view.scope.rootCategoryId) return '';
    const name = category.texts[view.scope.code]?.name ?? String(id);
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
      attribute.options.map((option) => ({ id: option.id, name: `${view.label(attribute)}: ${view.label(option)}` })),
    ),
    views: views.map(({ code, name }) => ({ code, name })),
  };
}
