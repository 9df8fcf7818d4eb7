import { readStaffDocuments, readStaffSchema } from '@shop/contract/server';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { createEndpoint, noStore } from '#kernel/graphql/endpoint.ts';
import { createEngine } from '#kernel/graphql/engine.ts';
import type { RateLimiter } from '#kernel/graphql/rate-limit.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Bulk } from '#modules/bulk/index.ts';
import type { Orders } from '#modules/orders/index.ts';
import type { GiftCards } from '#modules/giftcards/index.ts';
import type { Returns } from '#modules/returns/index.ts';
import type { Staff, StaffIdentity } from '#modules/staff/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { nameBranches } from './branch-names.ts';
import type { StaffContext } from './context.ts';
import { registerStaffDownload } from './download-route.ts';
import { registerStaffEvents } from './event-route.ts';
import { createEventStreams } from './event-streams.ts';
import { registerStaffMail } from './mail-route.ts';
import { registerReturnPhotos } from './photo-route.ts';
import { workOff } from './bulk/work-off.ts';
import { createParts, type DemoStaff, type Parts, type Selling } from './parts.ts';
import { approvalResolvers } from './resolvers/approvals.ts';
import { auditResolvers } from './resolvers/audit.ts';
import { branchResolvers } from './resolvers/branches.ts';
import { bulkResolvers } from './resolvers/bulk/bulk.ts';
import { sheetResolvers } from './resolvers/bulk/sheet.ts';
import { calendarResolvers } from './resolvers/campaigns/calendar.ts';
import { campaignResolvers } from './resolvers/campaigns/campaigns.ts';
import { couponResolvers } from './resolvers/coupons/coupons.ts';
import { customerResolvers } from './resolvers/customers/customers.ts';
import { mergingResolvers } from './resolvers/customers/merging.ts';
import { findResolvers } from './resolvers/find.ts';
import { giftCardResolvers } from './resolvers/giftcards/giftcards.ts';
import { importResolvers } from './resolvers/import.ts';
import { orderResolvers } from './resolvers/orders/orders.ts';
import { orderMoneyResolvers } from './resolvers/orders/money.ts';
import { companyResolvers } from './resolvers/orders/company.ts';
import { mailResolvers } from './resolvers/orders/mails.ts';
import { pickingResolvers } from './resolvers/orders/picking.ts';
import { revisionResolvers } from './resolvers/orders/revisions.ts';
import { shipmentResolvers } from './resolvers/orders/shipments.ts';
import { ownAccountResolvers } from './resolvers/own-account.ts';
import { passkeyResolvers } from './resolvers/passkeys.ts';
import { productResolvers } from './resolvers/products/products.ts';
import { mediaResolvers } from './resolvers/media/media.ts';
import { messageResolvers } from './resolvers/queues/messages.ts';
import { newsletterResolvers } from './resolvers/queues/newsletter.ts';
import { reviewResolvers } from './resolvers/queues/reviews.ts';
import { priceResolvers } from './resolvers/prices/prices.ts';
import { privacyResolvers } from './resolvers/privacy/privacy.ts';
import { returnChangeResolvers } from './resolvers/returns/changes.ts';
import { returnPhotoResolvers } from './resolvers/returns/photos.ts';
import { exchangeResolvers } from './resolvers/returns/exchanges.ts';
import { returnResolvers } from './resolvers/returns/returns.ts';
import { settingsResolvers } from './resolvers/settings.ts';
import { staffResolvers } from './resolvers/staff.ts';
import { attributeResolvers } from './resolvers/structure/attributes.ts';
import { brandResolvers } from './resolvers/structure/brands.ts';
import { categoryResolvers } from './resolvers/structure/categories.ts';
import { sizeChartResolvers } from './resolvers/structure/size-charts.ts';
import { telephoneResolvers } from './resolvers/telephone/telephone.ts';
import { todayResolvers } from './resolvers/today.ts';
import { viewResolvers } from './resolvers/views.ts';
import { cookieName, registerNoStaff, registerStaffRoute, staffPlace, type StaffRequest } from './route.ts';
import { createStaffSchema } from './schema.ts';
import { openStaffDesk, type StaffDesk } from './staff-desk.ts';
import type { Counted } from './today.ts';
import { registerStaffUpload } from './upload-route.ts';

type Options = Omit<Selling, 'stores'> & {
  readonly config: Pick<Config, 'mode' | 'backOffice' | 'publicUrl' | 'graphqlLimits' | 'introspection'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rateLimiter: RateLimiter | undefined;
  readonly staff: Staff;
  readonly audit: Audit;
  readonly stores: Pick<Stores, 'branches' | 'branchByCode' | 'view' | 'defaultView'> & Selling['stores'];
  readonly reviews: Parts['reviews'];
  readonly forms: Parts['forms'];
  readonly articleName: Parts['articleName'];
  /** What "today" counts in. */
  readonly counted: Counted;
  readonly jobs: Jobs;
  readonly bulk: Bulk;
  readonly orders: Pick<
    Orders,
    'desk' | 'after' | 'edits' | 'exchanges' | 'invoiceFile' | 'pictureOf' | 'shipmentPapers' | 'previewMail' | 'mailReceiver'
  >;
  readonly returns: Pick<Returns, 'mails' | 'slip' | 'waiting' | 'wayOf'>;
  readonly giftCards: GiftCards;
  readonly media: Parts['media'];
  readonly library: Parts['library'];
  readonly refresh: () => Promise<void>;
  readonly demo: (() => Promise<DemoStaff>) | undefined;
};

export type BackOffice = {
  register(app: FastifyInstance): void;
  /** What the command does. */
  readonly desk: StaffDesk;
};

/** Opens the back office: its contract, the check of permissions before every field, and its addresses. */
export function openBackOffice(options: Options): BackOffice {
  const { config, rateLimiter, staff, stores } = options;
  const { url, isOn } = config.backOffice;
  const parts = createParts({
    ...options,
    branches: () => nameBranches(stores.branches()),
    isBranch: (code) => stores.branchByCode(code) !== undefined,
    languageOf: (code) => (stores.view(code) ?? stores.defaultView()).language,
  });
  options.bulk.workWith(workOff({ ...parts, logger: options.logger }));
  return {
    register: (app) => {
      if (!isOn) return registerNoStaff(app);
      const place = staffPlace(url, config.publicUrl);
      registerStaffRoute(app, { place, handle: openEndpoint(options, parts), protection: { rateLimiter } });
      registerStaffEvents(app, parts, createEventStreams({ ...options, sessions: staff.sessions, company: parts.company }), place);
      registerStaffDownload(app, parts, place);
      registerStaffMail(app, parts, place, config.publicUrl);
      registerReturnPhotos(app, parts, place);
      registerStaffUpload(app, parts, place, { rateLimiter });
    },
    desk: openStaffDesk(parts),
  };
}

const makers = [
  ownAccountResolvers,
  passkeyResolvers,
  staffResolvers,
  approvalResolvers,
  auditResolvers,
  branchResolvers,
  findResolvers,
  viewResolvers,
  importResolvers,
  settingsResolvers,
  orderResolvers,
  shipmentResolvers,
  pickingResolvers,
  companyResolvers,
  orderMoneyResolvers,
  reviewResolvers,
  messageResolvers,
  newsletterResolvers,
  mailResolvers,
  telephoneResolvers,
  customerResolvers,
  mergingResolvers,
  privacyResolvers,
  returnResolvers,
  returnChangeResolvers,
  returnPhotoResolvers,
  exchangeResolvers,
  giftCardResolvers,
  priceResolvers,
  campaignResolvers,
  calendarResolvers,
  couponResolvers,
  revisionResolvers,
  productResolvers,
  sheetResolvers,
  bulkResolvers,
  mediaResolvers,
  categoryResolvers,
  brandResolvers,
  attributeResolvers,
  sizeChartResolvers,
];

/** Made where somebody can reach it: a shop without a back office, and a command, do without its memory. */
function openEndpoint({ config, clock, logger, rateLimiter, staff, counted }: Options, parts: Parts) {
  const { url, session } = config.backOffice;
  const maps = [...makers.map((make) => make(parts)), todayResolvers(parts, counted)];
  const schema = createStaffSchema(readStaffSchema(), maps, parts.settings);
  return createEndpoint<StaffIdentity | undefined, StaffContext, StaffRequest>({
    engine: createEngine({ schema, limits: config.graphqlLimits, introspection: config.introspection }),
    clock,
    logger,
    rateLimiter,
    // In production a browser may run what its own pages were built with, and nothing else.
    documents: { texts: readStaffDocuments(), only: config.mode === 'production' },
    publicFields: new Set(),
    sharedAs: () => undefined,
    // A session that has ended is none: whoever had it must be able to log in, and the browser forgets it.
    admit: async ({ token }) => (token === undefined ? undefined : staff.sessions.identify(token)),
    contextOf: (identity, { requestId, ip, browser, screen, token }, now) => ({
      requestId,
      ip,
      browser,
      screen,
      now,
      identity,
      cookie: token !== undefined && !identity ? { token: null } : {},
      masked: new Set(),
    }),
    extensionsOf: ({ masked }) => (masked.size > 0 ? { masked: [...masked].sort() } : undefined),
    headersOf: ({ context: { cookie } }) =>
      cookie.token === undefined ? noStore : { ...noStore, 'set-cookie': cookieText(url, cookie.token, session.totalHours) },
  });
}

/** Neither scripts, nor the shop's pages, nor a request from another site ever see it. */
function cookieText(url: string, token: string | null, totalHours: number): string {
  const rest = `Path=/staff; HttpOnly; SameSite=Strict${url.startsWith('https:') ? '; Secure' : ''}`;
  return token === null ? `${cookieName(url)}=; Max-Age=0; ${rest}` : `${cookieName(url)}=${token}; Max-Age=${totalHours * 3_600}; ${rest}`;
}
