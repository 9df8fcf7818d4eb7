import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { brandOption, checkChange, checkClaims, checkComplete, specOf, type ProductChange } from '../edit/change-product.ts';
import type { HeldProduct } from '../edit/held-product.ts';
import { productField, type Known, type ProductFieldSpec } from '../edit/product-field.ts';
import type { SpokenViews } from '../edit/publish-check.ts';
import { saying } from '../edit/saying.ts';
import { refuse } from '../edit/take-value.ts';
import { writeFields } from '../edit/write-fields.ts';
import { readSpokenViews, readUnpriced, saveSummaries } from '../list/save-summaries.ts';
import { productTexts, type ProductTextName } from '../products/product-fields.ts';
import { catalogueModel } from '../read-model/catalogue-version.ts';
import type { ProductRecord } from '../read-model/catalogue.ts';

/** A product and what shall be different of it, planned against what is there. */
export type ProductPatch = { readonly held: HeldProduct; readonly changes: readonly ProductChange[] };

/** Columns, attributes and texts have a cell; lists of things, pictures and looks have their own screens. */
const cellPlaces: ReadonlySet<string> = new Set(['product', 'attributes', 'text']);

/** The fields that can be columns of a sheet, by their paths; others are left out. */
export function cellFields(paths: readonly string[], known: Known): ReadonlyMap<string, ProductFieldSpec> {
  const found = new Map<string, ProductFieldSpec>();
  for (const path of paths) {
    const spec = productField(path, known);
    if (spec && cellPlaces.has(spec.place.in)) found.set(path, spec);
  }
  return found;
}

/** What has to be known of the shop to check patches, read once for many. */
export type BulkRules = {
  readonly views: SpokenViews;
  readonly unpriced: ReadonlyMap<number, readonly string[]>;
  /** Who has an address: the product, by store view and key. */
  readonly urlKeys: Map<string, number>;
};

const urlKeyOf = (store: string, key: string): string => `${store} ${key}`;

export async function readBulkRules(sql: Sql, patches: readonly ProductPatch[], known: Known): Promise<BulkRules> {
  const ids = patches.map(({ held }) => held.record.id);
  const wanted = patches.flatMap(({ changes }) =>
    changes.flatMap(({ field, after }) => {
      const place = productField(field, known)?.place;
      return place?.in === 'text' && place.column === 'url_key' && typeof after === 'string' ? [after] : [];
    }),
  );
  const { rows } = await sql.query<{ store: string; key: string; id: number }>(
    'select store_code as store, url_key as key, product_id as id from product_text where url_key = any($1)',
    [[...new Set(wanted)]],
  );
  const views = await readSpokenViews(sql);
  return {
    views,
    unpriced: await readUnpriced(sql, ids, views),
    urlKeys: new Map(rows.map(({ store, key, id }) => [urlKeyOf(store, key), id])),
  };
}

/**
 * Refuses what `changeProduct` would refuse, before a row is written: so that a dry run says what the run does, and one product that is
 * refused takes none of its neighbours along.
 */
export function checkPatch({ held, changes }: ProductPatch, known: Known, { views, unpriced, urlKeys }: BulkRules): void {
  const { record } = held;
  for (const change of changes) {
    const spec = specOf(change.field, known);
    saying(change.field, () => {
      checkChange(held, { ...change, spec });
      if (spec.place.in !== 'text' || spec.place.column !== 'url_key' || typeof change.after !== 'string') return;
      const owner = urlKeys.get(urlKeyOf(spec.place.store, change.after));
      if (owner !== undefined && owner !== record.id) refuse('product-url-taken', 'Another product has this address.');
    });
  }
  const after = applied(record, changes, known);
  checkClaims(record, after, changes);
  checkComplete(record, after, changes, { views, unpriced: unpriced.get(record.id) ?? [] });
  for (const { field, after: key } of changes) {
    const place = specOf(field, known).place;
    if (place.in === 'text' && place.column === 'url_key' && typeof key === 'string') urlKeys.set(urlKeyOf(place.store, key), record.id);
  }
}

const nameOfColumn = new Map<string, ProductTextName>(
  Object.entries(productTexts).map(([name, { column }]) => [column, name as ProductTextName]),
);

/** A product as it would be. */
function applied(record: ProductRecord, changes: readonly ProductChange[], known: Known): ProductRecord {
  const texts: Record<string, object> = { ...record.texts };
  const attributes: Record<string, unknown> = { ...record.attributes };
  const own: Record<string, unknown> = {};
  for (const { field, after } of changes) {
    const { place, of } = specOf(field, known);
    if (place.in === 'attributes') attributes[place.code] = after ?? undefined;
    else if (place.in === 'text')
      texts[place.store] = { ...texts[place.store], [nameOfColumn.get(place.column) ?? place.column]: after ?? undefined };
    else own[of] = after ?? undefined;
  }
  return { ...record, ...own, texts, attributes } as ProductRecord;
}

/** Writes patches that were checked, each only where it changes something; lists and read models hear of them once. */
export async function writePatches(tx: Tx, patches: readonly ProductPatch[], known: Known, now: Date): Promise<void> {
  const ids = patches.map(({ held }) => held.record.id);
  for (const { held, changes } of patches) {
    const fields = changes.map(({ field, after }) => ({ place: specOf(field, known).place, after }));
    await writeFields(tx, held.record.id, [...fields, ...brandOption(changes, known)], now);
  }
  if (ids.length === 0) return;
  await saveSummaries(tx, ids);
  await touchReadModel(tx, catalogueModel, ids.map(String));
}
