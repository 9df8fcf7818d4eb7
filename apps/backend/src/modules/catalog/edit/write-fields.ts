import type { Sql } from '#kernel/database/rows.ts';
import { raiseCategoryVersions } from '../categories/categories-repository.ts';
import { textEntries } from '../products/product-fields.ts';
import { writeBundle, writeDownloads, type BundlePart, type Leaflet } from './write-parts.ts';
import type { Place } from './product-field.ts';

/** A field and what it shall be. */
type Written = { readonly place: Place; readonly after: unknown };
type In<Kind extends Place['in']> = { readonly place: Extract<Place, { in: Kind }>; readonly after: unknown };

const isIn =
  <Kind extends Place['in']>(kind: Kind) =>
  (written: Written): written is Written & In<Kind> =>
    written.place.in === kind;

/** Writes fields of a product: the rows they lie in, and no other. */
export async function writeFields(sql: Sql, id: number, fields: readonly Written[], now: Date): Promise<void> {
  await writeProduct(sql, id, fields.filter(isIn('product')), fields.filter(isIn('attributes')), now);
  for (const [store, texts] of Map.groupBy(fields.filter(isIn('text')), ({ place }) => place.store))
    await writeTexts(sql, id, store, texts);
  for (const field of fields.filter(isIn('member'))) await writeMember(sql, id, field);
  for (const [hash, parts] of Map.groupBy(fields.filter(isIn('picture')), ({ place }) => place.hash)) {
    await writePicture(sql, id, hash, parts);
  }
  for (const { after } of fields.filter(isIn('look'))) await writeLook(sql, id, after);
  for (const { after } of fields.filter(isIn('bundle'))) await writeBundle(sql, id, after as readonly BundlePart[]);
  for (const { after } of fields.filter(isIn('downloads'))) await writeDownloads(sql, id, after as readonly Leaflet[]);
}

/** Names of columns are those of our own code. */
async function writeProduct(
  sql: Sql,
  id: number,
  columns: readonly In<'product'>[],
  attributes: readonly In<'attributes'>[],
  now: Date,
): Promise<void> {
  const values: unknown[] = [id, now];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const sets = columns.flatMap(({ place, after }) =>
    place.columns.map((column) => `${column} = ${parameter(columnValue(column, after))}${castOf(column)}`),
  );
  if (attributes.length > 0) {
    const given = attributes.filter(({ after }) => after !== null);
    const emptied = attributes.filter(({ after }) => after === null).map(({ place }) => place.code);
    const added = JSON.stringify(Object.fromEntries(given.map(({ place, after }) => [place.code, after])));
    sets.push(`attributes = (attributes - ${parameter(emptied)}::text[]) || ${parameter(added)}::jsonb`);
  }
  await sql.query(`update product set ${['version = version + 1', 'updated_at = $2', ...sets].join(', ')} where id = $1`, values);
}

const castOf = (column: string): string => ({ materials: '::jsonb', care: '::text[]' })[column] ?? '';

function columnValue(column: string, after: unknown): unknown {
  const measure = after as { readonly amount: number; readonly unit: string } | null;
  if (column === 'content_amount') return measure?.amount ?? null;
  if (column === 'content_unit') return measure?.unit ?? null;
  return column === 'materials' ? JSON.stringify(after) : after;
}

async function writeTexts(sql: Sql, id: number, store: string, texts: readonly In<'text'>[]): Promise<void> {
  const columns = texts.map(({ place }) => place.column);
  await sql.query(
    `insert into product_text (product_id, store_code, ${columns.join(', ')})
     values ($1, $2, ${columns.map((_, index) => `$${index + 3}`).join(', ')})
     on conflict (product_id, store_code) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [id, store, ...texts.map(({ after }) => after)],
  );
  // A view that says nothing of its own has no row.
  await sql.query(`delete from product_text where product_id = $1 and store_code = $2 and coalesce(${allTexts}) is null`, [id, store]);
}

const allTexts = textEntries.map(([, { column }]) => column).join(', ');

const memberTables = {
  categories: { table: 'product_category', member: 'category_id', kind: undefined },
  groupedItems: { table: 'grouped_item', member: 'item_id', kind: undefined },
  axes: { table: 'product_axis', member: 'attribute_id', kind: undefined },
  variants: { table: 'product_variant', member: 'variant_id', kind: undefined },
  related: { table: 'product_link', member: 'linked_id', kind: 'related' },
  upsell: { table: 'product_link', member: 'linked_id', kind: 'upsell' },
  crosssell: { table: 'product_link', member: 'linked_id', kind: 'crosssell' },
} as const;

async function writeMember(sql: Sql, id: number, { place, after }: In<'member'>): Promise<void> {
  const { table, member, kind } = memberTables[place.of];
  if (place.of === 'categories') await raiseCategoryVersions(sql, [place.id]);
  const isKind = kind === undefined ? '' : ` and kind = '${kind}'`;
  const values = [id, place.id, after];
  if (after === null && place.column === 'quantity') return;
  if (after === null) {
    await sql.query(`delete from ${table} where product_id = $1 and ${member} = $2${isKind}`, values.slice(0, 2));
    return;
  }
  const changed = await sql.query(`update ${table} set ${place.column} = $3 where product_id = $1 and ${member} = $2${isKind}`, values);
  if ((changed.rowCount ?? 0) > 0 || place.column === 'quantity') return;
  const [column, value] = kind === undefined ? ['', ''] : [', kind', `, '${kind}'`];
  const [more, pieces] = place.of === 'groupedItems' ? [', quantity', ', 1'] : ['', ''];
  await sql.query(`insert into ${table} (product_id, ${member}, position${column}${more}) values ($1, $2, $3${value}${pieces})`, values);
}

async function writePicture(sql: Sql, id: number, hash: string, parts: readonly In<'picture'>[]): Promise<void> {
  const moved = parts.find(({ place }) => place.part === 'position');
  if (moved?.after === null) {
    await sql.query('delete from product_media where product_id = $1 and hash = $2', [id, hash]);
    return;
  }
  if (moved) {
    const changed = await sql.query('update product_media set position = $3 where product_id = $1 and hash = $2', [id, hash, moved.after]);
    if (changed.rowCount === 0) {
      await sql.query(`insert into product_media (product_id, hash, position, label, is_disabled) values ($1, $2, $3, '{}', false)`, [
        id,
        hash,
        moved.after,
      ]);
    }
  }
  for (const { place, after } of parts) {
    if (place.part === 'isDisabled') {
      await sql.query('update product_media set is_disabled = $3 where product_id = $1 and hash = $2', [id, hash, after ?? false]);
    } else if (place.part !== 'position') {
      await sql.query(
        `update product_media set label = case when $4::text is null then label - $3::text else label || jsonb_build_object($3::text, $4::text) end
         where product_id = $1 and hash = $2`,
        [id, hash, place.part.label, after],
      );
    }
  }
}

async function writeLook(sql: Sql, id: number, after: unknown): Promise<void> {
  const look = after as { readonly hash: string; readonly label: unknown; readonly hotspots: unknown } | null;
  if (look === null) {
    await sql.query('delete from look where product_id = $1', [id]);
    return;
  }
  await sql.query(
    `insert into look (product_id, hash, label, hotspots) values ($1, $2, $3, $4)
     on conflict (product_id) do update set hash = excluded.hash, label = excluded.label, hotspots = excluded.hotspots`,
    [id, look.hash, JSON.stringify(look.label), JSON.stringify(look.hotspots)],
  );
}
