import { redirect } from 'react-router';
import { ResolveDocument, type ResolveQuery } from '../../generated/graphql.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { notFound, unresolved } from '../../lib/page/page-failure.ts';
import { lazyPart } from '../../rendering/lazy-part.tsx';
import { pageLoader, type PageArguments } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { splitListingPath } from '../../features/catalog/listing/listing-path.ts';
import { revalidateOtherPages } from '../../lib/navigation/same-page.ts';
import { loadCategory } from '../category/load-category.ts';
import { loadCmsPage } from '../content/load-cms-page.ts';
import { loadLandingPage } from '../landing/load-landing-page.ts';
import { loadProduct } from '../product/load-product.ts';
import { redirectTarget } from './redirect-target.ts';

/** Every address that is no screen of its own: the backend says what it leads to. */
export const loader = pageLoader(async (page) => {
  const { path, segments } = splitListingPath(page.params['*'] ?? '');
  const route = (await resolve(page, path)) ?? (await resolveProduct(page, path));
  if (!route) throw notFound();
  const target = redirectTarget(route);
  if (target !== undefined) throw redirect(withSegments(target.path, segments), target.status);
  if (route.__typename === 'CategoryTree') return loadCategory(page, route.uid);
  // Only lists have filters: behind anything else they name nothing.
  if (segments.length > 0) throw notFound();
  if (route.__typename === 'CmsPage' && route.identifier) return loadCmsPage(page, route.identifier);
  if (route.__typename === 'LandingPage') return loadLandingPage(page, route.landing_identifier);
  if ('sku' in route && route.sku) return loadProduct(page, route.sku);
  throw notFound();
});

/** A category that has moved keeps the filters of its address. */
function withSegments(target: string, segments: readonly string[]): string {
  const [path = '', ...query] = target.split('?');
  return [[path, ...segments.map(encodeURI)].join('/'), ...query].join('?');
}

/** A resolver that fails is logged and looks like not found, but asks search engines to come back (R184). */
async function resolve({ shop, url, log, requestId }: PageArguments, path: string): Promise<ResolveQuery['route']> {
  try {
    const { route } = await shop.query(ResolveDocument, { url: `${path}${url.search}` });
    return route;
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error;
    if (error.category === 'no-such-entity') return null;
    log.error('route.unresolved', { error, requestId, operation: error.operation });
    throw unresolved(requestId);
  }
}

/**
 * SPEC-2: the last part of a product's address is its key, whatever stands before it. Categories come and go, the links
 * through them stay good: an unknown prefix leads to the product's own address.
 */
async function resolveProduct(page: PageArguments, path: string): Promise<ResolveQuery['route']> {
  const last = path.split('/').at(-1) ?? '';
  if (last === path || !last.endsWith('.html')) return null;
  const route = await resolve(page, last);
  if (!route || !('sku' in route)) return null;
  return { ...route, redirect_code: 301, relative_url: route.relative_url ?? last };
}

const CategoryView = lazyPart(
  'src/routes/category/category-view.tsx',
  async () => (await import('../category/category-view.tsx')).CategoryView,
);
const ProductView = lazyPart('src/routes/product/product-view.tsx', async () => (await import('../product/product-view.tsx')).ProductView);
const CmsView = lazyPart('src/routes/content/cms-view.tsx', async () => (await import('../content/cms-view.tsx')).CmsView);
const LandingView = lazyPart('src/routes/landing/landing-view.tsx', async () => (await import('../landing/landing-view.tsx')).LandingView);

export const shouldRevalidate = revalidateOtherPages;

export default function ResolveRoute() {
  const page = usePageData<typeof loader>();
  if (page.kind === 'category') return <CategoryView key={page.category.uid} page={page} />;
  // A key of its own: nothing of one product may stay when the next one is shown.
  if (page.kind === 'product') return <ProductView key={page.product.sku} page={page} />;
  if (page.kind === 'cms') return <CmsView page={page} />;
  return <LandingView page={page} />;
}
