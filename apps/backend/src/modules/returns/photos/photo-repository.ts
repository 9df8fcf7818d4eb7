import type { Queryable, Tx } from '#kernel/database/database.ts';

/** A picture of goods that came back, for the eyes of staff. */
type ReturnPhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly at: Date;
  readonly by: string;
};

export type PhotoSize = 'thumb' | 'full';

/** WebP, both: drawn anew when they came, so that nothing but pixels is in them. */
export type NewPhoto = Omit<ReturnPhoto, 'at' | 'by'> & { readonly bytes: Buffer; readonly thumb: Buffer; readonly digest: string };

/** Without the pictures themselves, oldest first. */
export async function photosOf(sql: Queryable, returnId: number): Promise<readonly ReturnPhoto[]> {
  const { rows } = await sql.query<ReturnPhoto>(
    'select id, width, height, added_at as "at", added_by as "by" from return_photo where return_id = $1 order by added_at, id',
    [returnId],
  );
  return rows;
}

/** False when the return has the same picture already. */
export async function insertPhoto(tx: Tx, returnId: number, photo: NewPhoto & Pick<ReturnPhoto, 'at' | 'by'>): Promise<boolean> {
  const { id, digest, width, height, bytes, thumb, at, by } = photo;
  const { rowCount } = await tx.query(
    `insert into return_photo (id, return_id, digest, width, height, bytes, thumb, added_at, added_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (return_id, digest) do nothing`,
    [id, returnId, digest, width, height, bytes, thumb, at, by],
  );
  return rowCount === 1;
}

export async function deletePhoto(tx: Tx, returnId: number, id: string): Promise<boolean> {
  return (await tx.query('delete from return_photo where return_id = $1 and id = $2', [returnId, id])).rowCount === 1;
}

/** Undefined when the return has no such photo: one of another return is none. */
export async function readPhoto(sql: Queryable, returnId: number, id: string, size: PhotoSize): Promise<Buffer | undefined> {
  const column = size === 'thumb' ? 'thumb' : 'bytes';
  const { rows } = await sql.query<{ picture: Buffer }>(`select ${column} as picture from return_photo where return_id = $1 and id = $2`, [
    returnId,
    id,
  ]);
  return rows[0]?.picture;
}

type PhotoCopy = { readonly number: string; readonly at: Date; readonly picture: string };

/** LAW-20: with the pictures themselves, as a page shows them. */
export async function photosOfCustomer(sql: Queryable, customerId: number): Promise<readonly PhotoCopy[]> {
  const { rows } = await sql.query<PhotoCopy>(
    `select r.number, p.added_at as "at", 'data:image/webp;base64,' || translate(encode(p.bytes, 'base64'), E'\\n', '') as picture
     from return_photo as p join return as r on r.id = p.return_id where r.customer_id = $1 order by p.added_at, p.id`,
    [customerId],
  );
  return rows;
}

/** LAW-20: with the person their photos go; the return itself is kept as its order is. */
export async function forgetPhotos(tx: Queryable, customerId: number): Promise<void> {
  await tx.query('delete from return_photo using return as r where r.id = return_id and r.customer_id = $1', [customerId]);
}

export async function removePhotosBefore(sql: Queryable, time: Date): Promise<void> {
  await sql.query('delete from return_photo using return as r where r.id = return_id and r.stated_at < $1', [time]);
}
