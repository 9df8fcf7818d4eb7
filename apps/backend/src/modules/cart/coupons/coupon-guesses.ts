import type { Database, Queryable } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { networkOf } from '@shop/rules/network-of';

const perCart = { max: 5, minutes: 10 };
const perNetwork = { max: 20, minutes: 60 };

type Guess = { readonly cartId: number; readonly ip: string; readonly now: Date };

/** The first half of an advisory lock's key; the second is what is counted. */
const guessLock = { cart: 7_202_613, network: 7_202_614 };

/**
 * Takes one of the guesses a cart and an address have, before the code is looked at; parallel ones wait for each other, so that no
 * more than the limit get through. Returns how a right one is forgiven.
 */
export async function takeGuess(database: Database, { cartId, ip, now }: Guess): Promise<() => Promise<void>> {
  const network = networkOf(ip);
  const id = await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, $2)', [guessLock.cart, cartId]);
    await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [guessLock.network, network]);
    const { rows } = await tx.query<{ id: string }>(
      `insert into coupon_guess (cart_id, network, at) select $1, $2, $3
       where (select count(*) from coupon_guess where cart_id = $1 and at > $3::timestamptz - make_interval(mins => $4)) < $5
         and (select count(*) from coupon_guess where network = $2 and at > $3::timestamptz - make_interval(mins => $6)) < $7
       returning id`,
      [cartId, network, now, perCart.minutes, perCart.max, perNetwork.minutes, perNetwork.max],
    );
    return rows[0]?.id;
  });
  if (id === undefined) throw inputError('Too many wrong coupon codes. Please wait and try again.');
  return async () => void (await database.query('delete from coupon_guess where id = $1', [id]));
}

export async function forgetGuesses(sql: Queryable, now: Date): Promise<void> {
  await sql.query('delete from coupon_guess where at < $1::timestamptz - make_interval(mins => $2)', [now, perNetwork.minutes]);
}
