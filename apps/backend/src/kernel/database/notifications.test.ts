import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { after, before, beforeEach, describe, it } from 'node:test';
import { eventually } from '#testing/eventually.ts';
import { sharedTestPostgres } from '#testing/postgres.ts';
import { silentLogger } from '../logger.ts';
import { openReadModel, touchReadModel, type ReadModel } from '../read-model.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const noPoll = 3_600_000;

type Wire = {
  readonly url: string;
  /** Whatever is said from here on, either way, is lost. */ readonly cut: () => void;
  close(): Promise<void>;
};

/** A way to the server on which the listening connections can die without a word, as behind a router that forgot them. */
async function forgetfulWire(target: string): Promise<Wire> {
  const listeners = new Set<Socket>();
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(target);
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    socket.once('data', (greeting) => void (greeting.includes('shop-listener') && listeners.add(socket).add(upstream)));
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => [socket, upstream].map((one) => one.destroy()));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = Object.assign(new URL(target), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href;
  return {
    url,
    cut: () => {
      for (const end of listeners) end.unpipe().pause();
      listeners.clear();
    },
    close: async () => {
      const closed = promisify(server.close.bind(server))();
      for (const end of sockets) end.destroy();
      await closed;
    },
  };
}

describe('another process', { timeout: 120_000 }, () => {
  let writer: Database;
  let reader: Database;
  let wire: Wire;
  let model: ReadModel<number>;
  const connections = 2;
  before(async () => {
    const { createDatabase } = await sharedTestPostgres();
    const url = await createDatabase();
    wire = await forgetfulWire(url);
    const open = (databaseUrl: string): Promise<Database> =>
      openDatabase({ dataDir: '', databaseUrl, databasePool: connections }, silentLogger);
    writer = await open(url);
    await migrate(writer, migrations);
    await writer.query('create table note (value int not null)');
    await writer.query('insert into note values (0)');
    reader = await open(wire.url);
    model = await openReadModel({
      name: 'notes',
      database: reader,
      logger: silentLogger,
      load: async (sql) => (await sql.query<{ value: number }>('select value from note')).rows[0]?.value ?? 0,
      pollMs: noPoll,
    });
  });
  after(async () => {
    await model.close();
    await reader.close();
    await writer.close();
    await wire.close();
  });

  let value = 0;
  beforeEach(() => (value += 1));
  const change = (): Promise<void> =>
    writer.transaction(async (tx) => {
      await tx.query('update note set value = $1', [value]);
      await touchReadModel(tx, 'notes');
    });
  const seen = (): Promise<void> => eventually(async () => assert.equal(model.current(), value));

  it('sees a change while shoppers hold all of its connections (R081)', async () => {
    const gate = Promise.withResolvers<void>();
    const held = Array.from({ length: connections }, () => Promise.withResolvers<void>());
    const shoppers = held.map(({ resolve }) =>
      reader.transaction(async (tx) => {
        await tx.query('select 1');
        resolve();
        await gate.promise;
      }),
    );
    await Promise.all(held.map(({ promise }) => promise));
    await change();
    await seen();
    gate.resolve();
    await Promise.all(shoppers);
  });

  it('sees what changed while its listening connection was dead', async () => {
    await writer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop-listener' and datname = current_database()`,
    );
    await change();
    await seen();
  });

  it('notices a listening connection that died without a word, and what changed meanwhile', async () => {
    wire.cut();
    await change();
    await seen();
    value += 1;
    await change();
    await seen();
  });

  it('sees a change by looking, too, while it hears nothing', async () => {
    const looking = await openReadModel({
      name: 'notes',
      database: reader,
      logger: silentLogger,
      load: async (sql) => (await sql.query<{ value: number }>('select value from note')).rows[0]?.value ?? 0,
      pollMs: 50,
    });
    await writer.query('update note set value = $1', [value]);
    // As a notification that was lost: the version changed, and nobody was told.
    await writer.query(`update read_model_version set version = version + 1 where name = 'notes'`);
    await eventually(async () => assert.equal(looking.current(), value));
    await looking.close();
  });
});
