import type { Sql } from '#kernel/database/rows.ts';
import type { Texts } from '../read-model/catalogue.ts';

const most = 1_000;

/** What parts of products and their materials are called, in all languages: for who types one of them and means the same. */
export async function readMaterialWords(sql: Sql): Promise<readonly Texts[]> {
  const { rows } = await sql.query<{ words: Texts }>(
    `select words from product cross join jsonb_array_elements(materials) as part
       cross join lateral (values (part -> 'part'), (part -> 'material')) as said (words)
     where materials <> '[]' and words is not null group by words order by count(*) desc, words limit $1`,
    [most],
  );
  return rows.map(({ words }) => words);
}
