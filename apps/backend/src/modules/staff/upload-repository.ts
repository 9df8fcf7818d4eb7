import type { Queryable, Tx } from '#kernel/database/database.ts';

/** A file that somebody has sent and nobody has used yet. */
export type Upload = {
  readonly id: string;
  readonly staffId: number;
  readonly kind: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly expiresAt: Date;
};

/** For who has not come back: a day. */
const lifeMs = 24 * 3_600_000;

const columns = 'id, staff_id as "staffId", kind, file_name as "fileName", bytes, expires_at as "expiresAt"';
const isReady = 'id = $1 and kind = $2 and staff_id = $3 and bytes is not null and used_at is null and expires_at > $4';

type Sought = Pick<Upload, 'id' | 'kind' | 'staffId'>;

type Begun = Pick<Upload, 'id' | 'staffId' | 'kind' | 'fileName'>;

/** Before its first byte is written: what a process leaves behind that dies meanwhile is found by its row. */
export async function beginUpload(sql: Queryable, { id, staffId, kind, fileName }: Begun, now: Date): Promise<void> {
  await sql.query('insert into staff_upload (id, staff_id, kind, file_name, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)', [
    id,
    staffId,
    kind,
    fileName,
    now,
    new Date(now.getTime() + lifeMs),
  ]);
}

export async function finishUpload(sql: Queryable, id: string, bytes: number): Promise<Upload> {
  const { rows } = await sql.query<Upload>(`update staff_upload set bytes = $2 where id = $1 returning ${columns}`, [id, bytes]);
  if (!rows[0]) throw new Error('the upload was removed while it was written');
  return rows[0];
}

/** Undefined when it is not theirs, of another kind, used or old. */
export async function findUpload(sql: Queryable, { id, kind, staffId }: Sought, now: Date): Promise<Upload | undefined> {
  const { rows } = await sql.query<Upload>(`select ${columns} from staff_upload where ${isReady}`, [id, kind, staffId, now]);
  return rows[0];
}

/** For its use: nobody else uses it before the transaction ends. */
export async function lockUpload(tx: Tx, { id, kind, staffId }: Sought, now: Date): Promise<Upload | undefined> {
  const { rows } = await tx.query<Upload>(`select ${columns} from staff_upload where ${isReady} for update`, [id, kind, staffId, now]);
  return rows[0];
}

/** It works once; its file goes with the next upkeep, or at once when whoever used it removes it. */
export async function markUploadUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query('update staff_upload set used_at = $2, expires_at = $2 where id = $1', [id, now]);
}

/** While somebody else decides about it, it is kept. */
export async function keepUploadUntil(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.query('update staff_upload set expires_at = greatest(expires_at, $2) where id = $1', [id, until]);
}

/** Nobody uses it any more; it goes with the next upkeep. */
export async function endUpload(sql: Queryable, id: string, now: Date): Promise<void> {
  await sql.query('update staff_upload set expires_at = least(expires_at, $2) where id = $1', [id, now]);
}

/** Whosever it is; its bytes are null as long as they come. */
export async function readUpload(sql: Queryable, id: string): Promise<{ readonly bytes: number | null } | undefined> {
  const { rows } = await sql.query<{ bytes: number | null }>('select bytes from staff_upload where id = $1', [id]);
  return rows[0];
}

export async function countUploads(sql: Queryable, staffId: number, now: Date): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from staff_upload where staff_id = $1 and expires_at > $2',
    [staffId, now],
  );
  return rows[0]?.count ?? 0;
}

export async function endedUploads(sql: Queryable, now: Date): Promise<readonly string[]> {
  const { rows } = await sql.query<{ id: string }>('select id from staff_upload where expires_at <= $1', [now]);
  return rows.map(({ id }) => id);
}

export async function removeUpload(sql: Queryable, id: string): Promise<void> {
  await sql.query('delete from staff_upload where id = $1', [id]);
}
