import type { Queryable } from '#kernel/database/database.ts';

/** How many wait for an article, never who (LAW-20). */
export type WaitingArticle = {
  readonly sku: string;
  readonly people: number;
  /** Of them, those who wait for what can be sent. */
  readonly forDelivery: number;
  readonly oldest: Date;
};

export type ArticlePlace = { readonly people: number; readonly sku: string };

/** The article that most wait for first. */
export async function waitingArticles(sql: Queryable, limit: number, behind?: ArticlePlace): Promise<readonly WaitingArticle[]> {
  const { rows } = await sql.query<WaitingArticle>(
    `select sku, people, "forDelivery", oldest from (
       select sku, count(*)::int as people, count(*) filter (where waits_for = 'delivery')::int as "forDelivery",
         min(confirmed_at) as oldest
       from stock_alert where state = 'waiting' group by sku) as articles
     where $2::int is null or people < $2 or (people = $2 and sku > $3) order by people desc, sku limit $1`,
    [limit, behind?.people ?? null, behind?.sku ?? null],
  );
  return rows;
}

export async function countWaitingArticles(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(`select count(distinct sku)::int as count from stock_alert where state = 'waiting'`);
  return rows[0]?.count ?? 0;
}

/** How many people wait, up to the limit, and since when the first. */
export async function waitingAlerts(sql: Queryable, limit: number) {
  const { rows } = await sql.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(confirmed_at) as oldest from (
       select confirmed_at from stock_alert where state = 'waiting' order by confirmed_at limit $1) as waiting`,
    [limit],
  );
  return rows[0] ?? { count: 0, oldest: null };
}
