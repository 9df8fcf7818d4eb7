import type { Queryable } from '#kernel/database/database.ts';
import { factorColumn } from './account-repository.ts';

const maxGuesses = 8;
const lockMinutes = 15;

export type Guess = {
  readonly id: number;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly hasSecondFactor: boolean;
  /** Nobody may guess after this one for a while. */
  readonly isLast: boolean;
};

/**
 * Takes one of the guesses an account has, before a password or a code is looked at: parallel guesses of many processes take one each, so
 * no more than eight get through. Undefined when there is no such account, or it is locked or not active: then as much is written, so that
 * the time it takes does not tell.
 */
export async function takeGuess(
  sql: Queryable,
  by: { readonly emailKey: string } | { readonly id: number },
  now: Date,
): Promise<Guess | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['email_key', by.emailKey];
  const { rows } = await sql.query<Guess>(
    `with guess as (
       update staff_account set
         failures = case when locked_until <= $2 then 1 else failures + 1 end,
         locked_until = case when (case when locked_until <= $2 then 1 else failures + 1 end) >= $3
           then $2::timestamptz + make_interval(mins => $4) end
       where ${column} = $1 and state = 'active' and (locked_until is null or locked_until <= $2)
       returning id, name, password_hash as "passwordHash", locked_until is not null as "isLast", ${factorColumn}),
     vain as (insert into staff_vain_guess (at) select $2::timestamptz where not exists (select 1 from guess))
     select * from guess`,
    [value, now, maxGuesses, lockMinutes],
  );
  return rows[0];
}

/** In place of the entry that a wrong password leaves in the log: a guess at nothing costs the same writes. */
export async function noteVainGuess(sql: Queryable, now: Date): Promise<void> {
  await sql.query('insert into staff_vain_guess (at) values ($1)', [now]);
}

export async function forgetVainGuesses(sql: Queryable, now: Date): Promise<void> {
  await sql.query('delete from staff_vain_guess where at < $1', [new Date(now.getTime() - 3_600_000)]);
}

/**
 * The password was right, and a code comes next: only this guess was none. Forgiving all would let somebody who knows the password guess
 * codes without end.
 */
export async function giveBackGuess(sql: Queryable, id: number): Promise<void> {
  await sql.query('update staff_account set failures = greatest(failures - 1, 0), locked_until = null where id = $1', [id]);
}

/** All factors were right: the other guesses are forgiven. */
export async function forgiveGuesses(sql: Queryable, id: number, now: Date): Promise<void> {
  await sql.query('update staff_account set failures = 0, locked_until = null, last_seen_at = $2 where id = $1', [id, now]);
}
