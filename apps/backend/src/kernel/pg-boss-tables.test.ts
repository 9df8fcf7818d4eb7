import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { Database } from './database/database.ts';
import { describeOnBothDatabases } from './database/test-databases.ts';
import { createJobs } from './jobs.ts';
import { silentLogger } from './logger.ts';

/** What `pg-boss-tables.ts`, the backup and `testing/next-try.ts` rely on. After an update of pg-boss that changes it, read them again. */
const columns = {
  id: 'uuid',
  name: 'text',
  data: 'jsonb',
  state: 'USER-DEFINED',
  output: 'jsonb',
  start_after: 'timestamp with time zone',
  retry_count: 'integer',
  retry_delay: 'integer',
  retry_limit: 'integer',
  blocked: 'boolean',
};

describeOnBothDatabases('the tables of pg-boss', ({ open }) => {
  let database: Database;
  before(async () => {
    database = await open();
    const jobs = createJobs({ database, logger: silentLogger, workers: false });
    await jobs.start();
    await jobs.stop();
  });

  it('have the columns and states that our statements name', async () => {
    const { rows } = await database.query<{ column_name: string; data_type: string }>(
      `select column_name, data_type from information_schema.columns where table_schema = 'pgboss' and table_name = 'job'`,
    );
    const found = new Map(rows.map(({ column_name, data_type }) => [column_name, data_type]));
    for (const [name, type] of Object.entries(columns)) assert.equal(found.get(name), type, name);
    const states = await database.query<{ state: string }>(`select unnest(enum_range(null::pgboss.job_state))::text as state`);
    const names = states.rows.map(({ state }) => state);
    for (const state of ['created', 'retry', 'active', 'completed']) assert.ok(names.includes(state), state);
  });
});
