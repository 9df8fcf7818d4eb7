import { normaliseEmail } from '@shop/rules/email';
import type { Queryable } from '../database/database.ts';
import { hashToken } from '../hash-token.ts';

const perDay = 3;
const apartSeconds = 600;

/**
 * Takes one of the mails of the day that anybody can cause to an address (R161): after how many seconds it may go out, undefined
 * when the address has got its share. Whoever types somebody's address, from however many places, fills no mailbox with it.
 * A mail that is waited for is one of the day's and waits for no other; the next ones wait for it.
 */
export async function takeAllowance(sql: Queryable, address: string, now: Date, isAwaited = false): Promise<number | undefined> {
  const { rows } = await sql.query<{ sendAt: Date }>(
    `insert into mail_allowance as known (address, mails, day_ends_at, next_at)
     values ($1, 1, $2::timestamptz + interval '1 day', $2::timestamptz + make_interval(secs => $4))
     on conflict (address) do update set
       mails = case when ${isOfToday} then known.mails + 1 else 1 end,
       day_ends_at = case when ${isOfToday} then known.day_ends_at else excluded.day_ends_at end,
       next_at = case when ${isOfToday} then greatest(known.next_at - make_interval(secs => $5), $2) else $2 end + make_interval(secs => $4)
     where known.mails < $3 or not (${isOfToday})
     returning next_at - make_interval(secs => $4) as "sendAt"`,
    [hashToken(normaliseEmail(address)), now, perDay, apartSeconds, isAwaited ? apartSeconds : 0],
    'mail-allowance',
  );
  if (isAwaited) return rows[0] && 0;
  return rows[0] && Math.max(0, Math.ceil((rows[0].sendAt.getTime() - now.getTime()) / 1_000));
}

// A day that would end later than one beginning now was noted by a clock that has been set back since.
const isOfToday = 'known.day_ends_at > $2 and known.day_ends_at <= excluded.day_ends_at';

/** Removes what counts no longer. */
export async function forgetAllowances(sql: Queryable, now: Date): Promise<void> {
  await sql.query('delete from mail_allowance where day_ends_at <= $1', [now]);
}
