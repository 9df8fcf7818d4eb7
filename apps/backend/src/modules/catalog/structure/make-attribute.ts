import type { Tx } from '#kernel/database/database.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { saying } from '../edit/saying.ts';
import * as take from '../edit/take-value.ts';
import type { AttributeRecord } from '../read-model/catalogue.ts';
import { catalogueModel, lockCatalogueVersion } from '../read-model/catalogue-version.ts';
import { thingKey } from '../read-model/changed-things.ts';
import { refuseClaims } from './fields.ts';

export type AttributeWish = {
  readonly code: string;
  readonly input: AttributeRecord['input'];
  /** By store view. */
  readonly labels: Readonly<Record<string, string>>;
};

/** What lists are filtered and sorted by without being an attribute. */
const ownCodes: ReadonlySet<string> = new Set([
  'sku',
  'name',
  'price',
  'category',
  'category_id',
  'category_uid',
  'category_url_path',
  'description',
  'short_description',
  'url_key',
  'position',
  'relevance',
  'sale',
  'new',
  'filiaal',
  'rating_summary',
  'partfinder',
]);
const inputs: readonly AttributeRecord['input'][] = ['select', 'multiselect', 'boolean', 'text'];

/** Makes an attribute behind all others; what it is and its code stay, and shoppers see it once somebody shows it. */
export async function makeAttribute(tx: Tx, { code, input, labels }: AttributeWish, stores: readonly string[]): Promise<void> {
  await lockCatalogueVersion(tx);
  // A column of files and an argument of filters are called by it.
  if (!/^[a-z][a-z0-9_]{0,29}$/.test(code) || ownCodes.has(code))
    saying('code', () => take.refuse('attribute-code', 'This code is not possible.'));
  if (!inputs.includes(input)) saying('input', () => take.refuse('product-value', 'There is no such kind.'));
  const known = await tx.query('select 1 from attribute where code = $1', [code]);
  if (known.rows.length > 0) saying('code', () => take.refuse('attribute-taken', 'Another attribute has this code.'));
  const words = stores.flatMap((store) => {
    const label = take.text(100)(labels[store] ?? null);
    return typeof label === 'string' ? [[store, label] as const] : [];
  });
  if (words.length === 0) saying('labels', () => take.refuse('structure-empty', 'It needs a name.'));
  refuseClaims(words.map(([store, after]) => ({ field: `label.${store}`, before: null, after })));
  const { rows } = await tx.query<{ id: number }>(
    `insert into attribute (id, code, label, input, position, is_filterable, is_visible_on_front, is_comparable, is_searchable)
     select coalesce(max(id), 0) + 1, $1, $2, $3, coalesce(max(position), 0) + 1, false, false, false, false from attribute returning id`,
    [code, JSON.stringify(Object.fromEntries(words)), input],
  );
  await touchReadModel(tx, catalogueModel, [thingKey('attribute', rows[0]?.id ?? 0)]);
}
