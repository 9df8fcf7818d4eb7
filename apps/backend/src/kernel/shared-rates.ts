import type { Queryable } from './database/database.ts';
import { hashToken } from './hash-token.ts';

export type Rate = { readonly count: number; readonly seconds: number };

/** Counts something and says how many seconds to wait when its limit is passed; undefined when it is not. */
export type CountShared = (key: string, amount: number, rate: Rate) => Promise<number | undefined>;

/**
 * Counts in a window of the database that all processes and hosts share. A window that would end later than one beginning now
 * was made by a clock that has been set back since, and counts as ended.
 */
export async function countShared(sql: Queryable, key: string, amount: number, rate: Rate, now: Date): Promise<number | undefined> {
  const { rows } = await sql.query<{ count: number; endsAt: Date }>(
    `insert into rate_window as known (key, count, ends_at) values ($1, $2, $3::timestamptz + make_interval(secs => $4))
     on conflict (key) do update set
       count = case when known.ends_at > $3 and known.ends_at <= excluded.ends_at
         then least(known.count + excluded.count, 1000000) else excluded.count end,
       ends_at = case when known.ends_at > $3 and known.ends_at <= excluded.ends_at then known.ends_at else excluded.ends_at end
     returning count, ends_at as "endsAt"`,
    [hashToken(key), amount, now, rate.seconds],
    'count-shared',
  );
  const [window] = rows;
  if (!window || window.count <= rate.count) return undefined;
  return Math.max(1, Math.ceil((window.endsAt.getTime() - now.getTime()) / 1_000));
}

/** Removes what counts no longer. */
export async function forgetSharedRates(sql: Queryable, now: Date): Promise<void> {
  await sql.query('delete from rate_window where ends_at <= $1', [now]);
}
