import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../errors.ts';
import { silentLogger } from '../logger.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { emptyEmbeddedFolder } from './test-databases.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-crash-'));
  folders.push(folder);
  return folder;
}

async function readyFolder(): Promise<string> {
  const folder = await emptyEmbeddedFolder();
  folders.push(folder);
  return folder;
}

const open = (dataDir: string): Promise<Database> => openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 }, silentLogger);

/** Another process on the same folder: opens it, says so, then writes numbers and prints each one that was acknowledged. */
const writer = `
import { openDatabase } from ${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)};
import { silentLogger } from ${JSON.stringify(new URL('../logger.ts', import.meta.url).href)};
try {
  const database = await openDatabase({ dataDir: process.argv[1], databasePool: 1 }, silentLogger);
  await database.query('create table if not exists n (n int primary key)');
  console.log('open');
  for (let n = (await database.query('select coalesce(max(n), 0) as n from n')).rows[0].n + 1; ; n++) {
    await database.transaction((tx) => tx.query('insert into n values ($1)', [n]));
    console.log(n);
  }
} catch (error) { console.log('refused: ' + error.message); process.exit(1); }
`;

function startWriter(dataDir: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function killAfter(child: ChildProcess, enough: (line: string) => boolean): Promise<string[]> {
  const lines: string[] = [];
  const gone = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    lines.push(line);
    if (enough(line)) child.kill('SIGKILL');
  }
  // Its files are closed a moment before it is dead, and until then it holds the folder.
  await gone;
  return lines;
}

describe('the embedded database', { timeout: 240_000 }, () => {
  it('starts again after kill -9 during the first start, without a hand on the files (R076)', async () => {
    const dataDir = newFolder();
    const child = startWriter(dataDir);
    const draft = join(dataDir, 'database.new');
    // The folder is watched, not the clock: killed when initdb has written some but not all of it.
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const halfMade = (): boolean => existsSync(draft) && readdirSync(draft).length >= 5;
    while (child.exitCode === null && !halfMade()) await setTimeout(2);
    child.kill('SIGKILL');
    await gone;
    assert.ok(!existsSync(join(dataDir, 'database')));
    const database = await open(dataDir);
    await database.ping();
    await database.close();
    assert.ok(!existsSync(draft));
    assert.equal(statSync(join(dataDir, 'database')).mode & 0o777, 0o700);
  });

  it('keeps every acknowledged commit through kill -9 under load and takes the dead lock over (R075, R077)', async () => {
    const dataDir = await readyFolder();
    let last = 0;
    for (const round of isLong ? [200, 400, 600] : [100, 200]) {
      const lines = await killAfter(startWriter(dataDir), (line) => Number(line) >= round);
      last = Math.max(...lines.map(Number).filter(Number.isFinite));
      assert.ok(existsSync(join(dataDir, 'database.lock')));
    }
    const database = await open(dataDir);
    const { rows } = await database.query<{ n: number; max: number }>('select count(*)::int as n, max(n) from n');
    assert.ok((rows[0]?.max ?? 0) >= last);
    assert.equal(rows[0]?.n, rows[0]?.max);
    await database.close();
    assert.ok(!existsSync(join(dataDir, 'database.lock')));
  });

  it('refuses a second process and names the first (R215)', async () => {
    const dataDir = await readyFolder();
    const database = await open(dataDir);
    const [line] = await killAfter(startWriter(dataDir), () => true);
    assert.match(line ?? '', new RegExp(`^refused: The embedded database in .* is in use by process ${process.pid}:`));
    await assert.rejects(open(dataDir), StartError);
    await database.ping();
    await database.close();
  });

  it('takes over the lock of a reused pid, keeps off one of another host that still beats', async () => {
    const dataDir = await readyFolder();
    const lock = join(dataDir, 'database.lock');
    writeFileSync(lock, JSON.stringify({ pid: process.pid, started: '1', host: hostname() }));
    await (await open(dataDir)).close();
    writeFileSync(lock, JSON.stringify({ pid: 1, started: '1', host: 'elsewhere' }));
    await assert.rejects(open(dataDir), /in use by process 1 on elsewhere/);
  });

  it('says what to do when the folder is damaged, and never starts empty over it (R078)', async () => {
    const dataDir = await readyFolder();
    await (await open(dataDir)).close();
    truncateSync(join(dataDir, 'database', 'global', 'pg_control'), 100);
    await assert.rejects(open(dataDir), (error) => error instanceof StartError && /npm run restore/.test(error.message));
    assert.ok(existsSync(join(dataDir, 'database', 'PG_VERSION')));
    assert.ok(!existsSync(join(dataDir, 'database.lock')));
  });

  it('tells a DATA_DIR that cannot be made', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await assert.rejects(open(join(file, 'data')), (error) => error instanceof StartError && /set DATA_DIR/.test(error.message));
  });
});

/** A start packet without a user makes PGlite end its thread, as a crash would. */
function crash(client: pg.PoolClient): void {
  const names = Buffer.from('user\0\0database\0\0\0');
  const packet = Buffer.concat([Buffer.alloc(8), names]);
  packet.writeInt32BE(packet.length, 0);
  packet.writeInt32BE(196_608, 4);
  (client as unknown as { connection: { stream: Writable } }).connection.stream.write(packet);
}

describe('the thread of the embedded database', { timeout: 60_000 }, () => {
  it('fails its queries when it dies and is replaced at the next one, listeners included', async () => {
    const database = await open(await readyFolder());
    await database.query('create table n (n int primary key)');
    const received = Promise.withResolvers<string>();
    const reconnected = Promise.withResolvers<void>();
    await database.listen('news', received.resolve, reconnected.resolve);
    const client = await database.pool.connect();
    crash(client);
    await assert.rejects(client.query('select 1'));
    client.release(true);
    await database.query('insert into n values (1)');
    await reconnected.promise;
    await database.transaction((tx) => tx.notify('news', 'again'));
    assert.equal(await received.promise, 'again');
    await database.close();
  });
});
