import { join } from 'node:path';
import type { PictureRecipe } from '@shop/demo-data/images';
import type { FastifyInstance } from 'fastify';
import { registerBrandRoutes } from '#kernel/brand/brand-routes.ts';
import type { Config } from '#kernel/config.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { CachedList } from '#kernel/graphql/writer/cached-list.ts';
import type { WriterOptions } from '#kernel/graphql/writer/response-writer.ts';
import type { Logger } from '#kernel/logger.ts';
import type { SnapshotSource } from '#kernel/snapshot/keep-snapshot.ts';
import type { Carts } from '#modules/cart/index.ts';
import type { Catalog } from '#modules/catalog/index.ts';
import type { TelephoneOrders } from '#modules/checkout/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import type { Forms } from '#modules/forms/index.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Bulk } from '#modules/bulk/index.ts';
import { createMedia, type Draw, type Library, type Media } from '#modules/media/index.ts';
import type { Orders } from '#modules/orders/index.ts';
import type { GiftCards } from '#modules/giftcards/index.ts';
import type { Returns } from '#modules/returns/index.ts';
import type { Reviews } from '#modules/reviews/index.ts';
import type { Search } from '#modules/search/index.ts';
import type { Staff } from '#modules/staff/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { openDomains, type DomainOptions } from './open-domains.ts';
import { createChangeFeed, type ChangeFeed } from './caching/change-feed.ts';
import type { Identify } from './identify.ts';
import { sharedMedia } from './media-storage.ts';
import { snapshotSource } from './start-snapshot.ts';

export type Modules = {
  readonly stores: Stores;
  readonly customers: Customers;
  readonly reviews: Reviews;
  readonly carts: Carts;
  readonly orders: Orders;
  readonly telephone: TelephoneOrders;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly search: Pick<Search, 'explain' | 'find'>;
  readonly forms: Forms;
  readonly returns: Returns;
  readonly giftCards: GiftCards;
  readonly staff: Staff;
  readonly audit: Audit;
  readonly bulk: Bulk;
  readonly library: Library;
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
  /** What an article is called in the shop's own language; undefined when it is gone. */
  readonly articleName: (sku: string) => string | undefined;
  /** The first picture of everything that can be listed. */
  readonly fronts: () => Iterable<string>;
  /** What the next start may begin with. */
  readonly snapshotSource: SnapshotSource;
  close(): Promise<void>;
};

/** The picture store of this shop. */
export function openMedia(config: Pick<Config, 'dataDir' | 'mediaBucket'>, logger: Logger): Media {
  // The drawings are loaded with the first one: a shop of photographs never does.
  const draw: Draw = async (recipe) => (await import('@shop/demo-data/images')).drawRecipe(recipe as PictureRecipe);
  return createMedia({ directory: join(config.dataDir, 'media'), shared: sharedMedia(config), logger, draw });
}

const cachedLists: Modules['cachedLists'] = (cache) => ({
  cachedList: { type: 'Products', field: 'items', id: 'id', cache },
  templateList: { type: 'Aggregation', field: 'options', number: 'count' },
});

type Versioned = Pick<Awaited<ReturnType<typeof openDomains>>, 'stores' | 'catalog' | 'inventory' | 'reviews' | 'content'>;

const versionOf =
  ({ stores, catalog, inventory, reviews, content }: Versioned): Modules['catalogueVersion'] =>
  (now) => {
    const written = [stores, catalog, inventory, reviews, content].map((module) => module.version());
    // The hour: opening hours that lie behind us go at midnight, which is a full hour everywhere the shop has branches.
    return [...written, catalog.priceEpoch(now), Math.floor(now.getTime() / 3_600_000)].join(' ');
  };

/** Opens the domains and joins them into what the server serves. */
export async function openModules(options: DomainOptions): Promise<Modules> {
  const { database, media } = options;
  const domains = await openDomains(options);
  const { inventory, stores, catalog, newsletter, customers, reviews, alerts, carts, wishlists, compare, search, content } = domains;
  const { forms, returns, giftCards, payments, orders, telephone, checkout, staff, audit, bulk, library } = domains;
  const forStaff = { forms, returns, giftCards, staff, audit, bulk, library };
  return {
    stores,
    customers,
    reviews,
    carts,
    orders,
    telephone,
    catalog,
    search,
    ...forStaff,
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
      ...[carts, orders, returns].map(({ resolvers }) => resolvers),
      ...checkout,
    ],
    identify: customers.identify,
    catalogueVersion: versionOf(domains),
    cachedLists,
    registerRoutes: (app) => {
      media.registerRoutes(app);
      registerBrandRoutes(app);
      catalog.registerRoutes(app);
      newsletter.registerRoutes(app);
      alerts.registerRoutes(app);
      payments.registerRoutes(app, orders.takeNotification);
      orders.registerRoutes(app);
    },
    changes: createChangeFeed({ database, catalog, reviews }),
    refresh: async () => {
      for (const module of [stores, catalog, inventory, content]) await module.refresh();
    },
    articleName: (sku) => catalog.view(stores.defaultView().code).sourceBySku(sku)?.text.name,
    fronts: () =>
      catalog
        .view(stores.defaultView().code)
        .listed()
        .flatMap(({ record }) => record.pictures[0]?.hash ?? []),
    snapshotSource: snapshotSource(domains),
    close: async () => {
      for (const module of [payments, forms, content, carts, reviews, catalog, stores, inventory]) await module.close();
    },
  };
}
