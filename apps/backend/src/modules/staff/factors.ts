import { randomBytes } from 'node:crypto';
import type { Queryable, Tx } from '#kernel/database/database.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { SecretBox } from './secret-box.ts';
import { makeTotpSecret, matchingSteps } from './totp.ts';

const recoveryCount = 10;
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new secret for an app, which counts when a code of it was confirmed; one that counts already stays until then. */
export async function startTotp(tx: Tx, box: SecretBox, staffId: number): Promise<string> {
  const secret = makeTotpSecret();
  await tx.query(
    `insert into staff_totp (staff_id, pending_encrypted, last_step) values ($1, $2, 0)
     on conflict (staff_id) do update set pending_encrypted = excluded.pending_encrypted`,
    [staffId, box.seal(secret)],
  );
  return secret;
}

/**
 * Whether a code of the app is right now and was not used: the step is noted by one statement, so that of two requests with one code
 * one gets through.
 */
export async function takeCode(sql: Queryable, box: SecretBox, staffId: number, code: string, now: Date): Promise<boolean> {
  const { rows } = await sql.query<{ secret: string }>(
    'select secret_encrypted as secret from staff_totp where staff_id = $1 and confirmed_at is not null and secret_encrypted is not null',
    [staffId],
  );
  const [stored] = rows;
  if (!stored) return false;
  for (const step of matchingSteps(box.open(stored.secret), code.replaceAll(' ', ''), now)) {
    const used = await sql.query('update staff_totp set last_step = $2 where staff_id = $1 and last_step < $2', [staffId, step]);
    if (used.rowCount === 1) return true;
  }
  return false;
}

/** Makes the app that waits count when the code is its own; the code is used up by it. */
export async function confirmTotp(tx: Tx, box: SecretBox, staffId: number, code: string, now: Date): Promise<boolean> {
  const { rows } = await tx.query<{ pending: string | null }>(
    'select pending_encrypted as pending from staff_totp where staff_id = $1 for update',
    [staffId],
  );
  const pending = rows[0]?.pending;
  const [step] = pending ? matchingSteps(box.open(pending), code.replaceAll(' ', ''), now) : [];
  if (step === undefined) return false;
  await tx.query(
    `update staff_totp set secret_encrypted = pending_encrypted, pending_encrypted = null, confirmed_at = $2, last_step = $3
     where staff_id = $1`,
    [staffId, now, step],
  );
  return true;
}

export async function hasTotp(sql: Queryable, staffId: number): Promise<boolean> {
  const { rows } = await sql.query('select 1 from staff_totp where staff_id = $1 and confirmed_at is not null', [staffId]);
  return rows.length > 0;
}

export async function hasPassword(sql: Queryable, staffId: number): Promise<boolean> {
  const { rows } = await sql.query('select 1 from staff_account where id = $1 and password_hash is not null', [staffId]);
  return rows.length > 0;
}

export async function removeTotp(tx: Tx, staffId: number): Promise<void> {
  await tx.query('delete from staff_totp where staff_id = $1', [staffId]);
}

/** Without a second factor they are worth nothing. */
export async function removeRecoveryCodes(tx: Tx, staffId: number): Promise<void> {
  await tx.query('delete from staff_recovery where staff_id = $1', [staffId]);
}

/** Everything but the password. */
export async function removeFactors(tx: Tx, staffId: number): Promise<void> {
  await removeTotp(tx, staffId);
  await tx.query('delete from staff_passkey where staff_id = $1', [staffId]);
  await removeRecoveryCodes(tx, staffId);
}

/** Ten new codes; the old ones end. */
export async function makeRecoveryCodes(tx: Tx, staffId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCount }, () => {
    const letters = Array.from(randomBytes(16), (byte) => alphabet[byte & 31]).join('');
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
  await tx.query('delete from staff_recovery where staff_id = $1', [staffId]);
  for (const code of codes) {
    await tx.query('insert into staff_recovery (hash, staff_id) values ($1, $2)', [recoveryHash(staffId, code), staffId]);
  }
  return codes;
}

export async function takeRecoveryCode(sql: Queryable, staffId: number, code: string, now: Date): Promise<boolean> {
  const used = await sql.query('update staff_recovery set used_at = $3 where staff_id = $1 and hash = $2 and used_at is null', [
    staffId,
    recoveryHash(staffId, code),
    now,
  ]);
  return used.rowCount === 1;
}

export async function countRecoveryCodes(sql: Queryable, staffId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from staff_recovery where staff_id = $1 and used_at is null',
    [staffId],
  );
  return rows[0]?.count ?? 0;
}

const recoveryHash = (staffId: number, code: string): string => hashToken(`${staffId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
