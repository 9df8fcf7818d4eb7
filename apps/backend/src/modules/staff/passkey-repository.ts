import type { Queryable, Tx } from '#kernel/database/database.ts';
import { hashToken } from '#kernel/hash-token.ts';

/** What an answer of an authenticator is for; one for another purpose is none. */
export type Purpose = 'logIn' | 'prove' | 'register' | 'invitation';

export type Passkey = {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

export type StoredPasskey = Passkey & {
  readonly credentialId: string;
  readonly staffId: number;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
};

const columns = `id, credential_id as "credentialId", staff_id as "staffId", public_key as "publicKey", counter::float8 as counter, transports,
  name, created_at as "createdAt", used_at as "usedAt"`;
const challengeMs = 5 * 60_000;

export async function listPasskeys(sql: Queryable, staffId: number): Promise<readonly StoredPasskey[]> {
  const { rows } = await sql.query<StoredPasskey>(`select ${columns} from staff_passkey where staff_id = $1 order by staff_passkey.id`, [
    staffId,
  ]);
  return rows;
}

export async function findPasskey(sql: Queryable, credentialId: string): Promise<StoredPasskey | undefined> {
  const { rows } = await sql.query<StoredPasskey>(`select ${columns} from staff_passkey where credential_id = $1`, [credentialId]);
  return rows[0];
}

type NewPasskey = Omit<StoredPasskey, 'id' | 'createdAt' | 'usedAt'>;

/** Undefined when the key is known already: whoever it belongs to. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey, now: Date): Promise<Passkey | undefined> {
  const { credentialId, staffId, publicKey, counter, transports, name } = passkey;
  const { rows } = await tx.query<Passkey>(
    `insert into staff_passkey (credential_id, staff_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning ${columns}`,
    [credentialId, staffId, publicKey, counter, JSON.stringify(transports), name, now],
  );
  return rows[0];
}

/**
 * Notes a use by one statement, so that of two answers with one count one gets through; false when the count did not grow: there is a
 * copy of the key. An authenticator that does not count says 0 for ever.
 */
export async function countUse(sql: Queryable, credentialId: string, counter: number, now: Date): Promise<boolean> {
  const used = await sql.query(
    `update staff_passkey set counter = $2, used_at = $3 where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [credentialId, counter, now],
  );
  return used.rowCount === 1;
}

export async function renamePasskey(tx: Tx, staffId: number, id: number, name: string): Promise<Passkey | undefined> {
  const { rows } = await tx.query<Passkey>(`update staff_passkey set name = $3 where staff_id = $1 and id = $2 returning ${columns}`, [
    staffId,
    id,
    name,
  ]);
  return rows[0];
}

export async function deletePasskey(tx: Tx, staffId: number, id: number): Promise<Passkey | undefined> {
  const { rows } = await tx.query<Passkey>(`delete from staff_passkey where staff_id = $1 and id = $2 returning ${columns}`, [staffId, id]);
  return rows[0];
}

/** Remembers what an authenticator is asked to sign. */
export async function keepChallenge(sql: Queryable, challenge: string, purpose: Purpose, boundTo: string, now: Date): Promise<void> {
  await sql.query('insert into staff_challenge (hash, purpose, bound_to, expires_at) values ($1, $2, $3, $4)', [
    hashToken(challenge),
    purpose,
    hashToken(boundTo),
    new Date(now.getTime() + challengeMs),
  ]);
}

/** Whether this was asked for, by this session, link or browser, and not answered yet: it is used up by the question. */
export async function takeChallenge(sql: Queryable, challenge: string, purpose: Purpose, boundTo: string, now: Date): Promise<boolean> {
  const taken = await sql.query('delete from staff_challenge where hash = $1 and purpose = $2 and bound_to = $3 and expires_at > $4', [
    hashToken(challenge),
    purpose,
    hashToken(boundTo),
    now,
  ]);
  return taken.rowCount === 1;
}

export async function forgetChallenges(sql: Queryable, now: Date): Promise<void> {
  await sql.query('delete from staff_challenge where expires_at <= $1', [now]);
}
