import { normaliseEmail } from '@shop/rules/email';
import type { Queryable } from '#kernel/database/database.ts';
import { countPlaced, likeBegin, readPlaced, type Condition, type PlacedPart } from '#kernel/database/placed-rows.ts';
import type { Evidence, SubscriptionState } from './newsletter-repository.ts';

const columns = `id, email, state, store_code as "storeCode", requested_at as "requestedAt", confirmed_at as "confirmedAt", evidence`;

/** LAW-19: who agreed to what, when and from where, in both steps. */
export type ConsentRow = {
  readonly id: number;
  readonly email: string;
  readonly state: SubscriptionState;
  readonly storeCode: string;
  readonly requestedAt: Date;
  readonly confirmedAt: Date | null;
  readonly evidence: Evidence;
};

/** The proof of an address; undefined: it never asked. */
export async function findSubscriptionOf(sql: Queryable, email: string): Promise<ConsentRow | undefined> {
  return (await sql.query<ConsentRow>(`select ${columns} from newsletter_subscription where email = $1`, [normaliseEmail(email)])).rows[0];
}

/** What of the list somebody wants; a search is how an address begins. */
export type ConsentsWanted = { readonly state?: SubscriptionState | undefined; readonly search?: string | undefined };

const placed = ({ state, search }: ConsentsWanted) => ({
  table: 'newsletter_subscription',
  columns,
  at: 'requested_at',
  id: 'id',
  conditions: [
    ['state = ?', state],
    ['email like ?', search === undefined ? undefined : likeBegin(search.toLowerCase())],
  ] satisfies readonly Condition[],
});

/** The newest request first. */
export const findSubscriptions = (sql: Queryable, wanted: ConsentsWanted, part: PlacedPart): Promise<readonly ConsentRow[]> =>
  readPlaced<ConsentRow>(sql, placed(wanted), part);

export const countSubscriptions = (sql: Queryable, wanted: ConsentsWanted, limit: number): Promise<number> =>
  countPlaced(sql, placed(wanted), limit);

/** How many have not followed the link of their mail yet, up to the limit, and since when the first. */
export async function unconfirmedRequests(sql: Queryable, limit: number) {
  const { rows } = await sql.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(requested_at) as oldest from (
       select requested_at from newsletter_subscription where state = 'unconfirmed' order by requested_at limit $1) as waiting`,
    [limit],
  );
  return rows[0] ?? { count: 0, oldest: null };
}
