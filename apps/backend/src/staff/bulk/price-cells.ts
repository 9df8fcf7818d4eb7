import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import type { Audit } from '#modules/audit/index.ts';
import {
  readArticlePrices,
  type HeldProduct,
  type Known,
  type LockedPrices,
  type ProductChange,
  type ProductRecord,
} from '#modules/catalog/index.ts';
import type { Run } from '#modules/bulk/index.ts';
import { appliedPrice, type PricePeriod } from '#modules/pricing/index.ts';
import { isAmount, writeArticlePrices, type ArticleChange } from '../actions/prices/article-prices.ts';
import { startedBy } from '../import/importer.ts';
import { noVersion, planPatch, type Edit } from '../patch.ts';
import { Refused } from '../run-action.ts';

/** What is asked from now on; where sizes differ, by SKU; null where nothing is asked. */
type PriceCell = number | null | Readonly<Record<string, number | null>>;

/** Prices that cells would set: as the cells say it, and article by article. */
export type PricePatch = { readonly changes: readonly ProductChange[]; readonly articles: readonly ArticleChange[] };

const pattern = /^regular\.([a-z][a-z0-9_]{0,31})\.now$/;

/** The store view of a column of prices, as `editPrices` calls it; others of its fields are no columns. */
export function priceColumn(field: string, views: readonly string[]): string | undefined {
  const [, view] = pattern.exec(field) ?? [];
  return view !== undefined && views.includes(view) ? view : undefined;
}

/** What has the prices of a product: itself, or all of its sizes, those that are switched off too: none comes back with an old price. */
function articlesOf({ record }: HeldProduct, { products }: Known): readonly ProductRecord[] {
  if (record.type === 'configurable') return record.variantIds.flatMap((id) => products.get(id) ?? []);
  return record.type === 'simple' || record.type === 'virtual' ? [record] : [];
}

function cellOf(articles: readonly ProductRecord[], centsOf: (article: ProductRecord) => number | null): PriceCell {
  const all = articles.map((article) => [article.sku, centsOf(article)] as const);
  const [first] = all;
  return all.every(([, cents]) => cents === first?.[1]) ? (first?.[1] ?? null) : Object.fromEntries(all);
}

const centsAt = (periods: readonly PricePeriod[] | undefined, now: Date): number | null =>
  appliedPrice(periods ?? [], now.getTime())?.regularCents ?? null;

/** A cell as this process knows it. */
export const readPriceCell = (held: HeldProduct, view: string, known: Known, now: Date): PriceCell =>
  cellOf(articlesOf(held, known), ({ prices }) => centsAt(prices[view], now));

/** The prices of all articles that cells of products are about, to plan against: whoever writes holds the version of the catalogue. */
export function readArticles(sql: Sql, held: readonly HeldProduct[], known: Known, views: readonly string[]) {
  const skus = held.flatMap((product) => articlesOf(product, known).map(({ sku }) => sku));
  return readArticlePrices(sql, skus, views);
}

type Planning = { readonly known: Known; readonly articles: ReadonlyMap<string, LockedPrices>; readonly now: Date };

/**
 * What cells would set. A row knows the version of its product, which prices have not: so a cell is always compared with what was there,
 * and what was asked meanwhile is a conflict.
 */
export function planPrices(held: HeldProduct, { id, changes: wanted }: Edit, { known, articles, now }: Planning): PricePatch {
  const records = articlesOf(held, known);
  const own = records.flatMap(({ sku }) => articles.get(sku) ?? []);
  const views = new Map(wanted.map(({ field }) => [field, pattern.exec(field)?.[1] ?? '']));
  const values = Object.fromEntries(
    [...views].map(([field, view]) => [field, cellOf(records, ({ sku }) => centsAt(articles.get(sku)?.periods[view], now))]),
  );
  const changes = planPatch({ version: noVersion + 1, values }, { id, version: noVersion, changes: wanted });
  for (const { field, after } of changes) checkCell(field, after, views.get(field) ?? '', own);
  const articleChanges = own.flatMap((prices): readonly ArticleChange[] => {
    const set = changes.flatMap(({ field, after }) => {
      const view = views.get(field) ?? '';
      const [before, cents] = [centsAt(prices.periods[view], now), centsIn(after, prices.sku)];
      return cents === null || cents === before ? [] : [{ field, view, before, after: cents }];
    });
    return set.length > 0 ? [{ prices, changes: set }] : [];
  });
  return { changes, articles: articleChanges };
}

const isBySku = (cell: unknown): cell is Readonly<Record<string, unknown>> => typeof cell === 'object' && cell !== null;

const centsIn = (cell: unknown, sku: string): number | null => {
  const cents = isBySku(cell) ? cell[sku] : cell;
  return typeof cents === 'number' ? cents : null;
};

/** A price is set where there can be one; it is never emptied, for what was asked stays. */
function checkCell(field: string, after: unknown, view: string, articles: readonly LockedPrices[]): void {
  if (articles.length === 0) throw new Refused('price-none', 'This product has no price of its own.', field);
  if (articles.some(({ periods }) => !Object.hasOwn(periods, view)))
    throw new Refused('price-view', 'This store view has no prices of its own.', field);
  // What had no price before a change that is undone keeps the one it got.
  const isOfSize = ([sku, cents]: readonly [string, unknown]): boolean =>
    (cents === null || isAmount(cents)) && articles.some((article) => article.sku === sku);
  const isPossible = isBySku(after) ? Object.entries(after).every(isOfSize) : isAmount(after);
  if (!isPossible) throw new Refused('price-amount', 'A price is an amount in cents, 1 or more.', field);
}

/** Writes what was planned, all at once; each article has its entry in the log, as if it had been set on its own screen. */
export async function writePricePatches(audit: Audit, tx: Tx, run: Run, patches: readonly PricePatch[], now: Date): Promise<void> {
  const articles = patches.flatMap((patch) => patch.articles);
  if (articles.length === 0) return;
  for (const entry of await writeArticlePrices(tx, articles, now))
    await audit.record(tx, { ...startedBy(run), action: 'price.edit', ...entry });
}
