import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { Logger } from '#kernel/logger.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import type { Catalog } from '#modules/catalog/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { reviewResolvers } from './resolvers.ts';
import type { Review, ReviewStatus } from './review.ts';
import * as repository from './review-repository.ts';
import { openShownReviews, reviewsModel, type RatingListener } from './shown-reviews.ts';
import type { PurchaseCheck } from './write-review.ts';

export type ReviewsOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly customers: Pick<Customers, 'addPersonalData'>;
  readonly stores: Pick<Stores, 'config' | 'defaultView'>;
};

/** A review as staff see it. */
export type ListedReview = Review & { readonly sku: string };

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
  /** Shows a review or takes it away, over a database that says what is done; this process shows the new average before it returns. */
  judgeOn(database: Database, id: number, status: 'approved' | 'rejected'): Promise<void>;
  /** What the log says of a review. */
  facts(sql: Queryable, id: number): Promise<{ readonly status: ReviewStatus } | undefined>;
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
  });
  return {
    resolvers: reviewResolvers({ database, catalog, stores, shown, hasBought: (customerId, skus) => hasBought(customerId, skus) }),
    ratingOf: (productId) => shown.rating(productId).percent,
    onChange: shown.onChange,
    version: shown.version,
    verifyWith: (check) => void (hasBought = check),
    list: async (status) => {
      const { products } = catalog.view(stores.defaultView().code).catalogue;
      const reviews = await repository.listReviews(database, status);
      return reviews.map((review) => ({ ...review, sku: products.get(review.productId)?.sku ?? '' }));
    },
    pending: (limit) => repository.countPending(database, limit),
    facts: repository.readStatus,
    judgeOn: async (other, id, status) => {
      await other.transaction(async (tx) => {
        if (!(await repository.setStatus(tx, id, status, clock.now()))) throw notFound(`There is no review ${id}.`);
        await touchReadModel(tx, reviewsModel);
      });
      await shown.refresh();
    },
    close: shown.close,
  };
}
