import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { createIds } from '#kernel/ids.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { MailPicture } from '#kernel/mail/blocks.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { createPasswordHasher } from '#kernel/password-hasher.ts';
import type { Snapshot } from '#kernel/snapshot/open-snapshot.ts';
import { openAlerts } from '#modules/alerts/index.ts';
import { openAudit } from '#modules/audit/index.ts';
import { openBulk } from '#modules/bulk/index.ts';
import { openCarts } from '#modules/cart/index.ts';
import { fillSummaries, openCatalog, productParent, watchSales, type MediaUrl } from '#modules/catalog/index.ts';
import { checkoutResolvers, openTelephoneOrders } from '#modules/checkout/index.ts';
import { openCompare } from '#modules/compare/index.ts';
import { openContent, type Content } from '#modules/content/index.ts';
import { openCustomers, type OwnLookups } from '#modules/customer/index.ts';
import { openForms } from '#modules/forms/index.ts';
import { openGiftCards } from '#modules/giftcards/index.ts';
import { openInventory, registerInventoryJobs } from '#modules/inventory/index.ts';
import { openLibrary, type Media } from '#modules/media/index.ts';
import { openNewsletter } from '#modules/newsletter/index.ts';
import { openOrders, type LegalText } from '#modules/orders/index.ts';
import { openPayments } from '#modules/payments/index.ts';
import { openReturns } from '#modules/returns/index.ts';
import { openReviews } from '#modules/reviews/index.ts';
import { openSearch } from '#modules/search/index.ts';
import { openStaff } from '#modules/staff/index.ts';
import { openStores, type Branch } from '#modules/stores/index.ts';
import { openWishlists } from '#modules/wishlist/index.ts';
import { ownUploads, uploadFiles } from './media-storage.ts';
import { restoredIndexes, restoreGoods } from './start-snapshot.ts';

export type DomainOptions = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly media: Media;
  /** What a process before had in memory. */
  readonly snapshot?: Snapshot | undefined;
  /** Queues are registered here; they start when all modules are open. */
  readonly jobs: Jobs;
  readonly mailer: Mailer;
};

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

type Goods = Awaited<ReturnType<typeof openGoods>>;
type People = ReturnType<typeof openPeople>;
type Browsing = Awaited<ReturnType<typeof openBrowsing>>;

async function openGoods(
  { config, database, clock, logger, media, snapshot }: DomainOptions,
  isApprovedBusiness: (context: RequestContext) => Promise<boolean> | boolean,
) {
  const { publicUrl, theme, shopAccessToken, consumerKey } = config;
  const restored = restoreGoods(snapshot);
  const { skus } = restored;
  const inventory = await openInventory({ database, logger, skus, restored: restored.stock });
  const stores = await openStores({ database, logger, publicUrl, theme, shopAccessToken, consumerKey, stockOf: () => inventory.current() });
  const pictureAddress: MediaUrl = (hash, width, format) => `${publicUrl}${media.url(hash, width, format)}`;
  const mailPicture = async (hash: string): Promise<MailPicture | undefined> => {
    const size = await media.size(hash);
    // Shown half as wide as it is, for dense screens; JPEG, because Outlook reads neither WebP nor AVIF.
    return size && { url: pictureAddress(hash, 160, 'jpg'), width: 80, height: Math.round((80 * size.height) / size.width) };
  };
  const catalog = await openCatalog({
    database,
    clock,
    logger,
    stores,
    inventory,
    skus,
    restored: restored.catalogue,
    mediaUrl: pictureAddress,
    documentUrl: (file) => `${publicUrl}/media/documents/${file}`,
    isApprovedBusiness,
  });
  return { inventory, stores, catalog, pictureAddress, mailPicture, skus, restored };
}

function openPeople({ config, database, clock, logger, jobs, mailer }: DomainOptions, { stores }: Goods) {
  const ids = createIds();
  const audit = openAudit({ database, clock, jobs });
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
  customers.addPersonalData(audit.personalData);
  const staff = openStaff({
    database,
    clock,
    logger,
    ids,
    jobs,
    mailer,
    // Their own: a flood of log-ins in the shop must not keep staff out.
    hasher: createPasswordHasher({ parallel: 2 }),
    stores,
    audit,
    backOffice: config.backOffice,
    isSecondFactorRequired: config.mode === 'production',
    uploadFiles: uploadFiles(config),
  });
  return { ids, newsletter, customers, audit, staff };
}

async function openBrowsing(options: DomainOptions, goods: Goods, { ids, customers }: People) {
  const { config, database, clock, logger, jobs, mailer, snapshot } = options;
  const { inventory, stores, catalog, pictureAddress, mailPicture, restored } = goods;
  const reviews = await openReviews({ database, clock, logger, catalog, customers, stores });
  const alerts = openAlerts({ database, clock, logger, ids, jobs, mailer, stores, inventory, catalog, customers, mailPicture });
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
    mailPicture,
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
    restored: snapshot && restoredIndexes(snapshot, restored, goods),
  });
  // What was written since the snapshot; without one nothing is left to read.
  await inventory.refresh();
  await catalog.refresh();
  reviews.onChange(search.update);
  registerInventoryJobs({ database, jobs, clock });
  watchSales({ database, clock, jobs, mailer, stores, view: (code) => catalog.view(code) });
  fillSummaries({ database, jobs });
  const bulk = openBulk({ database, clock, jobs });
  const library = openLibrary({ database, clock, jobs, logger, media: options.media });
  const content = await openContent({ database, logger, stores, catalog: catalog.routes, pictureUrl: pictureAddress });
  return { reviews, alerts, carts, wishlists, compare, search, content, bulk, library };
}

async function openOrdering(options: DomainOptions, goods: Goods, { ids, customers, audit }: People, { carts, content }: Browsing) {
  const { config, database, clock, logger, jobs, mailer } = options;
  const { inventory, stores, catalog, pictureAddress, mailPicture } = goods;
  const forms = await openForms({ database, clock, logger, jobs, mailer, stores });
  customers.addPersonalData(forms.personalData);
  const returns = openReturns({ database, clock, jobs, mailer, stores, forms });
  customers.addPersonalData(returns.personalData);
  const giftCards = openGiftCards({ database, clock, jobs, audit, stores, secret: config.backOffice.secret });
  const payments = await openPayments({ config, database, clock, logger, stores });
  const shared = { database, clock, logger, ids, jobs, mailer, stores, carts, customers, inventory, payments };
  const productOf = (sku: string, code: string) => {
    const source = catalog.view(code).sourceBySku(sku);
    return source && productParent(source);
  };
  const orders = openOrders({
    ...shared,
    publicUrl: config.publicUrl,
    catalogView: (code) => catalog.view(code),
    delivery: carts.delivery,
    productOf,
    // The colour that was sold, as far as it has a picture of its own.
    imageOf: ({ sku, parentSku }, code) =>
      productOf(sku, code)?.small_image ?? (parentSku === null ? null : productOf(parentSku, code)?.small_image),
    pictureUrl: (hash) => pictureAddress(hash, 320, 'webp'),
    mailPicture,
    legalTexts: (code) => ({
      terms: legalText(content, code, legalPages.terms),
      withdrawal: legalText(content, code, legalPages.withdrawal),
    }),
  });
  forms.connectOrders((number) => orders.facts(number));
  const telephone = openTelephoneOrders({ ...shared, orders });
  return {
    forms,
    returns,
    giftCards,
    payments,
    orders,
    telephone,
    checkout: [checkoutResolvers({ ...shared, orders }), telephone.resolvers],
  };
}

/** With the first start that shares them; a storage that is away keeps no shop from opening. */
async function takeOverUploads({ config, logger }: DomainOptions, { staff }: People): Promise<void> {
  const own = ownUploads(config);
  if (own) await staff.uploads.takeOver(own).catch((error: unknown) => logger.warn('upload.not_taken_over', { error }));
}

/** Opens the domains in the order in which they need each other: the only place that knows all of them. */
export async function openDomains(options: DomainOptions) {
  const goods = await openGoods(options, (context) => people.customers.isApprovedCaller(context));
  const people = openPeople(options, goods);
  await takeOverUploads(options, people);
  const browsing = await openBrowsing(options, goods, people);
  const ordering = await openOrdering(options, goods, people, browsing);
  return { ...goods, ...people, ...browsing, ...ordering };
}

/** A branch by its town, or by its name where a town has several. */
function placeName(branches: readonly Branch[], code: string): string {
  const branch = branches.find((one) => one.code === code);
  if (!branch) return code;
  return branches.filter(({ city }) => city === branch.city).length === 1 ? branch.city : branch.name;
}
