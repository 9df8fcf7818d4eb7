import { join } from 'node:path';
import type { PictureRecipe } from '@shop/demo-data/images';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { createIds } from '#kernel/ids.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { createPasswordHasher } from '#kernel/password-hasher.ts';
import { openCatalog, type MediaUrl } from '#modules/catalog/index.ts';
import { openContent } from '#modules/content/index.ts';
import { openCustomers, type Customers, type OwnLookups } from '#modules/customer/index.ts';
import { openForms } from '#modules/forms/index.ts';
import { openInventory } from '#modules/inventory/index.ts';
import { createMedia, type Draw, type Media } from '#modules/media/index.ts';
import { openNewsletter } from '#modules/newsletter/index.ts';
import { openSearch } from '#modules/search/index.ts';
import { openStores, type Stores } from '#modules/stores/index.ts';
import type { Identify } from './identify.ts';

export type Modules = {
  readonly stores: Stores;
  readonly customers: Customers;
  readonly resolvers: readonly ResolverMap[];
  /** Who a customer's token belongs to. */
  readonly identify: Identify;
  /** Routes beside GraphQL: pictures, downloads. */
  registerRoutes(app: FastifyInstance): void;
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

/** Opens the domains in the order in which they need each other and joins them: the only place that knows all of them. */
export async function openModules({ config, database, clock, logger, media, jobs, mailer }: Options): Promise<Modules> {
  const { publicUrl, theme, shopAccessToken, consumerKey } = config;
  const inventory = await openInventory({ database, logger });
  const stores = await openStores({ database, logger, publicUrl, theme, shopAccessToken, consumerKey, stockOf: () => inventory.current() });
  const pictureAddress: MediaUrl = (hash, width, format) => `${publicUrl}${media.url(hash, width, format)}`;
  const catalog = await openCatalog({
    database,
    clock,
    logger,
    stores,
    inventory,
    mediaUrl: pictureAddress,
    documentUrl: (file) => `${publicUrl}/media/documents/${file}`,
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
  const search = openSearch({ catalog });
  const content = await openContent({ database, logger, stores, catalog: catalog.routes, pictureUrl: pictureAddress });
  const forms = await openForms({ database, clock, logger, jobs, mailer, stores });
  customers.addPersonalData(forms.personalData);
  return {
    stores,
    customers,
    resolvers: [
      stores.resolvers,
      catalog.resolvers,
      search.resolvers,
      content.resolvers,
      forms.resolvers,
      newsletter.resolvers,
      customers.resolvers,
    ],
    identify: customers.identify,
    registerRoutes: (app) => {
      media.registerRoutes(app);
      catalog.registerRoutes(app);
      newsletter.registerRoutes(app);
    },
    fronts: () => catalog.view(stores.defaultView().code).listed.flatMap(({ record }) => record.pictures[0]?.hash ?? []),
    close: async () => {
      for (const module of [forms, content, catalog, stores, inventory]) await module.close();
    },
  };
}
