import type { Database } from '#kernel/database/database.ts';

/** For how long PostgreSQL has failed to hand over what it wrote to its archive; 0 where that works, and where there is none. */
export async function unarchivedSeconds({ query }: Pick<Database['aside'], 'query'>): Promise<number> {
  const { rows } = await query<{ seconds: number }>(
    `select extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float as seconds
     from pg_stat_archiver where last_failed_time > coalesce(last_archived_time, '-infinity')`,
  );
  return rows[0]?.seconds ?? 0;
}
