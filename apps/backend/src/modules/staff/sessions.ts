import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable } from '#kernel/database/database.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Ids } from '#kernel/ids.ts';
import { factorColumn, rolesColumn } from './account-repository.ts';
import type { Place, StaffIdentity, Strength } from './staff.ts';

export type SessionLife = { readonly idleMinutes: number; readonly totalHours: number };

type SessionInfo = {
  readonly id: number;
  readonly isThis: boolean;
  readonly strength: Strength;
  readonly since: Date;
  readonly lastUsed: Date;
  readonly ip: string;
  readonly browser: string;
};

export type Sessions = {
  /** Logs somebody in; the token is shown once and stored as a hash. */
  open(sql: Queryable, staffId: number, strength: Strength, place: Place): Promise<string>;
  /** A new token for the same session: after more was proven, the old one must not go on. */
  renew(sql: Queryable, identity: StaffIdentity, strength: Strength, place: Place): Promise<string>;
  identify(token: string): Promise<StaffIdentity | undefined>;
  list(identity: StaffIdentity): Promise<readonly SessionInfo[]>;
  /** Ends the caller's own. */
  endThis(sql: Queryable, identity: StaffIdentity): Promise<void>;
  /** Ends a session of this account; false when it has none of that number. */
  endOne(sql: Queryable, staffId: number, id: number): Promise<boolean>;
  /** Ends all of an account, or all others. */
  endAll(sql: Queryable, staffId: number, exceptHash?: string): Promise<void>;
  /** Which of these sessions, named by their hashes, somebody could still use. Looking does not keep one alive. */
  living(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  removeOld(): Promise<void>;
};

/** Where processes hear whose sessions have ended: the number of the account. */
export const sessionChannel = 'staff_session';
const tokenShape = /^[0-9a-f]{64}$/;
/** A session is marked as used at most this often: a read must not cost a write. */
const touchMs = 60_000;

type Stored = StaffIdentity & { readonly createdAt: Date; readonly usedAt: Date };
type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly life: SessionLife;
  /** A session is worth something at the address it was made for. */
  readonly origin: string;
};

/** Sessions of staff: opaque, an hour idle, twelve at most unless the settings say otherwise. */
export function createSessions({ database, clock, ids, life, origin }: Options): Sessions {
  const idleMs = life.idleMinutes * 60_000;
  const totalMs = life.totalHours * 3_600_000;
  const oldest = () => ({ usedAt: new Date(clock.now().getTime() - idleMs), createdAt: new Date(clock.now().getTime() - totalMs) });
  const hashOf = (token: string): string => hashToken(`${origin} ${token}`);
  const open: Sessions['open'] = async (sql, staffId, strength, { ip, browser }) => {
    const token = ids.token();
    await sql.query(
      `insert into staff_session (hash, staff_id, strength, created_at, used_at, proved_at, ip, browser)
       values ($1, $2, $3, $4, $4, $4, $5, $6)`,
      [hashOf(token), staffId, strength, clock.now(), ip, browser.slice(0, 200)],
    );
    return token;
  };
  const endThis: Sessions['endThis'] = async (sql, { id, sessionHash }) => {
    await sql.query('delete from staff_session where hash = $1', [sessionHash]);
    await tellEnd(sql, id);
  };
  return {
    open,
    endThis,
    renew: async (sql, identity, strength, place) => {
      await endThis(sql, identity);
      return open(sql, identity.id, strength, place);
    },
    identify: async (token) => {
      // What has not the shape of a token need not reach the database.
      if (!tokenShape.test(token)) return undefined;
      const hash = hashOf(token);
      const stored = await findSession(database, hash);
      const now = clock.now();
      if (!stored || now.getTime() - stored.usedAt.getTime() > idleMs || now.getTime() - stored.createdAt.getTime() > totalMs)
        return undefined;
      if (now.getTime() - stored.usedAt.getTime() > touchMs)
        await database.query('update staff_session set used_at = $2 where hash = $1 and used_at < $2', [hash, now]);
      return stored;
    },
    list: ({ id, sessionHash }) => listSessions(database, id, sessionHash),
    endOne: async (sql, staffId, id) => {
      const { rowCount } = await sql.query('delete from staff_session where staff_id = $1 and id = $2', [staffId, id]);
      await tellEnd(sql, staffId);
      return rowCount === 1;
    },
    endAll: async (sql, staffId, exceptHash) => {
      await sql.query('delete from staff_session where staff_id = $1 and ($2::text is null or hash <> $2)', [staffId, exceptHash]);
      await tellEnd(sql, staffId);
    },
    living: (hashes) => livingOf(database, hashes, oldest()),
    removeOld: async () => {
      const { usedAt, createdAt } = oldest();
      await database.query('delete from staff_session where used_at < $1 or created_at < $2', [usedAt, createdAt]);
    },
  };
}

type Oldest = { readonly usedAt: Date; readonly createdAt: Date };

async function livingOf(sql: Queryable, hashes: readonly string[], { usedAt, createdAt }: Oldest): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ hash: string }>(
    `select hash from staff_session join staff_account on staff_account.id = staff_id
     where hash = any($1::text[]) and state = 'active' and used_at >= $2 and staff_session.created_at >= $3`,
    [hashes, usedAt, createdAt],
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** With the transaction: open streams of the account are looked at again, in every process. */
async function tellEnd(sql: Queryable, staffId: number): Promise<void> {
  await sql.query('select pg_notify($1, $2)', [sessionChannel, String(staffId)]);
}

/** Of somebody who is suspended there is none. */
async function findSession(sql: Queryable, hash: string): Promise<Stored | undefined> {
  const { rows } = await sql.query<Stored>(
    `select staff_account.id, email, name, language, activated_at as "activatedAt", ${rolesColumn}, ${factorColumn},
       hash as "sessionHash", strength, staff_session.created_at as "createdAt", used_at as "usedAt", proved_at as "provedAt"
     from staff_session join staff_account on staff_account.id = staff_session.staff_id where hash = $1 and state = 'active'`,
    [hash],
    'staff-session',
  );
  return rows[0];
}

async function listSessions(sql: Queryable, staffId: number, own: string): Promise<readonly SessionInfo[]> {
  const { rows } = await sql.query<SessionInfo>(
    `select id, hash = $2 as "isThis", strength, created_at as since, used_at as "lastUsed", ip, browser
     from staff_session where staff_id = $1 order by used_at desc, id desc`,
    [staffId, own],
  );
  return rows;
}
