import { emptySelection } from '@shop/rules/option-matrix';
import { bundleParts } from '../../features/catalog/purchase/bundle-model.ts';
import { groupItems } from '../../features/catalog/purchase/grouped-model.ts';
import { lookPieces } from '../../features/catalog/product/product-pieces.ts';
import { selectionFrom } from '../../features/catalog/purchase/option-address.ts';
import { productPath } from '../../features/catalog/card/product-href.ts';
import { productMatrix } from '../../features/catalog/purchase/product-matrix.ts';
import { reviewsPerPage } from '../../features/reviews/reviews-section.tsx';
import { LoadProductDocument, LoadReviewsDocument, ProductPathDocument, type LoadProductQuery } from '../../generated/graphql.ts';
import { loadAlternates } from '../../lib/page/alternates.ts';
import { cacheJson } from '../../rendering/cached-json.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { pageMoment } from '../../lib/page/page-moment.ts';
import { present } from '../frame/present.ts';
import { tileOnly } from '../listing/tile-only.ts';

/** A product with everything its page says. */
export async function loadProduct(page: PageArguments, sku: string) {
  const [answer, reviews, alternates] = await Promise.all([
    page.shop.query(LoadProductDocument, { sku }),
    // A backend without reviews shows the page without them (R183).
    page.shop.optional(LoadReviewsDocument, { sku, page: 1, size: reviewsPerPage }),
    loadAlternates(page, async (other) => {
      const product = present((await other.query(ProductPathDocument, { sku })).products?.items)[0];
      return product === undefined ? undefined : productPath(product);
    }),
  ]);
  const found = present(answer.products?.items)[0];
  if (found === undefined) throw notFound();
  // The choice stands in the address under the names of the product's own options.
  if (found.__typename === 'ConfigurableProduct')
    page.dependencies.reads(present(found.configurable_options).map(({ attribute_code }) => attribute_code ?? ''));
  const { product, choice } = prepared(found);
  return {
    kind: 'product' as const,
    product,
    choice: chosen(choice, page.url.searchParams),
    reviews: present(reviews?.products?.items)[0],
    branches: present(answer.phisicalStores?.items).map((branch) => withinWeeks(branch, page.now)),
    madeAt: pageMoment(page.now).toISOString(),
    alternates,
  };
}

type Branch = NonNullable<NonNullable<NonNullable<LoadProductQuery['phisicalStores']>['items']>[number]>;
const sixWeeks = 42 * 86_400_000;

/** A pickup is promised for one of the next days; the holidays of a whole year need not travel with every product. */
function withinWeeks(branch: Branch, now: Date): Branch {
  const last = new Date(now.getTime() + sixWeeks).toISOString().slice(0, 10);
  return { ...branch, alternate_opening_hours: present(branch.alternate_opening_hours).filter(({ date }) => (date ?? '') <= last) };
}

type Found = NonNullable<NonNullable<NonNullable<LoadProductQuery['products']>['items']>[number]>;

/** Cards of other products need no more than a card shows. */
function withTiles<Product extends Pick<Found, 'related_products' | 'upsell_products' | 'crosssell_products'>>(product: Product): Product {
  const [related_products, upsell_products, crosssell_products] = [
    product.related_products,
    product.upsell_products,
    product.crosssell_products,
  ].map((products) => present(products).map(tileOnly));
  return { ...product, related_products, upsell_products, crosssell_products };
}

type Prepared = ReturnType<typeof prepare>;
const known = new WeakMap<Found, Prepared>();

/** Made once for each answer, which many pages are made from: every choice of its options has an address. */
function prepared(found: Found): Prepared {
  const product = known.get(found) ?? prepare(found);
  known.set(found, product);
  return product;
}

function prepare(product: Found) {
  const made = compact(withTiles(product));
  cacheJson(made.product);
  if (made.choice.type === 'configurable') cacheJson(made.choice.matrix);
  return made;
}

/** Variants, parts and pieces travel to the browser in the form the page works on, and only in that. */
function compact(product: Found) {
  switch (product.__typename) {
    case 'ConfigurableProduct': {
      const { variants: _variants, configurable_options: _options, ...rest } = product;
      return { product: rest, choice: { type: 'configurable' as const, matrix: productMatrix(product) } };
    }
    case 'BundleProduct': {
      const { items: _items, ...rest } = product;
      return { product: rest, choice: { type: 'bundle' as const, parts: bundleParts(product) } };
    }
    case 'GroupedProduct': {
      const { items: _items, ...rest } = product;
      const told = { ...rest, pieces: lookPieces(product) };
      return { product: told, choice: { type: product.look ? ('look' as const) : ('grouped' as const), items: groupItems(product) } };
    }
    case 'SimpleProduct':
    case 'VirtualProduct':
      return { product, choice: { type: 'simple' as const } };
  }
}

/** With what the address says of the options. */
function chosen(choice: Prepared['choice'], parameters: URLSearchParams) {
  if (choice.type !== 'configurable') return choice;
  const { matrix } = choice;
  return { ...choice, selection: matrix.axes.length > 0 ? selectionFrom(matrix, parameters) : emptySelection(matrix) };
}
