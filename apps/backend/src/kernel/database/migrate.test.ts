import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { StartError } from '../errors.ts';
import { migrate } from './migrate.ts';
import { describeOnBothDatabases } from './test-databases.ts';

const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const files = {
  '0001-first.sql': 'create table a (x int);\n--> statement-breakpoint\ncreate table b (x int);',
  '0002-second.sql': 'insert into a values (1); do $$ begin perform pg_sleep(0.2); end $$;',
  'notes.txt': 'not a migration',
};

describeOnBothDatabases('migrate', ({ open, settings }, kind) => {
  it('applies new files in order, once', async () => {
    const database = await open();
    const folder = folderWith(files);
    assert.deepEqual(await migrate(database, folder), ['0001-first.sql', '0002-second.sql']);
    assert.deepEqual(await migrate(database, folder), []);
    writeFileSync(join(folder, '0003-third.sql'), 'create table c (x int)');
    assert.deepEqual(await migrate(database, folder), ['0003-third.sql']);
    assert.equal((await database.query('select name from migration')).rows.length, 3);
  });

  it('leaves nothing behind when a file fails, names it, and finishes the next time (R090)', async () => {
    const database = await open();
    const folder = folderWith({ ...files, '0003-bad.sql': 'create table c (x int); select nonsense' });
    await assert.rejects(
      migrate(database, folder),
      (error) => error instanceof StartError && error.message.startsWith('The migration 0003-bad.sql failed:'),
    );
    assert.equal((await database.query("select to_regclass('a') as a")).rows[0]?.['a'], null);
    writeFileSync(join(folder, '0003-bad.sql'), 'create table c (x int)');
    assert.equal((await migrate(database, folder)).length, 3);
  });

  it('lets two at once migrate: one works, the other waits and finds nothing to do (R091)', async () => {
    const config = await settings();
    const first = await open(config);
    const second = kind === 'server' ? await open(config) : first;
    const folder = folderWith(files);
    const results = await Promise.all([migrate(first, folder), migrate(second, folder)]);
    assert.deepEqual(
      results.map((names) => names.length).sort((a, b) => a - b),
      [0, 2],
    );
  });

  it('builds an index beside the shop where a file says so, between the others, once (R092)', async () => {
    const database = await open();
    const folder = folderWith({
      '0001-first.sql': 'create table a (x int)',
      '0002-index.sql':
        'create index concurrently "a_x" on a (x);\n--> statement-breakpoint\ncreate unique index concurrently a_once on a (x);',
      '0003-third.sql': 'create table c (x int)',
    });
    const valid = async () =>
      (await database.query("select count(*)::int as n from pg_index where indrelid = 'a'::regclass and indisvalid")).rows[0]?.[
        'n'
      ] as number;
    assert.deepEqual(await migrate(database, folder), ['0001-first.sql', '0002-index.sql', '0003-third.sql']);
    assert.equal(await valid(), 2);
    // As if it had been killed while it built one of them.
    await database.query("delete from migration where name = '0002-index.sql'");
    await database.query("update pg_index set indisvalid = false where indexrelid = 'a_x'::regclass");
    const again = Array.from({ length: kind === 'server' ? 2 : 1 }, () => migrate(database, folder));
    assert.ok((await Promise.all(again)).flat().includes('0002-index.sql'));
    assert.equal(await valid(), 2);
  });

  if (kind === 'server') {
    it('is not ended by the statement timeout of the shop, which holds again afterwards', async () => {
      const database = await open();
      await migrate(database, folderWith({ '0001-slow.sql': 'select pg_sleep(6); create table slow (x int)' }));
      assert.equal((await database.query('show statement_timeout')).rows[0]?.['statement_timeout'], '5s');
    });
  }
});
