import type { Sql } from '#kernel/database/rows.ts';
import { fromOf, orderPlaces, picturePlaces, type PicturePlace, type UseKind } from './picture-places.ts';

/** Something that shows a picture. */
export type PictureUse = {
  /** Of the place, for changes. */
  readonly place: string;
  readonly kind: UseKind;
  readonly ref: string;
  readonly title: string;
  readonly hash: string;
};

const hashIn = `'[0-9a-f]{40}'`;
/** HTML names pictures by their address: most texts have none. */
const mayName = ({ form, column }: PicturePlace): string => (form === 'text' ? `t.${column} like '%media/%'` : 'true');

/** Rows of a place and the pictures they name, as SQL. */
export const namedIn = (place: PicturePlace): string =>
  place.form === 'hash'
    ? `select t.${place.column} as hash, ${place.ref} as ref, ${place.title} as title from ${fromOf(place)} where t.${place.column} is not null`
    : `select found[1] as hash, ${place.ref} as ref, ${place.title} as title from ${fromOf(place)},
         regexp_matches(t.${place.column}::text, ${hashIn}, 'g') as found where ${mayName(place)}`;

const fitsHash = ({ form, column }: PicturePlace): string =>
  form === 'hash' ? `t.${column} = any($1)` : `t.${column}::text like any(select '%' || hash || '%' from unnest($1::text[]) as hash)`;

/** Everything but orders that names one of these pictures, up to a limit each; or some of the places alone. */
export async function usesOf(
  sql: Sql,
  hashes: readonly string[],
  limit: number,
  isWanted: (place: PicturePlace) => boolean = () => true,
): Promise<readonly PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const place of picturePlaces.filter(isWanted)) {
    const { rows } = await sql.query<Pick<PictureUse, 'ref' | 'title' | 'hash'>>(
      `select distinct ref, title, hash from (${namedIn(place)} and ${fitsHash(place)}) as named where hash = any($1) order by ref limit $2`,
      [hashes, limit],
    );
    uses.push(...rows.map((row) => ({ place: place.name, kind: place.kind, ...row })));
  }
  return uses;
}

/** Orders that were placed with one of these pictures, the newest first. */
export async function ordersWith(sql: Sql, hashes: readonly string[], limit: number): Promise<readonly string[]> {
  const has = (column: string): string =>
    `exists (select from unnest($1::text[]) as hash
       where ${column} @> jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('picture', hash))))`;
  const { rows } = await sql.query<{ number: string }>(
    `select number from sales_order as o where ${has('o.snapshot')}
       or exists (select from order_revision as r where r.order_id = o.id and (${has('r.content_before')} or ${has('r.content_after')}))
     order by id desc limit $2`,
    [hashes, limit],
  );
  return rows.map(({ number }) => number);
}

/** Which of these pictures something names; orders are not asked. */
export async function usedAmong(sql: Sql, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const place of picturePlaces) {
    const { rows } = await sql.query<{ hash: string }>(
      `select distinct hash from (${namedIn(place)} and ${fitsHash(place)}) as named where hash = any($1)`,
      [hashes],
    );
    for (const { hash } of rows) used.add(hash);
  }
  return used;
}

const ordersAtOnce = 500;

/** Pictures that orders show, some orders at a time: they are many, and each is long. */
export async function* picturesOfOrders(sql: Sql): AsyncGenerator<readonly string[]> {
  for (const { table, id, columns } of orderPlaces) {
    let after = 0;
    for (;;) {
      const named = columns.map((column) => `jsonb_path_query_array(${column}, '$.lines[*].picture')`).join(' || ');
      const { rows } = await sql.query<{ id: number; hashes: readonly (string | null)[] }>(
        `select ${id} as id, ${named} as hashes from ${table} where ${id} > $1 order by ${id} limit ${ordersAtOnce}`,
        [after],
      );
      const last = rows.at(-1);
      if (!last) break;
      // Edits of one order stand together; those beyond a page are read with the next one, from this order on.
      after = rows.length < ordersAtOnce || rows[0]?.id === last.id ? last.id : last.id - (table === 'sales_order' ? 0 : 1);
      yield [...new Set(rows.flatMap(({ hashes }) => hashes.filter((hash) => hash !== null)))];
    }
  }
}

const isOfProducts = ({ table }: PicturePlace): boolean => table === 'product_media';
const otherPlaces = picturePlaces.filter((place) => !isOfProducts(place));

/** Pictures that something names, and what they are called there, some at a time; those of products are called by their product, elsewhere. */
export async function* namedPictures(sql: Sql, limit: number): AsyncGenerator<readonly { hash: string; title: string }[]> {
  for (const place of otherPlaces) {
    const { rows } = await sql.query<{ hash: string; title: string }>(
      `select hash, min(title) as title from (${namedIn(place)}) as named group by hash`,
    );
    for (let start = 0; start < rows.length; start += limit) yield rows.slice(start, start + limit);
  }
  for (let after = ''; ;) {
    const page = await picturesOfProducts(sql, after, limit);
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
    yield page.map((hash) => ({ hash, title: '' }));
  }
}

/** Each of them once, from one on in their order: all sizes of a product show the same, so the index is asked for the next other one. */
async function picturesOfProducts(sql: Sql, after: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql.query<{ hash: string }>(
    `with recursive shown(hash) as (
       (select hash from product_media where hash > $1 order by hash limit 1)
       union all
       select (select hash from product_media where hash > shown.hash order by hash limit 1) from shown where shown.hash is not null
     ) select hash from shown where hash is not null limit $2`,
    [after, limit],
  );
  return rows.map(({ hash }) => hash);
}

const markedAtOnce = 20_000;

/** Brings what the library says of pictures in use up to what is so now. */
export async function markUsed(sql: Sql): Promise<void> {
  const named = new Set<string>();
  for (const place of otherPlaces) {
    const { rows } = await sql.query<{ hash: string }>(`select distinct hash from (${namedIn(place)}) as named`);
    for (const { hash } of rows) named.add(hash);
  }
  const last = (await sql.query<{ id: number }>('select coalesce(max(id), 0) as id from media_asset')).rows[0]?.id ?? 0;
  for (let after = 0; after < last; after += markedAtOnce) {
    await sql.query(
      `update media_asset set is_used = not is_used where id > $1 and id <= $2 and is_used <>
         (hash = any($3) or coalesce(frame_hash = any($3), false) or exists (select from product_media where hash = media_asset.hash)
           or exists (select from product_media where hash = media_asset.frame_hash))`,
      [after, after + markedAtOnce, [...named]],
    );
  }
}

/** Somebody has just put these somewhere; what was taken away is found by the next look at everything. */
export async function noteUsed(sql: Sql, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await sql.query('update media_asset set is_used = true, removed_at = null where hash = any($1) or frame_hash = any($1)', [hashes]);
}

/** Those of these that the library does not know. */
export async function unknownAmong(sql: Sql, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ hash: string }>(
    `select hash from unnest($1::text[]) as named(hash)
     where not exists (select from media_asset as known where known.hash = named.hash)
       and not exists (select from media_asset as known where known.frame_hash = named.hash)`,
    [hashes],
  );
  return new Set(rows.map(({ hash }) => hash));
}
