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

const everyName = picturePlaces.map((place) => `select hash from (${namedIn(place)}) as named`).join(' union ');

/** Brings what the library says of pictures in use up to what is so now. */
export async function markUsed(sql: Sql): Promise<void> {
  await sql.query(
    `with used as (${everyName}),
       shown as (select id from media_asset join used using (hash)
         union select id from media_asset join used on used.hash = media_asset.frame_hash)
     update media_asset set is_used = not is_used where is_used <> (id in (select id from shown))`,
  );
}

/** Somebody has just put these somewhere; what was taken away is found by the next look at everything. */
export async function noteUsed(sql: Sql, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await sql.query('update media_asset set is_used = true, removed_at = null where hash = any($1) or frame_hash = any($1)', [hashes]);
}

/** Pictures that something names and the library does not know, from one on in their order, with what they are called there. */
export async function unknownPictures(sql: Sql, after: string, limit: number): Promise<readonly { hash: string; title: string }[]> {
  const every = picturePlaces.map((place) => `select hash, title from (${namedIn(place)}) as named`).join(' union all ');
  const { rows } = await sql.query<{ hash: string; title: string }>(
    `select hash, min(title) as title from (${every}) as named where hash > $1
       and not exists (select from media_asset as known where known.hash = named.hash)
       and not exists (select from media_asset as known where known.frame_hash = named.hash)
     group by hash order by hash limit $2`,
    [after, limit],
  );
  return rows;
}
