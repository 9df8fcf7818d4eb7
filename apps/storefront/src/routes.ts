import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { everyPath, type Screen } from './lib/page/screen-paths.ts';

/** A screen under its path of every language; filters may follow as `name:value` segments. */
const screen = (name: Screen, file: string, below = ''): RouteConfigEntry[] =>
  everyPath(name).map((path) => route(`${path}${below}`, file, { id: `${file.replace(/\.tsx$/, '')}/${path}` }));

/**
 * Every screen, once: the language is the basename of the request handler, never a route segment.
 * A new static path is one line before the last; everything else is asked of the backend's `route(url)`.
 */
export default [
  layout('routes/frame.tsx', [
    index('routes/home.tsx'),
    route('error', 'routes/error.tsx'),
    route('page-not-found', 'routes/page-not-found.tsx'),
    ...screen('search', 'routes/search.tsx', '/*'),
    ...screen('brands', 'routes/brands.tsx'),
    ...screen('brands', 'routes/brand.tsx', '/:brand/*'),
    ...screen('sale', 'routes/sale.tsx', '/*'),
    ...screen('finder', 'routes/finder.tsx'),
    route('compare', 'routes/compare.tsx'),
    route('stock-alert/:action', 'routes/stock-alert.tsx'),
    ...['product', 'productconfig', 'productbundle', 'productlook'].map((path) =>
      route(`${path}/*`, 'routes/product-redirect.ts', { id: `routes/product-redirect/${path}` }),
    ),
    route('*', 'routes/resolve.tsx'),
  ]),
] satisfies RouteConfig;
