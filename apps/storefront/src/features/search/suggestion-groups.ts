import type { SuggestionProductFragment, SuggestionsQuery } from '../../generated/graphql.ts';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { localPath, type StoreView } from '../../lib/page/store-view.ts';
import { searchHref } from './search-text.ts';

type Common = { readonly key: string; readonly href: string };
export type SuggestionOption =
  | (Common & { readonly kind: 'term' | 'brand'; readonly text: string })
  | (Common & { readonly kind: 'category'; readonly text: string; readonly above: string })
  | (Common & { readonly kind: 'product'; readonly product: SuggestionProductFragment })
  | (Common & { readonly kind: 'all'; readonly count: number });
export type SuggestionGroup = {
  readonly name: 'terms' | 'categories' | 'brands' | 'products';
  readonly options: readonly SuggestionOption[];
};

const maxTerms = 4;
const maxProducts = 5;

/** What the panel offers for a text, in the order of the arrow keys; groups without options are left out. */
export function suggestionGroups(answer: SuggestionsQuery, text: string, view: StoreView): readonly SuggestionGroup[] {
  const groups: readonly SuggestionGroup[] = [
    { name: 'terms', options: terms(answer, text, view) },
    { name: 'categories', options: categories(answer, view) },
    { name: 'brands', options: brands(answer, view) },
    { name: 'products', options: products(answer, text, view) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function terms(answer: SuggestionsQuery, text: string, view: StoreView): readonly SuggestionOption[] {
  const found = (answer.products?.search_suggestions ?? []).flatMap((term) => (term ? [term.query_text] : []));
  // Offering what stands in the field already helps nobody.
  const others = [...new Set(found)].filter((term) => term.toLowerCase() !== text).slice(0, maxTerms);
  return others.map((term) => ({ kind: 'term', key: `term-${term}`, text: term, href: searchHref(screenHref(view, 'search'), term) }));
}

function categories(answer: SuggestionsQuery, view: StoreView): readonly SuggestionOption[] {
  return (answer.categories?.items ?? []).flatMap((category) =>
    category?.url_path && category.include_in_menu === 1
      ? [
          {
            kind: 'category' as const,
            key: `category-${category.uid}`,
            text: category.name ?? '',
            above: (category.breadcrumbs ?? []).flatMap((crumb) => (crumb?.category_name ? [crumb.category_name] : [])).join(' › '),
            href: localPath(view, category.url_path),
          },
        ]
      : [],
  );
}

function brands(answer: SuggestionsQuery, view: StoreView): readonly SuggestionOption[] {
  return (answer.brands?.items ?? []).flatMap((brand) =>
    brand
      ? [{ kind: 'brand' as const, key: `brand-${brand.id}`, text: brand.title, href: `${screenHref(view, 'brands')}/${brand.urlKey}` }]
      : [],
  );
}

function products(answer: SuggestionsQuery, text: string, view: StoreView): readonly SuggestionOption[] {
  const found = (answer.products?.items ?? []).flatMap((product) => (product ? [product] : [])).slice(0, maxProducts);
  if (found.length === 0) return [];
  return [
    ...found.map((product) => ({
      kind: 'product' as const,
      key: `product-${product.sku}`,
      product,
      href: localPath(view, `${product.url_key ?? ''}${product.url_suffix ?? ''}`),
    })),
    {
      kind: 'all',
      key: 'all',
      count: answer.products?.total_count ?? found.length,
      href: searchHref(screenHref(view, 'search'), text),
    },
  ];
}
