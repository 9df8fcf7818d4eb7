import type { Queryable, Tx } from '#kernel/database/database.ts';

/** A file that somebody asked for: what it is made of, not the file. */
export type Download = { readonly kind: string; readonly input: unknown; readonly fileName: string };

const lifeMs = 5 * 60_000;

/** Keeps it for who asked, for five minutes. */
export async function keepDownload(tx: Tx, id: string, staffId: number, download: Download, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + lifeMs);
  await tx.query('insert into staff_download (id, staff_id, kind, input, file_name, expires_at) values ($1, $2, $3, $4, $5, $6)', [
    id,
    staffId,
    download.kind,
    JSON.stringify(download.input),
    download.fileName,
    expiresAt,
  ]);
  return expiresAt;
}

/** Uses it up; undefined when it is not theirs, used or old. */
export async function takeDownload(sql: Queryable, id: string, staffId: number, now: Date): Promise<Download | undefined> {
  const { rows } = await sql.query<Download>(
    'delete from staff_download where id = $1 and staff_id = $2 and expires_at > $3 returning kind, input, file_name as "fileName"',
    [id, staffId, now],
  );
  return rows[0];
}

export async function forgetDownloads(sql: Queryable, now: Date): Promise<void> {
  await sql.query('delete from staff_download where expires_at <= $1', [now]);
}
