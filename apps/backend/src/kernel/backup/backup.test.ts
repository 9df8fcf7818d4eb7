import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { fixedClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { describeOnBothDatabases } from '../database/test-databases.ts';
import { StartError } from '../errors.ts';
import { createJobs } from '../jobs.ts';
import { silentLogger } from '../logger.ts';
import { openMailbox } from '../mail/mailbox-transport.ts';
import { folderStore } from '../storage/folder-store.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import type { TableClasses } from './table-classes.ts';

const root = mkdtempSync(join(tmpdir(), 'shop-backup-'));
after(() => rmSync(root, { recursive: true, force: true }));

const schema = `
create type colour as enum ('red', 'blue');
create table parent (id int generated always as identity primary key, up int references parent, name text not null, tags text[], kind colour);
create table child (id bigserial primary key, parent_id int not null references parent, amount numeric, at timestamptz, doc jsonb, plain json, raw bytea,
  twice numeric generated always as (amount * 2) stored, first_id int);
alter table parent add column best bigint references child;
create table session (id int generated always as identity primary key, parent_id int not null references parent, secret text not null);
create table request (id int generated always as identity primary key, state text not null, link text unique);
create sequence order_number start 1000;
insert into parent (name) values ('made by the migration');`;

const leftOut = { class: 'left-out', why: 'not of this test' } as const;
const ofPgBoss = ['bam', 'job', 'job_dependency', 'queue', 'queue_stats', 'schedule', 'subscription', 'version', 'warning'];
const tables: TableClasses = {
  parent: { class: 'kept' },
  child: { class: 'kept', hasNumbersOutside: true },
  session: leftOut,
  request: {
    class: 'void-after-restore',
    how: 'the link ends',
    set: { link: 'null', state: `case state when 'open' then 'over' else state end`, later: `'not there yet'` },
  },
  restored_job: { class: 'void-after-restore', how: 'what waits is done', set: {} },
  migration: leftOut,
  mailbox_message: leftOut,
  ...Object.fromEntries(ofPgBoss.map((name) => [`pgboss.${name}`, leftOut])),
};

const folder = (name: string, files: Record<string, string>): string => {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
};
const migrations = folder('migrations', { '0001.sql': schema });
const newer = folder('newer', { '0001.sql': schema, '0002.sql': "alter table parent add column extra text not null default 'new'" });

async function fill(database: Database): Promise<void> {
  await database.query(`insert into parent (up, name, tags, kind) values (3, 'één "x"\n\\', '{a,"b c"}', 'red'), (1, 'z', null, 'blue')`);
  await database.query(
    `insert into child (parent_id, amount, at, doc, plain, raw) values (2, 12345678901234567890.123456789, '2026-11-15 10:00:00.123456+01', '{"a": [1.10, "\u2028"]}', '[1,\n 2]', '\\xdeadbeef')`,
  );
  await database.query('insert into child (parent_id, amount) select 1, n from generate_series(1, 1500) n');
  await database.query("update parent set best = 1 where id = 3; select setval('order_number', 1041)");
  await database.query(`insert into session (parent_id, secret) values (1, 'a-session')`);
  await database.query(`insert into request (state, link) values ('open', 'a-link'), ('done', 'b-link')`);
}

const snapshot = async (database: Database): Promise<unknown> =>
  (
    await database.query(
      `select (select json_agg(p order by id) from parent p)::text as parents, (select json_agg(to_jsonb(c) order by id) from child c)::text as children`,
    )
  ).rows;

describeOnBothDatabases('backup', ({ open }, kind) => {
  let source: Database;
  const file = join(root, kind, 'nested', 'shop.backup.gz');
  const media = folder(`${kind}-media`, { 'ab.svg': '<svg/>' });
  const save = (database: Database, to: string, classes = tables) =>
    createBackup({ database, clock: fixedClock('2026-11-15T10:00:00Z'), file: to, media: folderStore(media), tables: classes });
  const restore = (database: Database, over: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
    restoreBackup({ database, file, migrations, media: folderStore(join(root, `${kind}-restored`)), force: false, tables, ...over });
  before(async () => {
    source = await open();
    await migrate(source, migrations);
    await fill(source);
    await openMailbox(source);
    const jobs = createJobs({ database: source, logger: silentLogger, workers: false });
    jobs.register({ name: 'note', handle: async () => {} });
    await jobs.start();
    await source.transaction((tx) => jobs.enqueue(tx, 'note', { text: 'waiting' }));
    await jobs.stop();
    const done = await save(source, file);
    assert.deepEqual({ rows: done.rows, tables: done.tables, files: done.files }, { rows: 1507, tables: 4, files: 1 });
  });
  const doJobs = async (database: Database): Promise<object[]> => {
    const seen: object[] = [];
    // Two processes that start together.
    const both = [1, 2].map(() => createJobs({ database, logger: silentLogger, workers: false }));
    for (const jobs of both) jobs.register({ name: 'note', handle: async ({ data }) => void seen.push(data) });
    await Promise.all(both.map((jobs) => jobs.start()));
    for (const jobs of both) await jobs.runDue();
    for (const jobs of both) await jobs.stop();
    return seen;
  };

  it('comes back row for row, with sequences, pictures and waiting jobs (R208, R209)', async () => {
    const target = await open();
    await restore(target);
    assert.deepEqual(await snapshot(target), await snapshot(source));
    assert.equal((await target.query("select nextval('order_number')::int as n")).rows[0]?.['n'], 1042);
    assert.equal((await target.query("insert into parent (name) values ('next') returning id")).rows[0]?.['id'], 4);
    await target.query('delete from parent where id = 4');
    await assert.rejects(target.query('insert into child (parent_id) values (999)'), /foreign key/, 'keys are strict again');
    assert.equal(readFileSync(join(root, `${kind}-restored`, 'ab.svg'), 'utf8'), '<svg/>');
    const again = join(root, `${kind}-again.gz`);
    await save(target, again);
    assert.deepEqual(await doJobs(target), [{ text: 'waiting' }]);
    await restore(target, { file: again, force: true });
    assert.deepEqual(await doJobs(target), [{ text: 'waiting' }], 'also when nobody started the shop between a restore and a backup');
  });

  it('does not bring back what must not work again, nor give out a number that may have been given out since (R026, R209)', async () => {
    const saved = gunzipSync(readFileSync(file)).toString('utf8');
    assert.doesNotMatch(saved, /a-session|a-mail/);
    const old = join(root, `${kind}-old.gz`);
    await save(source, old, { ...tables, session: { class: 'kept' } });
    assert.match(gunzipSync(readFileSync(old)).toString('utf8'), /a-session/, 'as a shop did that knew no classes');
    const target = await open();
    for (const from of [file, old]) {
      const { tables: loaded, createdAt } = await restore(target, { file: from, force: true });
      assert.deepEqual([loaded, createdAt], [4, '2026-11-15T10:00:00.000Z']);
      assert.equal((await target.query('select 1 from session')).rows.length, 0);
      assert.deepEqual((await target.query('select state, link from request order by id')).rows, [
        { state: 'over', link: null },
        { state: 'done', link: null },
      ]);
      const { rows } = await target.query<{ id: string }>('insert into child (parent_id) values (1) returning id');
      assert.equal(Number(rows[0]?.id), 1501 + 100_000 + 1);
    }
  });

  it('is not made while a table has no class', async () => {
    const refused = join(root, `${kind}-refused.gz`);
    const without = { ...tables, request: undefined } as unknown as TableClasses;
    await assert.rejects(
      save(source, refused, without),
      (error) => error instanceof StartError && /The table request has no class/.test(error.message),
    );
    assert.equal(existsSync(refused), false);
  });

  it('comes into a newer shop through its migrations, and not into an older one', async () => {
    const target = await open();
    await restore(target, { migrations: newer });
    assert.equal((await target.query('select extra from parent where id = 2')).rows[0]?.['extra'], 'new');
    const older = await open();
    await assert.rejects(restore(older, { migrations: folder('none', {}) }), /comes from a newer version of the shop \(0001\.sql\)/);
  });

  it('refuses a database in use unless forced, and then replaces all of it', async () => {
    const target = await open();
    await migrate(target, newer);
    await target.query("insert into parent (name) values ('mine')");
    await assert.rejects(restore(target), (error) => error instanceof StartError && /not empty \(parent\).*--force/.test(error.message));
    await restore(target, { force: true });
    assert.deepEqual(await snapshot(target), await snapshot(source));
  });

  it('touches nothing when the file is damaged', async () => {
    const target = await open();
    const damaged = join(root, `${kind}-damaged.gz`);
    writeFileSync(damaged, readFileSync(file));
    truncateSync(damaged, statSync(file).size - 20);
    for (const bad of [damaged, join(root, 'missing.gz')]) await assert.rejects(restore(target, { file: bad, force: true }), StartError);
    assert.equal((await target.query("select to_regclass('parent') as found")).rows[0]?.['found'], null);
  });

  it('writes a file for its owner only', () => assert.equal(statSync(file).mode & 0o777, 0o600));
});
