import type { FieldResolver, RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { productTag, skuTag } from '#modules/catalog/index.ts';

/*
 * Answers name what they show, so that whoever caches them (the page cache, Varnish) can invalidate exactly those that a change concerns.
 * A new public root field: one line in `rootTags`. `change-feed.ts` says which names a change concerns.
 */

/** What a category lists: members, counts, filters. */
export const categoryTag = (id: number | string): string => `c${id}`;
/** Lists of products that are not of one category: search, brands, sale. */
export const listTag = 'list';
/** Categories, attributes, brands and their texts. */
export const catalogTag = 'catalog';

type Arguments = Readonly<Record<string, unknown>>;
type Condition = { readonly eq?: unknown; readonly in?: unknown } | null | undefined;

function valuesOf(condition: unknown): readonly string[] {
  const { eq, in: some } = (condition as Condition) ?? {};
  return [eq, ...(Array.isArray(some) ? (some as unknown[]) : [])]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String);
}

/** By category where the list has one, by item number where it is a choice of products; any other list may show anything. */
function listTags({ filter, search }: Arguments): readonly string[] {
  const { sku, category_id, category_uid } = (filter ?? {}) as Arguments;
  const skus = valuesOf(sku);
  if (skus.length > 0) return skus.map(skuTag);
  const uids = valuesOf(category_uid).map((uid) => Buffer.from(uid, 'base64').toString());
  const categories = [...valuesOf(category_id), ...uids].filter((id) => /^\d+$/.test(id));
  return categories.length > 0 && !search ? categories.map(categoryTag) : [listTag];
}

const fixed =
  (...tags: readonly string[]) =>
  (): readonly string[] =>
    tags;

const rootTags: Readonly<Record<string, (args: Arguments) => readonly string[]>> = {
  availableStores: fixed('stores'),
  bestsellers: ({ categoryId }) => (typeof categoryId === 'number' ? [categoryTag(categoryId)] : [listTag]),
  blogCategories: fixed('blog'),
  blogPost: fixed('blog'),
  blogPosts: fixed('blog'),
  brands: fixed(catalogTag, listTag),
  categories: fixed(catalogTag),
  category: fixed(catalogTag),
  categoryList: fixed(catalogTag),
  cmsBlocks: fixed('blocks'),
  cmsPage: fixed('pages'),
  contentPaths: fixed('pages', 'landing'),
  countries: fixed('stores'),
  country: fixed('stores'),
  currency: fixed('stores'),
  faq: fixed('faq'),
  form: fixed('forms'),
  freeShippingAmount: fixed('stores'),
  getTailoredSlider: fixed('sliders'),
  globalMessages: fixed('messages'),
  landingPage: fixed('landing'),
  partfinderSearch: listTags,
  phisicalStores: fixed('stores'),
  pickupLocations: fixed('stores', listTag),
  productPaths: fixed(listTag),
  productReviewRatingsMetadata: fixed('stores'),
  products: listTags,
  route: fixed('pages', 'landing', 'rewrites', catalogTag),
  storeConfig: fixed('stores'),
  urlResolver: fixed('pages', 'landing', 'rewrites', catalogTag),
};

type Entity = { readonly typename?: string; readonly id?: number };

/** Every product passes here on its way into an answer, because it can be of four types. */
function typeOf(entity: Entity, _args: unknown, { tags }: RequestContext): string | undefined {
  if (tags && entity.id !== undefined && entity.typename?.endsWith('Product')) tags.add(productTag(entity.id));
  return entity.typename;
}

function tagged(name: string, resolve: FieldResolver): FieldResolver {
  const tagsOf = rootTags[name];
  if (!tagsOf) return resolve;
  const run = resolve as (parent: unknown, args: Arguments, context: RequestContext) => unknown;
  return (parent: unknown, args: Arguments, context: RequestContext) => {
    if (context.tags) for (const tag of tagsOf(args)) context.tags.add(tag);
    return run(parent, args, context);
  };
}

/** Resolvers that note what they show. */
export function withTags(maps: readonly ResolverMap[]): readonly ResolverMap[] {
  const noted = maps.map((map) => ({
    ...map,
    ...(map['Query']
      ? { Query: Object.fromEntries(Object.entries(map['Query']).map(([name, resolve]) => [name, tagged(name, resolve)])) }
      : {}),
  }));
  return [
    ...noted,
    {
      ProductInterface: { __resolveType: typeOf },
      RoutableInterface: { __resolveType: typeOf },
      CategoryInterface: {
        product_count: (category: { readonly id: number; readonly product_count?: unknown }, _args: unknown, { tags }: RequestContext) => {
          tags?.add(categoryTag(category.id));
          return category.product_count;
        },
      },
    },
  ];
}
