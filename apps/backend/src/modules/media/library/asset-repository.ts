import { countPlaced, readPlaced, type Condition, type PlacedPart, type PlacedRows } from '#kernel/database/placed-rows.ts';
import type { Queryable, Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { typedWords } from '#kernel/found-words.ts';
import type { Focus } from '../frame-photograph.ts';
import { assetWords, bigBytes, hasAlt, type MediaAsset, type Original } from './asset.ts';

const columns = `id, hash, frame_hash as "frameHash", digest, name, type, width, height, bytes,
  case when focal_x is null then null else json_build_object('x', focal_x, 'y', focal_y) end as focus,
  alt, tags, is_used as "isUsed", uploaded_by as "uploadedBy", uploaded_at as "uploadedAt", removed_at as "removedAt", version`;

/** What staff looks at most, each a condition that an index answers. */
export const mediaTabs = {
  all: 'removed_at is null',
  unused: 'removed_at is null and not is_used',
  silent: 'removed_at is null and not has_alt',
  big: `removed_at is null and bytes >= ${bigBytes}`,
  removed: 'removed_at is not null',
} as const;
export type MediaTab = keyof typeof mediaTabs;

export type AssetsWanted = { readonly tab: MediaTab; readonly tag?: string | undefined; readonly search?: string | undefined };

function placed({ tab, tag, search }: AssetsWanted): PlacedRows {
  const words = search === undefined ? undefined : typedWords(search, false);
  const conditions: Condition[] = [mediaTabs[tab], ['tags @> array[?::text]', tag]];
  if (search !== undefined) conditions.push(words === undefined ? 'false' : ['words @@ ?::tsquery', words]);
  return { table: 'media_asset', columns, at: tab === 'removed' ? 'removed_at' : 'uploaded_at', id: 'id', conditions };
}

/** The newest first; of those that wait to be deleted the one that was thrown away last. */
export const findAssets = (sql: Queryable, wanted: AssetsWanted, part: PlacedPart): Promise<readonly MediaAsset[]> =>
  readPlaced<MediaAsset>(sql, placed(wanted), part);

export const countAssets = (sql: Queryable, wanted: AssetsWanted, limit: number): Promise<number> =>
  countPlaced(sql, placed(wanted), limit);

export async function findAsset(sql: Sql, id: number): Promise<MediaAsset | undefined> {
  return (await sql.query<MediaAsset>(`select ${columns} from media_asset where id = $1`, [id])).rows[0];
}

/** For changes: nobody else writes it before the transaction ends. */
export async function lockAsset(tx: Tx, id: number): Promise<MediaAsset | undefined> {
  return (await tx.query<MediaAsset>(`select ${columns} from media_asset where id = $1 for no key update`, [id])).rows[0];
}

/** The picture that something names, as it came or cut to a frame. */
export async function assetsByHash(sql: Sql, hashes: readonly string[]): Promise<readonly MediaAsset[]> {
  return (await sql.query<MediaAsset>(`select ${columns} from media_asset where hash = any($1) or frame_hash = any($1)`, [hashes])).rows;
}

/** Files that were sent before, by what they are. */
export async function assetsByDigest(sql: Sql, digests: readonly string[]): Promise<readonly MediaAsset[]> {
  return (await sql.query<MediaAsset>(`select ${columns} from media_asset where digest = any($1)`, [digests])).rows;
}

type NewAsset = Omit<MediaAsset, 'id' | 'version' | 'removedAt' | 'focus'>;

/**
 * Adds a picture, or finds the one that is there: two who bring the same at once bring one. One that waited to be deleted stays.
 */
export async function addAsset(sql: Sql, asset: NewAsset): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { hash, frameHash, digest, name, type, width, height, bytes, alt, tags, isUsed, uploadedBy, uploadedAt } = asset;
  const { rows } = await sql.query<{ id: number; isNew: boolean }>(
    `insert into media_asset (hash, frame_hash, digest, name, type, width, height, bytes, alt, has_alt, tags, is_used, uploaded_by, uploaded_at,
       words)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, array_to_tsvector($15::text[]))
     on conflict (hash) do update set removed_at = null, digest = coalesce(media_asset.digest, excluded.digest)
     returning id, xmax = 0 as "isNew"`,
    [
      hash,
      frameHash,
      digest,
      name,
      type,
      width,
      height,
      bytes,
      JSON.stringify(alt),
      hasAlt(alt),
      tags,
      isUsed,
      uploadedBy,
      uploadedAt,
      assetWords(asset),
    ],
  );
  if (!rows[0]) throw new Error('the picture was neither added nor found');
  return rows[0];
}

const filled = 'hash, frame_hash, name, type, width, height, alt, has_alt, tags, is_used, uploaded_at, words';

/** Many at once that something shows already; those that are there stay as they are. */
export async function addShown(
  sql: Sql,
  assets: readonly Pick<MediaAsset, 'hash' | 'name' | 'type' | 'width' | 'height' | 'alt'>[],
  now: Date,
): Promise<void> {
  const rows = assets.map(({ hash, name, type, width, height, alt }) => ({
    hash,
    frame_hash: hash,
    name,
    type,
    width,
    height,
    alt,
    has_alt: hasAlt(alt),
    tags: [],
    is_used: true,
    uploaded_at: now,
    // Letters, digits and hyphens: nothing in them ends a word early.
    words: assetWords({ name, alt, tags: [] })
      .map((word) => `'${word}'`)
      .join(' '),
  }));
  await sql.query(
    `insert into media_asset (${filled}) select ${filled} from json_populate_recordset(null::media_asset, $1::json) on conflict (hash) do nothing`,
    [JSON.stringify(rows)],
  );
}

/** What staff writes about it, and where it is cut; the next version. */
export async function updateAsset(
  tx: Tx,
  {
    id,
    name,
    alt,
    tags,
    frameHash,
    focus,
  }: Pick<MediaAsset, 'id' | 'name' | 'alt' | 'tags' | 'frameHash'> & { readonly focus: Focus | null },
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update media_asset set name = $2, alt = $3::jsonb, has_alt = $4, tags = $5, frame_hash = $6, focal_x = $7, focal_y = $8,
       words = array_to_tsvector($9::text[]), version = version + 1 where id = $1 returning version`,
    [id, name, JSON.stringify(alt), hasAlt(alt), tags, frameHash, focus?.x ?? null, focus?.y ?? null, assetWords({ name, alt, tags })],
  );
  if (!rows[0]) throw new Error('the picture is gone');
  return rows[0].version;
}

/** What was known as products show it is known as it came, from now on. */
export async function adoptOriginal(sql: Sql, id: number, original: Original): Promise<void> {
  const { hash, frameHash, type, width, height, bytes, focus } = original;
  await sql.query(
    `update media_asset set hash = $2, frame_hash = $3, type = $4, width = $5, height = $6, bytes = $7, focal_x = $8, focal_y = $9,
       version = version + 1 where id = $1`,
    [id, hash, frameHash, type, width, height, bytes, focus?.x ?? null, focus?.y ?? null],
  );
}

export async function raiseVersion(tx: Tx, id: number): Promise<number> {
  const { rows } = await tx.query<{ version: number }>('update media_asset set version = version + 1 where id = $1 returning version', [
    id,
  ]);
  return rows[0]?.version ?? 0;
}

/** Throws it away, or takes it back. */
export async function setRemoved(tx: Tx, id: number, removedAt: Date | null): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update media_asset set removed_at = $2, version = version + 1 where id = $1 returning version',
    [id, removedAt],
  );
  return rows[0]?.version ?? 0;
}

/** The tags there are, the most used first. */
export async function readTags(sql: Sql, limit: number): Promise<readonly string[]> {
  const { rows } = await sql.query<{ tag: string }>(
    `select tag from media_asset, unnest(tags) as tag where removed_at is null group by tag order by count(*) desc, tag limit $1`,
    [limit],
  );
  return rows.map(({ tag }) => tag);
}
