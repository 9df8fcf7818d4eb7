import type { Database } from '#kernel/database/database.ts';
import { pageOf, type Page, type PageArguments } from '#kernel/graphql/paging.ts';
import type { Logger } from '#kernel/logger.ts';
import { LruCache } from '#kernel/memory/lru-cache.ts';
import { openReadModel } from '#kernel/read-model.ts';
import type { Review } from './review.ts';
import { findReviews, readRatings, type Rating } from './review-repository.ts';

/** The name of the read model of ratings. */
export const reviewsModel = 'reviews';
/** Limit of cached pages of reviews; they go when a review is approved or leaves. */
const maxPages = 2_000;
const none: Rating = { ids: [], percent: 0, fits: { small: 0, normal: 0, large: 0 }, repliedAt: 0 };

/** Hears of the products whose rating, number of reviews or answers changed, in the moment of the change. */
export type RatingListener = (productIds: ReadonlySet<number>) => void | Promise<void>;

/** The approved reviews. Number, average and list of a product come from one state, so they always agree (LAW-16). */
export type ShownReviews = {
  rating(productId: number): Rating;
  page(productId: number, page: PageArguments): Promise<Page<Review>>;
  readonly onChange: (listener: RatingListener) => void;
  readonly version: () => string;
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type State = { readonly ratings: ReadonlyMap<number, Rating>; readonly pages: LruCache<string, readonly Review[]> };

/** Keeps the ratings in memory and reads the words of a page when it is asked for. */
export async function openShownReviews({ database, logger }: { database: Database; logger: Logger }): Promise<ShownReviews> {
  const listeners: RatingListener[] = [];
  let changes = 0;
  let told: State['ratings'] | undefined;
  let loaded: State['ratings'] = new Map();
  const model = await openReadModel<State>({
    name: reviewsModel,
    database,
    logger,
    load: async (sql) => {
      loaded = await readRatings(sql);
      told ??= loaded;
      return { ratings: loaded, pages: new LruCache(maxPages) };
    },
    changed: async () => {
      const products = changedProducts(told ?? new Map(), loaded);
      told = loaded;
      changes += 1;
      await Promise.all(listeners.map(async (listener) => listener(products)));
    },
  });
  return {
    rating: (productId) => model.current().ratings.get(productId) ?? none,
    page: async (productId, asked) => {
      const { ratings, pages } = model.current();
      const page = pageOf((ratings.get(productId) ?? none).ids, asked);
      const key = `${productId} ${page.info.page_size} ${page.info.current_page}`;
      let items = pages.get(key);
      if (!items) pages.set(key, (items = page.items.length > 0 ? await findReviews(database, page.items) : []));
      return { ...page, items };
    },
    onChange: (listener) => void listeners.push(listener),
    version: () => String(changes),
    refresh: model.refresh,
    close: model.close,
  };
}

function changedProducts(before: ReadonlyMap<number, Rating>, after: ReadonlyMap<number, Rating>): ReadonlySet<number> {
  const isSame = (a = none, b = none): boolean =>
    a.percent === b.percent && a.ids.length === b.ids.length && a.ids[0] === b.ids[0] && a.repliedAt === b.repliedAt;
  return new Set([...before.keys(), ...after.keys()].filter((id) => !isSame(before.get(id), after.get(id))));
}
