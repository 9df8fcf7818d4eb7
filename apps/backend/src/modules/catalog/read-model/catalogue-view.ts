import type { Language } from '@shop/contract';
import { runAtOnce, type Sliced } from '#kernel/memory/slices.ts';
import type { Stock } from '#modules/inventory/index.ts';
import type { Format, Width } from '#modules/media/index.ts';
import type { PricePeriod, ReductionRules } from '#modules/pricing/index.ts';
import { pickText } from '#modules/stores/index.ts';
import { categoryMembers } from '../categories/category-members.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import { buildCategoryTree } from '../categories/category-tree.ts';
import type { AttributeRecord, Catalogue, OptionRecord, ProductRecord, Texts } from './catalogue.ts';
import type { ProductText } from '../products/product-fields.ts';
import { productChanges } from '../write/change-catalogue.ts';
import { changeListing, listingInSlices, type Listing } from './listing.ts';
import { mergeTexts } from './texts.ts';

/** What the catalogue must know of a store view. */
export type ViewScope = {
  readonly code: string;
  readonly language: Language;
  readonly locale: string;
  readonly rootCategoryId: number;
  /** The view itself, then those its texts and prices fall back to. */
  readonly fallback: readonly string[];
  /** Whose texts a product has that was never translated. */
  readonly defaultCode: string;
  readonly productSuffix: string;
  readonly categorySuffix: string;
  readonly website: { readonly id: number; readonly code: string; readonly name: string; readonly isDefault: boolean };
};

/** The public address of a picture. */
export type MediaUrl = (hash: string, width: Width, format: Format) => string;

/** A product as one view shows it. One object per product, view and version of the catalogue, so that it can be a cache key. */
export type ProductSource = { readonly record: ProductRecord; readonly view: CatalogueView; readonly text: ProductText };

/** The catalogue in the language and with the prices of one store view. */
export type CatalogueView = {
  readonly catalogue: Catalogue;
  readonly scope: ViewScope;
  readonly tree: CategoryTree;
  readonly reductionRules: ReductionRules;
  readonly mediaUrl: MediaUrl;
  /** The address of a document by its file name. */
  readonly documentUrl: (path: string) => string;
  stock(): Stock;
  /** Changes with the stock of a product or of its parts. */
  stockVersion(id: number): number;
  text(texts: Texts): string | undefined;
  label(entry: AttributeRecord | OptionRecord): string;
  prices(record: ProductRecord): readonly PricePeriod[];
  /** Any enabled product, also a variant; undefined otherwise (R122). */
  source(id: number): ProductSource | undefined;
  sourceBySku(sku: string): ProductSource | undefined;
  sourceByUrlKey(urlKey: string): ProductSource | undefined;
  readonly listing: Listing;
  /** The products of the listing. */
  listed(): readonly ProductSource[];
};

/** NL: Besluit prijsaanduiding producten art. 5a; the German PAngV sets no end to stepwise reductions (LAW-03). */
export const stepwiseMonths = 3;
const dutchRules: ReductionRules = { stepwiseMonths };
const germanRules: ReductionRules = { stepwiseMonths: undefined };

type Options = Pick<CatalogueView, 'catalogue' | 'scope' | 'stock' | 'stockVersion' | 'mediaUrl' | 'documentUrl'>;

export const createCatalogueView = (options: Options, previous?: CatalogueView): CatalogueView =>
  runAtOnce(catalogueViewInSlices(options, previous));

/** A view; from the one before a change of some products it takes over what it can of tree and addresses. */
export function* catalogueViewInSlices(options: Options, previous?: CatalogueView): Sliced<CatalogueView> {
  const { catalogue, scope } = options;
  const listing = (previous && takenListing(previous, catalogue)) ?? (yield* listingInSlices(catalogue, scope));
  /** Made when they are asked for. */
  const sources = new Map<number, ProductSource>();
  let listed: readonly ProductSource[] | undefined;

  const sourceOf = (record: ProductRecord | undefined): ProductSource | undefined => {
    if (!record?.isEnabled) return undefined;
    let source = sources.get(record.id);
    if (!source) sources.set(record.id, (source = { record, view, text: textIn(record, view) }));
    return source;
  };
  const source = (id: number): ProductSource | undefined => sources.get(id) ?? sourceOf(catalogue.products.get(id));
  const view: CatalogueView = {
    ...options,
    tree: (previous && takenTree(previous, catalogue)) ?? buildCategoryTree(catalogue, scope),
    reductionRules: scope.locale.endsWith('-DE') ? germanRules : dutchRules,
    text: (texts) => pickText(texts, scope.fallback),
    label: (entry) => pickText(entry.label, scope.fallback) ?? entry.code,
    prices: (record) => pricesOf(record, scope.fallback),
    source,
    sourceBySku: (sku) => sourceOf(catalogue.productsBySku.get(sku)),
    sourceByUrlKey: (urlKey) => {
      const id = listing.idsByUrlKey.get(urlKey);
      return id === undefined ? undefined : source(id);
    },
    listing,
    listed: () => (listed ??= Array.from(listing.ids).flatMap((id) => source(id) ?? [])),
  };
  return view;
}

function takenListing({ listing, catalogue: before, scope }: CatalogueView, catalogue: Catalogue): Listing | undefined {
  const changes = productChanges(before, catalogue);
  return changes && changeListing(listing, changes, scope);
}

const takenTree = ({ tree, catalogue: before }: CatalogueView, catalogue: Catalogue): CategoryTree | undefined =>
  before.categories === catalogue.categories && categoryMembers(before) === categoryMembers(catalogue) ? tree : undefined;

function textIn(record: ProductRecord, view: CatalogueView): ProductText {
  const text = productText(record, view);
  const urlKey = view.listing.borrowedUrlKeys.get(record.id);
  return urlKey === undefined ? text : { ...text, urlKey };
}

function pricesOf(record: ProductRecord, fallback: readonly string[]): readonly PricePeriod[] {
  for (const code of fallback) {
    const periods = record.prices[code];
    if (periods) return periods;
  }
  return [];
}

/** A variant without texts of its own is called like its parent plus what it is chosen by; what was not translated, as in the default view. */
function productText(record: ProductRecord, view: CatalogueView): ProductText {
  const { fallback, defaultCode } = view.scope;
  const own = mergeTexts(record.texts, fallback);
  if (own.name !== undefined) return own;
  const parent = record.parentId === undefined ? undefined : view.catalogue.products.get(record.parentId);
  if (!parent) return mergeTexts(record.texts, [...fallback, defaultCode]);
  const { urlKey: _parentUrlKey, ...inherited } = productText(parent, view);
  return { ...inherited, ...own, name: [inherited.name, ...axisLabels(record, parent, view)].filter(Boolean).join(', ') };
}

function axisLabels(record: ProductRecord, parent: ProductRecord, view: CatalogueView): readonly string[] {
  return parent.axes.flatMap(({ attributeId }) => {
    const attribute = view.catalogue.attributesById.get(attributeId);
    const value = attribute && record.attributes[attribute.code];
    if (!Array.isArray(value)) return [];
    return (value as readonly number[]).flatMap((id) => {
      const option = view.catalogue.options.get(id);
      return option ? [view.label(option)] : [];
    });
  });
}

/** Some 3 kB each for the largest of them; a product has as many as it has variants. */
const maxResults = 4_000;

/**
 * Caches a result by product source in two generations: an entry is dropped with its catalogue, or once up to twice `limit` others were added. A
 * crawl over every product must not keep them all.
 */
export function cachePerSource<T>(compute: (source: ProductSource) => T, limit = maxResults): (source: ProductSource) => T {
  type Results = WeakMap<ProductSource, { readonly value: T }>;
  let [recent, older]: [Results, Results] = [new WeakMap(), new WeakMap()];
  let count = 0;
  return (source) => {
    const cached = recent.get(source);
    if (cached) return cached.value;
    const result = older.get(source) ?? { value: compute(source) };
    if ((count += 1) > limit) {
      [recent, older] = [new WeakMap(), recent];
      count = 1;
    }
    recent.set(source, result);
    return result.value;
  };
}
