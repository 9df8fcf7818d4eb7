import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { eventually } from '#testing/eventually.ts';
import { startTestPostgres, type TestPostgres } from '#testing/postgres.ts';
import { StartError } from '../errors.ts';
import { createLogger, silentLogger } from '../logger.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError } from './database-errors.ts';
import { openDatabase } from './open-database.ts';
import { openServer } from './open-server.ts';

const busy = (error: unknown): boolean => error instanceof DatabaseUnavailableError && error.reason === 'busy';
const unreachable = (error: unknown): boolean => error instanceof DatabaseUnavailableError && error.reason === 'unreachable';

/** A port on which nobody listens until asked to; then everything goes on to the server. */
async function laterPort(
  url: string,
): Promise<{ readonly port: number; readonly listen: () => void; readonly close: () => Promise<void> }> {
  const forward = createServer((socket) => {
    const { hostname, port } = new URL(url);
    const server = connect(Number(port), hostname);
    socket.pipe(server).pipe(socket);
    for (const end of [socket, server]) end.on('error', () => undefined);
  });
  const bind = (port: number): Promise<unknown> => once(forward.listen(port, '127.0.0.1'), 'listening');
  const close = (): Promise<void> => promisify(forward.close.bind(forward))();
  await bind(0);
  const { port } = forward.address() as AddressInfo;
  await close();
  return { port, close, listen: () => void (forward.listening || bind(port)) };
}

describe('a PostgreSQL server', { timeout: 120_000 }, () => {
  let server: TestPostgres;
  let database: Database;
  const open = (databaseUrl: string, databasePool = 4): Promise<Database> =>
    openDatabase({ dataDir: '', databaseUrl, databasePool }, silentLogger);
  before(async () => {
    server = await startTestPostgres();
    database = await open(await server.createDatabase());
    await database.query('create table n (n int primary key)');
  });
  after(async () => {
    await database.close();
    await server.stop();
  });

  it('compiles no statement: that takes longer than any of them runs', async () => {
    const { rows } = await database.query<{ jit: string }>("select current_setting('jit') as jit");
    assert.deepEqual(rows, [{ jit: 'off' }]);
  });

  for (const mode of ['fast', 'immediate'] as const) {
    it(`is back by itself after a restart (${mode}), and keeps listening (R080)`, async () => {
      const received = Promise.withResolvers<void>();
      const reconnected = Promise.withResolvers<void>();
      const stop = await database.listen(`after_${mode}`, () => received.resolve(), reconnected.resolve);
      const holding = database.transaction(async (tx) => {
        await tx.query('select 1');
        await server.restart(mode);
        await tx.query('select 1');
      });
      await assert.rejects(holding, unreachable);
      await database.ping();
      await reconnected.promise;
      await database.transaction((tx) => tx.notify(`after_${mode}`, ''));
      await received.promise;
      await stop();
    });
  }

  it('takes a server that only reads for one that is away, and leaves it (another one is the primary now)', async () => {
    const url = await server.createDatabase();
    const name = new URL(url).pathname.slice(1);
    const moved = await open(url);
    const connections = async (): Promise<unknown> =>
      (await database.query('select pid from pg_stat_activity where datname = $1', [name])).rows;
    try {
      await moved.query('create table n (n int)');
      await database.query(`alter database "${name}" set default_transaction_read_only = on`);
      await database.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      await eventually(async () => assert.deepEqual(await connections(), []));
      await assert.rejects(moved.query('insert into n values (1)'), unreachable);
      await assert.rejects(
        moved.transaction((tx) => tx.query('insert into n values (1)')),
        unreachable,
      );
      await eventually(async () => assert.deepEqual(await connections(), []));
    } finally {
      await moved.close();
    }
  });

  it('lets nobody wait for a connection for ever (R081)', { timeout: 60_000 }, async () => {
    const gate = Promise.withResolvers<void>();
    const holders = Array.from({ length: 4 }, () => database.transaction(() => gate.promise));
    await assert.rejects(database.query('select 1'), busy);
    gate.resolve();
    await Promise.all(holders);
    await database.ping();
  });

  it('ends a statement that goes on, and a wait for a lock (R082)', { timeout: 60_000 }, async () => {
    await database.query('insert into n values (1)');
    const gate = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = database.transaction(async (tx) => {
      await tx.query('select * from n where n = 1 for update');
      locked.resolve();
      await gate.promise;
    });
    await locked.promise;
    await assert.rejects(database.query('update n set n = 2 where n = 1'), busy);
    gate.resolve();
    await holder;
    await assert.rejects(database.query('select pg_sleep(300)'), busy);
  });

  it('limits a transaction that sits idle (R082)', async () => {
    const { rows } = await database.query<{ limit: string }>(`select current_setting('idle_in_transaction_session_timeout') as limit`);
    assert.equal(rows[0]?.limit, '5s');
  });

  it('is waited for at start while it is not up yet, and the log says for what', async () => {
    const { port, listen, close } = await laterPort(server.url);
    const lines: string[] = [];
    const logger = createLogger({
      write: (line) => {
        lines.push(line);
        listen();
      },
    });
    const late = await openServer(`postgres://postgres:hunter2@127.0.0.1:${port}/postgres`, 1, logger);
    await late.ping();
    await late.close();
    await close();
    assert.match(lines[0] ?? '', /"server":"127\.0\.0\.1:\d+\/postgres","reason":"ECONNREFUSED",.*"event":"database.waiting"/);
    assert.doesNotMatch(lines.join(''), /hunter2/);
  });

  it('is not waited for when it refuses the shop', async () => {
    const lines: string[] = [];
    const logger = createLogger({ write: (line) => void lines.push(line) });
    await assert.rejects(openServer(`${server.url}_missing`, 1, logger), StartError);
    await assert.rejects(openServer(server.url.replace('postgres@', 'nobody@'), 1, logger), /role "nobody" does not exist/);
    assert.deepEqual(lines, []);
  });

  it('says in one sentence why it cannot be used, without the password', async () => {
    const refused = openServer('postgres://shop:hunter2@127.0.0.1:1/shop', 1, silentLogger, 0);
    await assert.rejects(
      refused,
      (error) => error instanceof StartError && /127\.0\.0\.1:1\/shop cannot be used \(ECONNREFUSED\)/.test(error.message),
    );
    await assert.rejects(open(server.url.replace('/postgres', '/nowhere').replace('postgres@', 'shop:hunter2@')), (error) => {
      return error instanceof StartError && !error.message.includes('hunter2');
    });
    await assert.rejects(open(`${server.url}_missing`), /database "postgres_missing" does not exist/);
  });
});
