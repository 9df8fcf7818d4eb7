import type { Language } from '@shop/contract';
import { normaliseEmail } from '@shop/rules/email';
import type { Queryable, Tx } from '#kernel/database/database.ts';
import { branchesOf, type Scope } from './scope.ts';
import type { RoleGrant, StaffAccount, StaffState } from './staff.ts';

/** Of one row of staff_account: its roles in order, so that two readings are equal. */
export const rolesColumn = `coalesce((select jsonb_agg(jsonb_build_object('role', role, 'branch', branch_code) order by role collate "C", branch_code collate "C")
  from staff_role where staff_role.staff_id = staff_account.id), '[]') as roles`;
export const factorColumn = `(exists (select 1 from staff_totp where staff_totp.staff_id = staff_account.id and confirmed_at is not null)
  or exists (select 1 from staff_passkey where staff_passkey.staff_id = staff_account.id)) as "hasSecondFactor"`;
const columns = `id, email, name, language, state, last_seen_at as "lastSeenAt", activated_at as "activatedAt", version,
  ${rolesColumn}, ${factorColumn}`;
/** Whose work is in one of the branches; everybody's without any. */
const inScope = (parameter: string): string =>
  `(${parameter}::text[] is null or exists (select 1 from staff_role where staff_role.staff_id = staff_account.id and branch_code = any(${parameter})))`;

export async function findAccount(sql: Queryable, id: number, scope: Scope): Promise<StaffAccount | undefined> {
  const { rows } = await sql.query<StaffAccount>(`select ${columns} from staff_account where id = $1 and ${inScope('$2')}`, [
    id,
    branchesOf(scope),
  ]);
  return rows[0];
}

/** For a change: nobody else changes it before the transaction ends. */
export async function lockAccount(tx: Tx, id: number): Promise<StaffAccount | undefined> {
  await tx.query('select 1 from staff_account where id = $1 for update', [id]);
  const { rows } = await tx.query<StaffAccount>(`select ${columns} from staff_account where id = $1`, [id]);
  return rows[0];
}

export async function findByEmail(sql: Queryable, email: string): Promise<StaffAccount | undefined> {
  const { rows } = await sql.query<StaffAccount>(`select ${columns} from staff_account where email_key = $1`, [normaliseEmail(email)]);
  return rows[0];
}

/** Names of some of the staff, by how a history refers to them (`staff:7`); also of those who have left. */
export async function staffNames(sql: Queryable, ids: readonly number[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql.query<{ id: number; name: string }>('select id, name from staff_account where id = any($1::int[])', [ids]);
  return new Map(rows.map(({ id, name }) => [`staff:${id}`, name]));
}

/** Names that have it in them, and addresses for who may see them: others must not find one out by trying. */
type Search = { readonly text: string | undefined; readonly seesAddress: boolean };
type AccountList = { readonly search?: Search | undefined; readonly after?: number | undefined; readonly limit: number };

const matches = (text: string, seesAddress: string): string =>
  `(${text}::text is null or strpos(lower(name), lower(${text})) > 0 or (${seesAddress}::boolean and strpos(email_key, lower(${text})) > 0))`;

/** By id, from behind one on. */
export async function listAccounts(
  sql: Queryable,
  { search, after = 0, limit }: AccountList,
  scope: Scope,
): Promise<readonly StaffAccount[]> {
  const { rows } = await sql.query<StaffAccount>(
    `select ${columns} from staff_account where ${inScope('$1')} and id > $2::bigint and ${matches('$3', '$4')}
     order by staff_account.id limit $5`,
    [branchesOf(scope), after, search?.text ?? null, search?.seesAddress ?? false, limit],
  );
  return rows;
}

export async function countAccounts(sql: Queryable, { text, seesAddress }: Search, limit: number, scope: Scope): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from staff_account where ${inScope('$1')} and ${matches('$2', '$3')} limit $4) as counted`,
    [branchesOf(scope), text ?? null, seesAddress, limit],
  );
  return rows[0]?.count ?? 0;
}

type NewAccount = {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly roles: readonly RoleGrant[];
};

/** Undefined when the address has an account. */
export async function insertAccount(tx: Tx, { email, name, language, roles }: NewAccount, now: Date): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into staff_account (email, email_key, name, language, state, created_at) values ($1, $2, $3, $4, 'invited', $5)
     on conflict (email_key) do nothing returning id`,
    [email.trim(), normaliseEmail(email), name.trim(), language, now],
  );
  const id = rows[0]?.id;
  if (id !== undefined) await replaceRoles(tx, id, roles);
  return id;
}

export async function replaceRoles(tx: Tx, id: number, roles: readonly RoleGrant[]): Promise<void> {
  await tx.query('delete from staff_role where staff_id = $1', [id]);
  for (const { role, branch } of roles) {
    await tx.query('insert into staff_role (staff_id, role, branch_code) values ($1, $2, $3)', [id, role, branch]);
  }
}

type Changed = { readonly name: string; readonly language: Language; readonly state: StaffState };

/** Returns the number of the change. */
export async function updateAccount(tx: Tx, id: number, { name, language, state }: Changed): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update staff_account set name = $2, language = $3, state = $4, version = version + 1 where id = $1 returning version',
    [id, name, language, state],
  );
  return rows[0]?.version ?? 0;
}

/** Wrong guesses, and until when nobody may guess. */
export async function readLock(
  sql: Queryable,
  id: number,
): Promise<{ readonly failures: number; readonly lockedUntil: string | null } | undefined> {
  const { rows } = await sql.query<{ failures: number; lockedUntil: Date | null }>(
    'select failures, locked_until as "lockedUntil" from staff_account where id = $1',
    [id],
  );
  return rows[0] && { failures: rows[0].failures, lockedUntil: rows[0].lockedUntil?.toISOString() ?? null };
}

export async function unlockAccount(tx: Tx, id: number): Promise<void> {
  await tx.query('update staff_account set failures = 0, locked_until = null where id = $1', [id]);
}

/** Everybody who is active and has one of the roles. */
export async function listActive(sql: Queryable, roles: readonly string[]): Promise<readonly StaffAccount[]> {
  const { rows } = await sql.query<StaffAccount>(
    `select ${columns} from staff_account where state = 'active'
       and exists (select 1 from staff_role where staff_role.staff_id = staff_account.id and role = any($1)) order by staff_account.id`,
    [roles],
  );
  return rows;
}
