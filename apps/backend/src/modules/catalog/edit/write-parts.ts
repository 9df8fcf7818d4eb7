import { inputError } from '#kernel/errors.ts';
import type { Sql } from '#kernel/database/rows.ts';
import type { BundleOption, BundleSelection, Download } from '../read-model/catalogue.ts';

type Numbered<T> = Omit<T, 'position' | 'id'> & { readonly id: number | null };
/** A part of a set; what is new has no number yet. */
export type BundlePart = Omit<Numbered<BundleOption>, 'selections'> & { readonly selections: readonly Numbered<BundleSelection>[] };
export type Leaflet = Omit<Download, 'id'>;

/** Gives numbers to the parts of sets that are new, before anybody compares or logs them. */
export async function numberParts<Change extends { readonly field: string; readonly value?: unknown }>(
  sql: Sql,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const numbered: Change[] = [];
  for (const change of changes) {
    const isBundle = change.field === 'bundleOptions' && Array.isArray(change.value);
    numbered.push(isBundle ? { ...change, value: await numberBundle(sql, change.value as readonly BundlePart[]) } : change);
  }
  return numbered;
}

async function numberBundle(sql: Sql, options: readonly BundlePart[]): Promise<readonly BundlePart[]> {
  const numbered: BundlePart[] = [];
  for (const option of options) {
    const selections: Numbered<BundleSelection>[] = [];
    for (const selection of option.selections)
      selections.push({ ...selection, id: selection.id ?? (await nextId(sql, 'bundle_selection')) });
    numbered.push({ ...option, id: option.id ?? (await nextId(sql, 'bundle_option')), selections });
  }
  return numbered;
}

async function nextId(sql: Sql, table: 'bundle_option' | 'bundle_selection'): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(`select nextval(pg_get_serial_sequence('${table}', 'id'))::int as id`);
  return rows[0]?.id ?? 0;
}

/** Carts and orders know parts by their numbers, so these stay; what is gone takes its choices along. */
export async function writeBundle(sql: Sql, id: number, options: readonly BundlePart[]): Promise<void> {
  await sql.query('delete from bundle_option where product_id = $1 and id <> all($2)', [id, options.map((option) => option.id)]);
  for (const [index, option] of options.entries()) {
    const written = await sql.query(
      `insert into bundle_option (id, product_id, title, type, is_required, position) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set title = excluded.title, type = excluded.type, is_required = excluded.is_required,
         position = excluded.position where bundle_option.product_id = excluded.product_id`,
      [option.id, id, JSON.stringify(option.title), option.type, option.isRequired, index + 1],
    );
    if (written.rowCount === 0) throw ofAnother();
    await writeSelections(sql, option);
  }
}

async function writeSelections(sql: Sql, { id, selections }: BundlePart): Promise<void> {
  await sql.query('delete from bundle_selection where option_id = $1 and id <> all($2)', [id, selections.map((selection) => selection.id)]);
  for (const [index, { id: selectionId, productId, quantity, canChangeQuantity, isDefault }] of selections.entries()) {
    const written = await sql.query(
      `insert into bundle_selection (id, option_id, product_id, quantity, can_change_quantity, is_default, position)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set product_id = excluded.product_id, quantity = excluded.quantity,
         can_change_quantity = excluded.can_change_quantity, is_default = excluded.is_default, position = excluded.position
       where bundle_selection.option_id = excluded.option_id`,
      [selectionId, id, productId, quantity, canChangeQuantity, isDefault, index + 1],
    );
    if (written.rowCount === 0) throw ofAnother();
  }
}

const ofAnother = () => inputError('This is a part of another set.', { code: 'product-value', field: 'bundleOptions' });

/** The first leaflet stays the first row, so that the address of one that was only changed stays. */
export async function writeDownloads(sql: Sql, id: number, leaflets: readonly Leaflet[]): Promise<void> {
  const { rows } = await sql.query<{ id: number }>('select id from product_download where product_id = $1 order by position, id', [id]);
  for (const [index, { type, name, content }] of leaflets.entries()) {
    const values = [id, type, JSON.stringify(name), JSON.stringify(content), index + 1];
    const row = rows[index];
    await (row
      ? sql.query('update product_download set type = $2, name = $3, content = $4, position = $5 where product_id = $1 and id = $6', [
          ...values,
          row.id,
        ])
      : sql.query('insert into product_download (product_id, type, name, content, position) values ($1, $2, $3, $4, $5)', values));
  }
  const surplus = rows.slice(leaflets.length).map((row) => row.id);
  if (surplus.length > 0) await sql.query('delete from product_download where id = any($1)', [surplus]);
}
