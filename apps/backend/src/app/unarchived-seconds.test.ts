import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openServer } from '#kernel/database/open-server.ts';
import { silentLogger } from '#kernel/logger.ts';
import { eventually } from '#testing/eventually.ts';
import { startTestPostgres } from '#testing/postgres.ts';
import { unarchivedSeconds } from './unarchived-seconds.ts';

describe('what PostgreSQL could not archive', { timeout: 120_000 }, () => {
  it('is a number of seconds from its first failure until it goes on', async () => {
    const postgres = await startTestPostgres(['wal_level=replica', 'archive_mode=on']);
    const database = await openServer(postgres.url, 2, silentLogger);
    const archiveWith = async (command: string): Promise<void> => {
      await database.query(`alter system set archive_command = '${command}'`);
      await database.query('select pg_reload_conf()');
      await database.query('create table if not exists written (n int)');
      await database.query('insert into written values (1)');
      await database.query('select pg_switch_wal()');
    };
    try {
      assert.equal(await unarchivedSeconds(database), 0);
      await archiveWith('false');
      await eventually(async () => assert.ok((await unarchivedSeconds(database)) > 0));
      await archiveWith('true');
      await eventually(async () => assert.equal(await unarchivedSeconds(database), 0));
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
});
