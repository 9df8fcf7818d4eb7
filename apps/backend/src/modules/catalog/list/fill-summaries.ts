import type { Database } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { saveSummaries } from './save-summaries.ts';

const batch = 500;

/** Makes the products of a shop that is older than the lists of staff known to them, once; nobody waits for it at a start. */
export function fillSummaries({ database, jobs }: { readonly database: Database; readonly jobs: Jobs }): void {
  jobs.register({
    name: 'catalog-fill-lists',
    schedule: '* * * * *',
    handle: async () => {
      if ((await database.query('select from product_summary limit 1')).rows.length === 0) {
        await database.transaction((tx) => saveSummaries(tx, []));
      }
      // Those of a version that did not know yet what is filtered by.
      const { rows } = await database.query<{ id: number }>('select product_id as id from product_summary where attributes is null');
      for (let start = 0; start < rows.length; start += batch) {
        const ids = rows.slice(start, start + batch).map(({ id }) => id);
        await database.transaction((tx) => saveSummaries(tx, ids));
      }
    },
  });
}
