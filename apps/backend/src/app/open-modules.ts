import { join } from 'node:path';
import type { PictureRecipe } from '@shop/demo-data/images';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { createIds } from '#kernel/ids.ts';
import type { CachedList } from '#kernel/graphql/writer/cached-list.ts';
import type { WriterOptions } from '#kernel/graphql/writer/response-writer.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { createPasswordHasher } from '#kernel/password-hasher.ts';
import { TextTable } from '#kernel/memory/text-table.ts';
import { openAlerts } from '#modules/alerts/index.ts';
import { openCarts, type Carts } from '#modules/cart/index.ts';
import { openCatalog, productParent, type MediaUrl } from '#modules/catalog/index.ts';
import { checkoutResolvers } from '#modules/checkout/index.ts';
import { openCompare } from '#modules/compare/index.ts';
import { openContent, type Content } from '#modules/content/index.ts';
import { openCustomers, type Customers, type OwnLookups } from '#modules/customer/index.ts';
import { openForms } from '#modules/forms/index.ts';
import { openInventory, registerInventoryJobs } from '#modules/inventory/index.ts';
import { createMedia, type Draw, type Media } from '#modules/media/index.ts';
import { openNewsletter } from '#modules/newsletter/index.ts';
import { openOrders, type LegalText, type Orders } from '#modules/orders/index.ts';
import { openPayments } from '#modules/payments/index.ts';
import { openReviews, type Reviews } from '#modules/reviews/index.ts';
import { openSearch } from '#modules/search/index.ts';
import { openStores, type Branch, type Stores } from '#modules/stores/index.ts';
import { openWishlists } from '#modules/wishlist/index.ts';
import { createChangeFeed, type ChangeFeed } from './caching/change-feed.ts';
import type { Identify } from './identify.ts';

export type Modules = {
  readonly stores: Stores;
  readonly customers: Customers;
  readonly reviews: Reviews;
  readonly carts: Carts;
  readonly orders: Orders;
  readonly resolvers: readonly ResolverMap[];
  /** Who a customer's token belongs to. */
  readonly identify: Identify;
  /** Routes beside GraphQL: pictures, downloads. */
  registerRoutes(app: FastifyInstance): void;
  /** Another text whenever an answer about the catalogue may be another: something was written, a piece was sold, a price starts or ends. */
  catalogueVersion(now: Date): string;
  /** Lists whose elements are the same in every response of a version. */
  readonly cachedLists: (cache: CachedList['cache']) => Pick<WriterOptions, 'cachedList' | 'templateList'>;
  readonly changes: ChangeFeed;
  /** Brings the read models up to the database. */
  refresh(): Promise<void>;
  /** The first picture of everything that can be listed. */
  readonly fronts: () => Iterable<string>;
  close(): Promise<void>;
};

type Options = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly media: Media;
  /** Queues are registered here; they start when all modules are open. */
  readonly jobs: Jobs;
  readonly mailer: Mailer;
};

/** The picture store of this shop. */
export function openMedia({ dataDir }: Pick<Config, 'dataDir'>, logger: Logger): Media {
  // The drawings are loaded with the first one: a shop of photographs never does.
  const draw: Draw = async (recipe) => (await import('@shop/demo-data/images')).drawRecipe(recipe as PictureRecipe);
  return createMedia({ directory: join(dataDir, 'media'), logger, draw });
}

/** Addresses and VAT numbers for trying out; loaded with the first question. */
const ownLookups: OwnLookups = {
  postcodes: async () => (await import('@shop/demo-data/postcode-addresses')).postcodeAddresses,
  vat: async (vatId) => {
    const found = (await import('@shop/demo-data/customers')).vatNumbers.find((number) => number.vatId === vatId);
    return { valid: found?.isValid ?? false, name: found?.name ?? null, address: found?.address ?? null };
  },
};

/** The page of each view that holds a text the law wants with an order (LAW-09). */
const legalPages = {
  terms: ['voorwaarden', 'agb', 'terms'],
  withdrawal: ['herroepingsrecht', 'widerrufsrecht', 'right-of-withdrawal'],
} as const;

function legalText(content: Content, storeCode: string, identifiers: readonly string[]): LegalText | undefined {
  const page = identifiers.map((identifier) => content.page(storeCode, { identifier })).find((found) => found !== undefined);
  return page?.content === undefined ? undefined : { title: page.title ?? '', html: page.content };
}

/** Opens the domains in the order in which they need each other and joins them: the only place that knows all of them. */
export async function openModules({ config, database, clock, logger, media, jobs, mailer }: Options): Promise<Modules> {
  const { publicUrl, theme, shopAccessToken, consumerKey } = config;
  const skus = new TextTable();
  const inventory = await openInventory({ database, logger, skus });
  const stores = await openStores({ database, logger, publicUrl, theme, shopAccessToken, consumerKey, stockOf: () => inventory.current() });
  const pictureAddress: MediaUrl = (hash, width, format) => `${publicUrl}${media.url(hash, width, format)}`;
  const catalog = await openCatalog({
    database,
    clock,
    logger,
    stores,
    inventory,
    skus,
    mediaUrl: pictureAddress,
    documentUrl: (file) => `${publicUrl}/media/documents/${file}`,
    isApprovedBusiness: (context) => customers.isApprovedCaller(context),
  });
  const ids = createIds();
  const newsletter = openNewsletter({ database, clock, ids, jobs, mailer, stores });
  const customers = openCustomers({
    database,
    clock,
    logger,
    ids,
    jobs,
    mailer,
    hasher: createPasswordHasher(),
    newsletter,
    stores,
    tokenLife: config.customerSession,
    postcodeService: config.postcodeService,
    vatService: config.vatService,
    ownLookups,
  });
  const reviews = await openReviews({ database, clock, logger, catalog, customers, stores });
  const alerts = openAlerts({ database, clock, logger, ids, jobs, mailer, stores, inventory, catalog, customers });
  const carts = await openCarts({ database, clock, logger, ids, jobs, catalog, customers, stores });
  const wishlists = openWishlists({
    database,
    clock,
    ids,
    jobs,
    mailer,
    catalog,
    customers,
    carts,
    link: (code, path) => stores.link(code, path),
    mailSender: (code) => stores.mailSender(code),
    isEnabled: (code) => stores.config(code)?.magento_wishlist_general_is_enabled === '1',
  });
  const compare = openCompare({ database, clock, ids, jobs, catalog, customers });
  const search = await openSearch({
    catalog,
    clock,
    facetCounting: config.facetCounts,
    readyViews: [stores.defaultView().code],
    laterViews: stores.activeViews().map(({ code }) => code),
    logger,
    ratingOf: reviews.ratingOf,
    branchName: (code) => placeName(stores.branches(), code),
  });
  reviews.onChange(search.update);
  registerInventoryJobs({ database, jobs, clock });
  const content = await openContent({ database, logger, stores, catalog: catalog.routes, pictureUrl: pictureAddress });
  const forms = await openForms({ database, clock, logger, jobs, mailer, stores });
  customers.addPersonalData(forms.personalData);
  const payments = await openPayments({ config, database, clock, logger, stores });
  const shared = { database, clock, logger, ids, jobs, mailer, stores, carts, customers, inventory, payments };
  const productOf = (sku: string, code: string) => {
    const source = catalog.view(code).sourceBySku(sku);
    return source && productParent(source);
  };
  const orders = openOrders({
    ...shared,
    publicUrl,
    productOf,
    imageOf: (sku, code) => productOf(sku, code)?.small_image,
    pictureUrl: (hash) => pictureAddress(hash, 320, 'webp'),
    legalTexts: (code) => ({
      terms: legalText(content, code, legalPages.terms),
      withdrawal: legalText(content, code, legalPages.withdrawal),
    }),
  });
  forms.connectOrders((number) => orders.facts(number));
  return {
    stores,
    customers,
    reviews,
    carts,
    orders,
    resolvers: [
      stores.resolvers,
      catalog.resolvers,
      search.resolvers,
      content.resolvers,
      forms.resolvers,
      newsletter.resolvers,
      customers.resolvers,
      reviews.resolvers,
      alerts.resolvers,
      wishlists.resolvers,
      compare.resolvers,
      carts.resolvers,
      orders.resolvers,
      checkoutResolvers({ ...shared, orders }),
    ],
    identify: customers.identify,
    catalogueVersion: (now) =>
      // The hour: opening hours that lie behind us go at midnight, which is a full hour everywhere the shop has branches.
      `${stores.version()} ${catalog.version()} ${inventory.version()} ${reviews.version()} ${catalog.priceEpoch(now)} ${Math.floor(now.getTime() / 3_600_000)}`,
    cachedLists: (cache) => ({
      cachedList: { type: 'Products', field: 'items', id: 'id', cache },
      templateList: { type: 'Aggregation', field: 'options', number: 'count' },
    }),
    registerRoutes: (app) => {
      media.registerRoutes(app);
      catalog.registerRoutes(app);
      newsletter.registerRoutes(app);
      alerts.registerRoutes(app);
      payments.registerRoutes(app, orders.apply);
      orders.registerRoutes(app);
    },
    changes: createChangeFeed({ database, catalog, reviews }),
    refresh: async () => {
      for (const module of [stores, catalog, inventory, content]) await module.refresh();
    },
    fronts: () => catalog.view(stores.defaultView().code).listed.flatMap(({ record }) => record.pictures[0]?.hash ?? []),
    close: async () => {
      for (const module of [payments, forms, content, carts, reviews, catalog, stores, inventory]) await module.close();
    },
  };
}

/** A branch by its town, or by its name where a town has several. */
function placeName(branches: readonly Branch[], code: string): string {
  const branch = branches.find((one) => one.code === code);
  if (!branch) return code;
  return branches.filter(({ city }) => city === branch.city).length === 1 ? branch.city : branch.name;
}
