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
  readonly name: 'terms' | 'categories' | 'brands' | 'relatedSearches' | 'products';
  readonly options: readonly SuggestionOption[];
};

const maxTerms = 4;
const maxProducts = 5;

/** What the panel offers for a text, in the order of the arrow keys; groups without options are left out. */
export function suggestionGroups(answer: SuggestionsQuery, text: string, view: StoreView): readonly SuggestionGroup[] {
  const suggested = termsOf(answer.products?.search_suggestions, [text]);
  const related = termsOf(answer.products?.search_recommendations, [text, ...suggested]);
  const groups: readonly SuggestionGroup[] = [
    { name: 'terms', options: terms(suggested, view) },
    { name: 'categories', options: categories(answer, view) },
    { name: 'brands', options: brands(answer, view) },
    { name: 'relatedSearches', options: terms(related, view) },
    { name: 'products', options: products(answer, text, view) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

type Terms = readonly ({ readonly query_text: string } | null)[] | null | undefined;

/** Offering what stands in the field already, or elsewhere in the list, helps nobody. */
function termsOf(found: Terms, known: readonly string[]): readonly string[] {
  const isKnown = (term: string): boolean => known.some((one) => one.toLowerCase() === term.toLowerCase());
  const texts = new Set((found ?? []).flatMap((term) => (term && !isKnown(term.query_text) ? [term.query_text] : [])));
  return [...texts].slice(0, maxTerms);
}

const terms = (texts: readonly string[], view: StoreView): readonly SuggestionOption[] =>
  texts.map((text) => ({ kind: 'term', key: `term-${text}`, text, href: searchHref(screenHref(view, 'search'), text) }));

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
