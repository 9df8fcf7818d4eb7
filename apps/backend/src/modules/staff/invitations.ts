import type { Queryable, Tx } from '#kernel/database/database.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Language } from '@shop/contract';

const hour = 3_600_000;
/** An invitation works three days, a link that somebody else asked for half an hour. */
const linkLife = { invitation: 72 * hour, reset: hour / 2 } as const;
export type LinkKind = keyof typeof linkLife;

/** Makes a link's token. Those before it go on until one is used: what was printed must not end because the mail goes out. */
export async function makeLink(tx: Tx, ids: Ids, staffId: number, kind: LinkKind, now: Date): Promise<string> {
  const token = ids.token();
  await tx.query('insert into staff_invitation (hash, staff_id, expires_at) values ($1, $2, $3)', [
    hashToken(token),
    staffId,
    new Date(now.getTime() + linkLife[kind]),
  ]);
  return token;
}

export type OpenLink = {
  readonly staffId: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly expiresAt: Date;
};

/** Whose link it is; undefined when it is unknown, used or old, or its account suspended. */
export async function findLink(sql: Queryable, token: string, now: Date): Promise<OpenLink | undefined> {
  const { rows } = await sql.query<OpenLink>(
    `select staff_id as "staffId", name, email, language, expires_at as "expiresAt" from staff_invitation
     join staff_account on staff_account.id = staff_id where hash = $1 and used_at is null and expires_at > $2 and state <> 'suspended'`,
    [hashToken(token), now],
  );
  return rows[0];
}

/** Links that were handed out work no longer. */
export async function endLinks(tx: Tx, staffId: number, now: Date): Promise<void> {
  await tx.query('update staff_invitation set used_at = $2 where staff_id = $1 and used_at is null', [staffId, now]);
}

/** Uses a link up, and all others of the account; false when somebody else just did. */
export async function takeLink(tx: Tx, staffId: number, token: string, now: Date): Promise<boolean> {
  const used = await tx.query('update staff_invitation set used_at = $2 where hash = $1 and used_at is null and expires_at > $2', [
    hashToken(token),
    now,
  ]);
  await endLinks(tx, staffId, now);
  return used.rowCount === 1;
}
