import { ownSort } from '../../features/catalog/listing/listing-sort.ts';
import { finderQuery, partFilters, readFinderChoice } from '../../features/finder/finder-choice.ts';
import { CategoryContentDocument, CategoryPathDocument, LoadCategoryDocument, type LoadCategoryQuery } from '../../generated/graphql.ts';
import { loadAlternates } from '../../lib/page/alternates.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { filteredAlternates } from '../listing/filtered-alternates.ts';
import { loadListing } from '../listing/load-listing.ts';
import { present } from '../frame/present.ts';

type Category = NonNullable<NonNullable<NonNullable<LoadCategoryQuery['categories']>['items']>[number]>;

/** A category with one page of its products; one that is only a text has none. */
export async function loadCategory(page: PageArguments, uid: string) {
  const { categories } = await page.shop.query(LoadCategoryDocument, { uid });
  const category = present(categories?.items)[0];
  if (category === undefined) throw notFound();
  const isList = category.display_mode !== 'PAGE';
  const [list, content, alternates] = await Promise.all([
    isList ? loadProducts(page, category) : undefined,
    category.id ? page.shop.optional(CategoryContentDocument, { id: category.id }) : undefined,
    loadAlternates(
      page,
      async (other) => present((await other.query(CategoryPathDocument, { uid })).categories?.items)[0]?.url_path ?? undefined,
    ),
  ]);
  return {
    kind: 'category' as const,
    category,
    list,
    // SPEC-7: the first one counts.
    slider: present(content?.getTailoredSlider)[0],
    hasForm: typeof category.id === 'number' && content?.storeConfig?.form_category_id === category.id,
    alternates: filteredAlternates(alternates, list?.listing),
  };
}

/**
 * Filters and best sellers belong to anchors: other categories only have an order (SPEC-4). The choices of the outfit finder
 * may stand in the query and restrict any category (SPEC-7).
 */
function loadProducts(page: PageArguments, category: Category) {
  const choice = readFinderChoice(page.url.searchParams);
  const partfinder = partFilters(choice);
  return loadListing(page, {
    path: category.url_path ?? '',
    query: finderQuery(choice),
    source: { filter: { category_uid: { eq: category.uid }, ...(partfinder === undefined ? {} : { partfinder }) } },
    filterable: category.is_anchor === 1,
    hidden: ['category_uid'],
    ownSort: ownSort(category.default_sort_by),
    sortFields: present(category.available_sort_by),
  });
}
