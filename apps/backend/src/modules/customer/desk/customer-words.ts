import type { Queryable, Tx } from '#kernel/database/database.ts';
import { dialled, fold, nameWords, wordList } from '#kernel/found-words.ts';

/** What a customer is found by. */
type WordFacts = {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly middlename: string | null;
  readonly lastname: string;
  readonly company: string | null;
  readonly coc: string | null;
  readonly taxvat: string | null;
  readonly telephones: readonly string[] | null;
  /** Addresses of accounts that became a part of this one. */
  readonly formerEmails: readonly string[] | null;
};

/** Every word of a customer, folded: number, names, e-mail, company, its numbers, telephones. Made here alone. */
const customerWords = ({ id, email, firstname, middlename, lastname, company, coc, taxvat, telephones, formerEmails }: WordFacts) =>
  wordList([
    String(id),
    fold(email),
    ...nameWords(firstname, middlename, lastname, company),
    fold(coc ?? ''),
    fold(taxvat ?? ''),
    ...(telephones ?? []).map(dialled),
    ...(formerEmails ?? []).map(fold),
  ]);

const facts = `select c.id, c.email, c.firstname, c.middlename, c.lastname, c.company, c.coc, c.taxvat,
    (select array_agg(distinct a.telephone) from customer_address as a where a.customer_id = c.id and a.telephone is not null) as telephones,
    (select array_agg(m.email) from customer_merge as m where m.winner_id = c.id) as "formerEmails"
  from customer as c`;

/** After a change of what a customer is found by. */
export async function renewWords(sql: Queryable, id: number): Promise<void> {
  const { rows } = await sql.query<WordFacts>(`${facts} where c.id = $1`, [id]);
  if (rows[0]) await writeWords(sql, rows);
}

const batch = 500;

/** Fills the words of customers that were written without them: taken over, seeded, or older than the column. */
export async function fillCustomerWords(tx: Tx, limit = Number.MAX_SAFE_INTEGER): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'select id from customer where words is null order by id limit $1 for update skip locked',
    [limit],
  );
  for (let start = 0; start < rows.length; start += batch) {
    const ids = rows.slice(start, start + batch).map(({ id }) => id);
    await writeWords(tx, (await tx.query<WordFacts>(`${facts} where c.id = any($1::int[])`, [ids])).rows);
  }
  return rows.length;
}

async function writeWords(sql: Queryable, rows: readonly WordFacts[]): Promise<void> {
  const filled = rows.map((row) => ({ id: row.id, words: customerWords(row) }));
  await sql.query(
    `update customer as c set words = array_to_tsvector(array(select json_array_elements_text(filled.words)))
     from json_to_recordset($1::json) as filled(id int, words json) where c.id = filled.id`,
    [JSON.stringify(filled)],
  );
}
