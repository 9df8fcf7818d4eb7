import type { Queryable, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';

type Asked = { readonly actor: string; readonly key: string; readonly action: string };

/**
 * Takes a key for a change. Whoever sends it again gets the first answer; while the first is still at work they wait for it, and when it
 * failed the key is free.
 */
export async function takeKey(tx: Tx, { actor, key, action }: Asked, now: Date): Promise<{ readonly answer: unknown } | undefined> {
  if (key.length === 0 || key.length > 100) throw inputError('A key has 1 to 100 characters.');
  const taken = await tx.query('insert into staff_answer (actor, key, action, at) values ($1, $2, $3, $4) on conflict do nothing', [
    actor,
    key,
    action,
    now,
  ]);
  if (taken.rowCount === 1) return undefined;
  const { rows } = await tx.query<{ action: string; answer: unknown }>(
    'select action, answer from staff_answer where actor = $1 and key = $2',
    [actor, key],
  );
  if (rows[0]?.action !== action) throw inputError('The key was used for something else.');
  return { answer: rows[0].answer };
}

export async function storeAnswer(tx: Tx, { actor, key }: Asked, answer: unknown): Promise<void> {
  await tx.query('update staff_answer set answer = $3 where actor = $1 and key = $2', [actor, key, JSON.stringify(answer)]);
}

/** Nobody sends a change again after a week. */
export async function forgetAnswers(sql: Queryable, now: Date): Promise<void> {
  await sql.query('delete from staff_answer where at < $1', [new Date(now.getTime() - 7 * 86_400_000)]);
}
