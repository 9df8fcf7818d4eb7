import type { Database } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { saveSummaries } from './save-summaries.ts';

/** Makes the products of a shop that is older than the lists of staff known to them, once; nobody waits for it at a start. */
export function fillSummaries({ database, jobs }: { readonly database: Database; readonly jobs: Jobs }): void {
  jobs.register({
    name: 'catalog-fill-lists',
    schedule: '* * * * *',
    handle: async () => {
      if ((await database.query('select from product_summary limit 1')).rows.length > 0) return;
      await database.transaction((tx) => saveSummaries(tx, []));
    },
  });
}
