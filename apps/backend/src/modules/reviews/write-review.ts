import { createHash } from 'node:crypto';
import type { CreateProductReviewInput } from '@shop/contract';
import type { Database } from '#kernel/database/database.ts';
import { authorizationError, notFound } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Catalog, CatalogueView, ProductSource } from '#modules/catalog/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { readOpinion } from './read-opinion.ts';
import type { Opinion, Review } from './review.ts';
import { addReview } from './review-repository.ts';

/** Whether a customer has ordered one of these SKUs. */
export type PurchaseCheck = (customerId: number, skus: readonly string[]) => Promise<boolean>;

export type WriteOptions = {
  readonly database: Database;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly stores: Pick<Stores, 'config'>;
  readonly hasBought: PurchaseCheck;
};

/** Keeps a review until somebody has looked at it. */
export async function writeReview(
  { database, catalog, stores, hasBought }: WriteOptions,
  input: CreateProductReviewInput,
  { store, customerId, now }: RequestContext,
): Promise<Review> {
  const config = stores.config(store.code);
  if (config?.product_reviews_enabled !== '1') throw authorizationError('Creating product reviews are not currently available.');
  if (customerId === undefined && config.allow_guests_to_write_product_reviews !== '1')
    throw authorizationError("Guest customers aren't allowed to add product reviews.");
  const view = catalog.view(store.code);
  const { record } = reviewedProduct(view, input.sku);
  const opinion = readOpinion(input, store.language);
  const skus = [record.sku, ...record.variantIds.flatMap((id) => view.catalogue.products.get(id)?.sku ?? [])];
  return addReview(database, {
    ...opinion,
    productId: record.id,
    customerId: customerId ?? null,
    language: store.language,
    isVerified: customerId !== undefined && (await hasBought(customerId, skus)),
    fingerprint: fingerprintOf(record.id, customerId, opinion),
    createdAt: now,
  });
}

/** What can be found in the shop; a variant stands for its product. */
function reviewedProduct(view: CatalogueView, sku: string): ProductSource {
  const named = view.sourceBySku(sku.trim());
  const parentId = named?.record.parentId;
  const source = parentId === undefined ? named : view.source(parentId);
  if (!source?.record.isVisible) throw notFound(`Could not find a product with SKU "${sku.slice(0, 64)}"`);
  return source;
}

const fingerprintOf = (productId: number, customerId: number | undefined, opinion: Opinion): string =>
  createHash('sha256')
    .update(JSON.stringify([productId, customerId ?? null, opinion]))
    .digest('hex');
