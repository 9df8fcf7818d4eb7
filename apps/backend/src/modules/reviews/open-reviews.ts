import type { Clock } from '#kernel/clock.ts';
import { ownedRows } from '#kernel/database/owned-rows.ts';
import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import type { PlacedPart } from '#kernel/database/placed-rows.ts';
import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { Logger } from '#kernel/logger.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import type { Catalog } from '#modules/catalog/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { reviewResolvers } from './resolvers.ts';
import type { Review, ReviewStatus, Verdict } from './review.ts';
import * as repository from './review-repository.ts';
import type { ReviewFacts, ReviewsWanted } from './review-repository.ts';
import { openShownReviews, reviewsModel, type RatingListener, type ShownReviews } from './shown-reviews.ts';
import type { PurchaseCheck } from './write-review.ts';

export type ReviewsOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly customers: Pick<Customers, 'addPersonalData'>;
  readonly stores: Pick<Stores, 'config' | 'defaultView'>;
};

/** A review as staff see it; the name is null when the product is gone. */
export type ListedReview = Review & { readonly sku: string; readonly productName: string | null };
/** A search that is the SKU of a product means the product. */
type WantedBySearch = Omit<ReviewsWanted, 'productId'>;

export type Reviews = {
  readonly resolvers: ResolverMap;
  /** The rating of a product in whole per cent, 0 without reviews; a variant's id has none of its own. */
  readonly ratingOf: (productId: number) => number;
  /** Tells which ratings changed; a refresh waits for it. */
  onChange(listener: RatingListener): void;
  /** Another text after every change of what is shown. */
  version(): string;
  /** LAW-16: who knows the orders says whether a customer bought something; until then no review is marked. */
  verifyWith(check: PurchaseCheck): void;
  list(status: ReviewStatus): Promise<readonly ListedReview[]>;
  /** How many wait for a person, up to the limit, and since when the first. */
  pending(limit: number): Promise<{ readonly count: number; readonly oldest: Date | null }>;
  page(wanted: WantedBySearch, part: PlacedPart): Promise<readonly ListedReview[]>;
  count(wanted: WantedBySearch, limit: number): Promise<number>;
  /** Shows a review or takes it away; returns what it was. The others see it after `refresh`. */
  judge(tx: Tx, id: number, verdict: Verdict): Promise<ReviewFacts>;
  /** Writes what the shop answers below a review, or takes it away; returns what it was. */
  reply(tx: Tx, id: number, text: string | null): Promise<ReviewFacts>;
  /** This process shows what was judged and answered before it returns. */
  refresh(): Promise<void>;
  /** Judges one over a database that says what is done, and refreshes. */
  judgeOn(database: Database, id: number, verdict: Verdict): Promise<void>;
  /** What the log says of a review. */
  facts(sql: Queryable, id: number): Promise<Pick<ReviewFacts, 'status' | 'refusedFor'> | undefined>;
  close(): Promise<void>;
};

/** Opens what buyers write about products. */
export async function openReviews({ database, clock, logger, catalog, customers, stores }: ReviewsOptions): Promise<Reviews> {
  const shown = await openShownReviews({ database, logger });
  let hasBought: PurchaseCheck = () => Promise.resolve(false);
  customers.addPersonalData({
    name: 'reviews',
    read: (customerId) => repository.findByCustomer(database, customerId),
    forget: async (tx, customerId) => {
      if ((await repository.deleteByCustomer(tx, customerId)) > 0) await touchReadModel(tx, reviewsModel);
    },
    handOver: ownedRows('customer_id', 'review'),
  });
  return {
    resolvers: reviewResolvers({ database, catalog, stores, shown, hasBought: (customerId, skus) => hasBought(customerId, skus) }),
    ratingOf: (productId) => shown.rating(productId).percent,
    onChange: shown.onChange,
    version: shown.version,
    verifyWith: (check) => void (hasBought = check),
    ...openModeration({ database, clock, catalog, stores }, shown),
    pending: (limit) => repository.countPending(database, limit),
    close: shown.close,
  };
}

type ModerationOptions = Pick<ReviewsOptions, 'database' | 'clock' | 'catalog' | 'stores'>;
type Moderation = Pick<Reviews, 'list' | 'page' | 'count' | 'judge' | 'reply' | 'refresh' | 'judgeOn' | 'facts'>;

/** What a person does with reviews (LAW-16). */
function openModeration({ database, clock, catalog, stores }: ModerationOptions, shown: Pick<ShownReviews, 'refresh'>): Moderation {
  const view = () => catalog.view(stores.defaultView().code);
  const withProduct = (review: Review): ListedReview => {
    const record = view().catalogue.products.get(review.productId);
    return { ...review, sku: record?.sku ?? '', productName: view().source(review.productId)?.text.name ?? null };
  };
  const bySearch = ({ search, ...wanted }: WantedBySearch): ReviewsWanted => {
    const record = search === undefined ? undefined : view().sourceBySku(search.toUpperCase())?.record;
    return record ? { ...wanted, productId: record.parentId ?? record.id } : { ...wanted, search };
  };
  /** The review as it was, locked. */
  const change = async (tx: Tx, id: number, write: () => Promise<void>): Promise<ReviewFacts> => {
    const before = await repository.lockReview(tx, id);
    if (!before) throw notFound(`There is no review ${id}.`);
    await write();
    await touchReadModel(tx, reviewsModel);
    return before;
  };
  const judge: Reviews['judge'] = (tx, id, verdict) => change(tx, id, () => repository.setVerdict(tx, id, verdict, clock.now()));
  return {
    list: async (status) => (await repository.listReviews(database, status)).map(withProduct),
    page: async (wanted, part) => (await repository.findPlaced(database, bySearch(wanted), part)).map(withProduct),
    count: (wanted, limit) => repository.countWanted(database, bySearch(wanted), limit),
    judge,
    reply: (tx, id, text) => change(tx, id, () => repository.setReply(tx, id, text, clock.now())),
    refresh: shown.refresh,
    judgeOn: async (other, id, verdict) => {
      await other.transaction((tx) => judge(tx, id, verdict));
      await shown.refresh();
    },
    facts: async (sql, id) => {
      const facts = await repository.lockReview(sql, id);
      return facts && { status: facts.status, refusedFor: facts.refusedFor };
    },
  };
}
