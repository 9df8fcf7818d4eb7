import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable } from '#kernel/database/database.ts';
import type { Identity } from '#kernel/graphql/handler.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Ids } from '#kernel/ids.ts';
import * as repository from './token-repository.ts';

export type TokenLife = { readonly idleMinutes: number; readonly totalHours: number };

export type Sessions = {
  /** Logs a customer in; the token is shown once and stored as a hash. */
  open(sql: Queryable, customerId: number): Promise<string>;
  readonly identify: (token: string) => Promise<Identity | undefined>;
  /** When a session began. */
  since(tokenHash: string): Promise<Date | undefined>;
  /** Logs a customer out everywhere, or everywhere else. */
  end(sql: Queryable, customerId: number, except?: string): Promise<void>;
  /** Those that are open, without what opens them; the last used first. */
  list(customerId: number): Promise<readonly { readonly since: Date; readonly lastUsed: Date }[]>;
  removeOld(): Promise<void>;
};

const tokenShape = /^[0-9a-f]{64}$/;
/** A token is marked as used at most this often: a read must not cost a write. */
const touchMs = 60_000;

type Options = { readonly database: Database; readonly clock: Clock; readonly ids: Ids; readonly life: TokenLife };

/** Customer tokens: opaque, an hour idle, a day at most (R136). */
export function createSessions({ database, clock, ids, life }: Options): Sessions {
  const idleMs = life.idleMinutes * 60_000;
  const totalMs = life.totalHours * 3_600_000;
  return {
    open: async (sql, customerId) => {
      const token = ids.token();
      await repository.insertToken(sql, hashToken(token), customerId, clock.now());
      return token;
    },
    identify: async (token) => {
      // What has not the shape of a token need not reach the database.
      if (!tokenShape.test(token)) return undefined;
      const hash = hashToken(token);
      const stored = await repository.findToken(database, hash);
      const now = clock.now();
      if (!stored || now.getTime() - stored.usedAt.getTime() > idleMs || now.getTime() - stored.createdAt.getTime() > totalMs)
        return undefined;
      if (now.getTime() - stored.usedAt.getTime() > touchMs) await repository.touchToken(database, hash, now);
      return { credential: 'customer', customerId: stored.customerId, tokenHash: hash };
    },
    since: async (tokenHash) => (await repository.findToken(database, tokenHash))?.createdAt,
    end: (sql, customerId, except) => repository.deleteTokens(sql, customerId, except),
    list: (customerId) => {
      const now = clock.now().getTime();
      return repository.listTokens(database, customerId, new Date(now - idleMs), new Date(now - totalMs));
    },
    removeOld: () => {
      const now = clock.now().getTime();
      return repository.deleteOldTokens(database, new Date(now - idleMs), new Date(now - totalMs));
    },
  };
}
