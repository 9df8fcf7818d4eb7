import type { Database } from '#kernel/database/database.ts';
import { onModelChange, type ChangedKeys } from '#kernel/read-model.ts';
import { catalogueModel, productTag, skuTag, type Catalog } from '#modules/catalog/index.ts';
import { contentModel } from '#modules/content/index.ts';
import { inventoryModel } from '#modules/inventory/index.ts';
import { reviewsModel, type Reviews } from '#modules/reviews/index.ts';
import { catalogTag, categoryTag, listTag } from './answer-tags.ts';

/** Cache tags of what changed; undefined when it may be anything. */
export type ChangedTags = readonly string[] | undefined;
export type ChangeListener = (tags: ChangedTags) => void | Promise<void>;

/** Publishes what has changed, as the cache tags that responses carry. */
export type ChangeFeed = {
  /** This process shows the change already; whoever made it gets no answer before every listener is done. */
  subscribe(listener: ChangeListener): void;
  /** Another text whenever answers may be others without anybody changing anything: a price starts or ends. */
  epoch(now: Date): string;
};

type Options = {
  readonly database: Database;
  readonly catalog: Pick<Catalog, 'priceEpoch' | 'touchedBy'>;
  readonly reviews: Pick<Reviews, 'onChange'>;
};

const contentKinds = ['pages', 'landing', 'rewrites', 'blocks', 'sliders', 'messages', 'faq', 'blog'];

const mostTags = 10_000;

/** Joins the changes of all models, of this process and of the others. */
export function createChangeFeed({ database, catalog, reviews }: Options): ChangeFeed {
  const listeners: ChangeListener[] = [];
  const publish = async (tags: ChangedTags): Promise<void> => {
    await Promise.all(listeners.map(async (listener) => listener(tags)));
  };
  const productTags = (changed: Parameters<Catalog['touchedBy']>[0]): readonly string[] => {
    const { products, categories } = catalog.touchedBy(changed);
    return [...[...products].flatMap(([id, sku]) => [productTag(id), skuTag(sku)]), ...[...categories].map(categoryTag), listTag];
  };
  const catalogueTags = (keys: readonly string[]): ChangedTags => {
    const tags = productTags({ keys });
    // An attribute that nearly everything has: one word for all is shorter than a name for each.
    if (tags.length > mostTags) return undefined;
    return keys.every((key) => /^\d+$/.test(key)) ? tags : [...tags, catalogTag];
  };
  const tagsOf = (model: string, keys: ChangedKeys): ChangedTags => {
    if (model === catalogueModel) return keys && catalogueTags(keys);
    if (model === inventoryModel) return keys && productTags({ skus: keys });
    if (model === contentModel) return keys ?? contentKinds;
    return [model];
  };
  onModelChange(database, async (model, keys) => {
    // Reviews say themselves which products they are about.
    if (model !== reviewsModel) await publish(tagsOf(model, keys));
  });
  reviews.onChange((ids) => publish(productTags({ ids: [...ids] })));
  return {
    subscribe: (listener) => void listeners.push(listener),
    epoch: (now) => String(catalog.priceEpoch(now)),
  };
}
