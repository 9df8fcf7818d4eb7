import type { Sql } from '#kernel/database/rows.ts';

/** The read model that everything of this module is served from. */
export const catalogueModel = 'catalog';

/** Changes with every write; locked until the end of the transaction, so that writers queue. */
export async function lockCatalogueVersion(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ version: string }>('select version::text from read_model_version where name = $1 for update', [
    catalogueModel,
  ]);
  return rows[0]?.version ?? '0';
}
