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
    route('offline', 'routes/offline.tsx'),
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
    route('login', 'routes/login.tsx'),
    route('create-account', 'routes/create-account.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('customer/account/createPassword', 'routes/reset-password.tsx'),
    route('account', 'routes/account.tsx', [
      index('routes/account-overview.tsx'),
      route('orders', 'routes/account-orders.tsx'),
      route('orders/:number', 'routes/account-order.tsx'),
      route('wishlist', 'routes/account-wishlist.tsx'),
      route('addresses', 'routes/account-addresses.tsx'),
      route('information', 'routes/account-information.tsx'),
      route('newsletter', 'routes/account-newsletter.tsx'),
      route('payment-methods', 'routes/account-payment-methods.tsx'),
      route('reviews', 'routes/account-reviews.tsx'),
      route('sizes', 'routes/account-sizes.tsx'),
      route('privacy', 'routes/account-privacy.tsx'),
    ]),
    route('wishlist', 'routes/wishlist.tsx'),
    route('checkout/cart', 'routes/cart.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    ...['checkout/onepage', 'multisafepay/connect'].flatMap((path) => [
      route(`${path}/success`, 'routes/order-success.tsx', { id: `routes/order-success/${path}` }),
      route(`${path}/cancel`, 'routes/order-cancel.tsx', { id: `routes/order-cancel/${path}` }),
    ]),
    route('order-lookup', 'routes/order-lookup.tsx'),
    route('wishlist/shared/index/code/:code', 'routes/shared-wishlist.tsx'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
    ...screen('branches', 'routes/branches.tsx'),
    ...screen('branches', 'routes/branch.tsx', '/:branch'),
    ...screen('blog', 'routes/blog.tsx'),
    ...screen('blog', 'routes/blog-post.tsx', '/:code'),
    ...screen('faq', 'routes/faq.tsx'),
    ...screen('customerService', 'routes/customer-service.tsx'),
    ...screen('contact', 'routes/contact.tsx'),
    ...screen('forms', 'routes/form.tsx', '/:type/:identifier?'),
    ...screen('withdrawal', 'routes/withdrawal.tsx'),
    ...['cms-page', 'category-page'].map((path) => route(`${path}/*`, 'routes/old-page.tsx', { id: `routes/old-page/${path}` })),
    route('*', 'routes/resolve.tsx'),
  ]),
  ...screen('blog', 'routes/blog-feed.ts', '/rss'),
  route('sale-products', 'routes/sale-products.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap-pages.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
] satisfies RouteConfig;
