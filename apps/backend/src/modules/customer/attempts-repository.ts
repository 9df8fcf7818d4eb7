import type { Queryable } from '#kernel/database/database.ts';

/** R128: Magento's defaults. */
const maxFailures = 10;
const lockMinutes = 10;

export type Attempt = {
  readonly id: number;
  readonly passwordHash: string | null;
  /** Guesses that were wrong, should this one be. */
  readonly failures: number;
  /** Nobody may guess after this one for a while. */
  readonly isLast: boolean;
};

/**
 * Takes one of the guesses an account has, before the password is looked at: parallel guesses of many processes take one each,
 * so no more than ten get through. Undefined when the account does not exist or is locked.
 */
export async function takeAttempt(
  sql: Queryable,
  by: { readonly emailKey: string } | { readonly id: number },
  now: Date,
): Promise<Attempt | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['email_key', by.emailKey];
  const { rows } = await sql.query<Attempt>(
    `update customer set
       failures = case when locked_until <= $2 then 1 else failures + 1 end,
       locked_until = case when (case when locked_until <= $2 then 1 else failures + 1 end) >= $3
         then $2::timestamptz + make_interval(mins => $4) end
     where ${column} = $1 and (locked_until is null or locked_until <= $2) and blocked_at is null and merged_into is null
     returning id, password_hash as "passwordHash", failures, locked_until is not null as "isLast"`,
    [value, now, maxFailures, lockMinutes],
  );
  return rows[0];
}

/** The guess was right: the others are forgiven, and who wanted to be forgotten has thought again (LAW-20). */
export async function forgiveAttempts(sql: Queryable, id: number, now: Date): Promise<void> {
  await sql.query(
    `with leaving as (select id from customer where id = $1 and erase_after is not null),
     stays as (update privacy_request set state = 'withdrawn', handled_at = $2, version = version + 1 from leaving
       where customer_id = leaving.id and kind = 'erase' and origin = 'account' and state = 'open')
     update customer set failures = 0, locked_until = null, erase_after = null where id = $1`,
    [id, now],
  );
}
