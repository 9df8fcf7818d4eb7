import { index, layout, route as plainRoute, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { everyPath, type Screen } from './lib/page/screen-paths.ts';

/** A route is known by the name of its file, wherever that lies. */
const idOf = (file: string): string => `routes/${/([\w-]+)\.tsx?$/.exec(file)?.[1]}`;

const route = (path: string, file: string, children?: RouteConfigEntry[]): RouteConfigEntry =>
  plainRoute(path, file, { id: idOf(file) }, children);

/** One screen under several paths. */
const sameScreen = (paths: readonly string[], file: string, below = ''): RouteConfigEntry[] =>
  paths.map((path) => plainRoute(`${path}${below}`, file, { id: `${idOf(file)}/${path}` }));

/** A screen under its path of every language; filters may follow as `name:value` segments. */
const screen = (name: Screen, file: string, below = ''): RouteConfigEntry[] => sameScreen(everyPath(name), file, below);

/** Where a payment provider may send a visitor back to. */
const paymentReturns = ['checkout/onepage', 'multisafepay/connect'];

/**
 * Every screen, once: the language is the basename of the request handler, never a route segment.
 * A new static path is one line before the last; everything else is asked of the backend's `route(url)`.
 */
export default [
  layout('routes/frame/frame.tsx', { id: 'routes/frame' }, [
    index('routes/home/home.tsx', { id: 'routes/home' }),
    route('error', 'routes/frame/error.tsx'),
    route('offline', 'routes/frame/offline.tsx'),
    route('page-not-found', 'routes/frame/page-not-found.tsx'),
    ...screen('search', 'routes/search/search.tsx', '/*'),
    ...screen('brands', 'routes/brands/brands.tsx'),
    ...screen('brands', 'routes/brands/brand.tsx', '/:brand/*'),
    ...screen('sale', 'routes/sale/sale.tsx', '/*'),
    ...screen('finder', 'routes/finder/finder.tsx'),
    route('compare', 'routes/compare/compare.tsx'),
    route('stock-alert/:action', 'routes/alerts/stock-alert.tsx'),
    ...sameScreen(['product', 'productconfig', 'productbundle', 'productlook'], 'routes/product/product-redirect.tsx', '/*'),
    route('login', 'routes/login/login.tsx'),
    route('create-account', 'routes/login/create-account.tsx'),
    route('forgot-password', 'routes/login/forgot-password.tsx'),
    route('customer/account/createPassword', 'routes/login/reset-password.tsx'),
    route('account', 'routes/account/account.tsx', [
      index('routes/account/account-overview.tsx', { id: 'routes/account-overview' }),
      route('orders', 'routes/account/account-orders.tsx'),
      route('orders/:number', 'routes/account/account-order.tsx'),
      route('wishlist', 'routes/account/account-wishlist.tsx'),
      route('addresses', 'routes/account/account-addresses.tsx'),
      route('information', 'routes/account/account-information.tsx'),
      route('email', 'routes/account/account-email.tsx'),
      route('newsletter', 'routes/account/account-newsletter.tsx'),
      route('payment-methods', 'routes/account/account-payment-methods.tsx'),
      route('reviews', 'routes/account/account-reviews.tsx'),
      route('sizes', 'routes/account/account-sizes.tsx'),
      route('privacy', 'routes/account/account-privacy.tsx'),
    ]),
    route('wishlist', 'routes/wishlist/wishlist.tsx'),
    route('checkout/cart', 'routes/cart/cart.tsx'),
    route('checkout/telephone', 'routes/cart/telephone-order.tsx'),
    route('checkout', 'routes/checkout/checkout.tsx'),
    ...sameScreen(paymentReturns, 'routes/orders/order-success.tsx', '/success'),
    ...sameScreen(paymentReturns, 'routes/orders/order-cancel.tsx', '/cancel'),
    route('order-lookup', 'routes/orders/order-lookup.tsx'),
    route('order/revision/:token', 'routes/orders/order-revision.tsx'),
    route('wishlist/shared/index/code/:code', 'routes/wishlist/shared-wishlist.tsx'),
    route('newsletter/confirm', 'routes/newsletter/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter/newsletter-unsubscribe.tsx'),
    ...screen('branches', 'routes/branches/branches.tsx'),
    ...screen('branches', 'routes/branches/branch.tsx', '/:branch'),
    ...screen('blog', 'routes/blog/blog.tsx'),
    ...screen('blog', 'routes/blog/blog-post.tsx', '/:code'),
    ...screen('faq', 'routes/content/faq.tsx'),
    ...screen('customerService', 'routes/content/customer-service.tsx'),
    ...screen('contact', 'routes/content/contact.tsx'),
    ...screen('forms', 'routes/forms/form.tsx', '/:type/:identifier?'),
    ...screen('withdrawal', 'routes/withdrawal/withdrawal.tsx'),
    ...sameScreen(['cms-page', 'category-page'], 'routes/content/old-page.tsx', '/*'),
    route('*', 'routes/resolve/resolve.tsx'),
  ]),
  ...screen('blog', 'routes/blog/blog-feed.ts', '/rss'),
  route('checkout/onepage/calendar', 'routes/orders/order-calendar.ts'),
  route('sale-products', 'routes/sale/sale-products.ts'),
  route('sitemap.xml', 'routes/machines/sitemap-index.ts'),
  route('sitemap-pages.xml', 'routes/machines/sitemap.ts'),
  route('robots.txt', 'routes/machines/robots.ts'),
  route('manifest.webmanifest', 'routes/machines/manifest.ts'),
] satisfies RouteConfig;
