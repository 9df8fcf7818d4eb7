import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { before, it } from 'node:test';
import { eventually } from '#testing/eventually.ts';
import type { Database, DatabaseSettings } from './database/database.ts';
import { describeOnBothDatabases } from './database/test-databases.ts';
import { createJobs, PermanentJobError, type Jobs, type QueueDefinition } from './jobs.ts';
import { silentLogger } from './logger.ts';

type Note = { readonly text: string };

const isLong = process.env['TEST_SIZE'] === 'long';

/** Another process that begins every job and ends none. */
const stuckWorker = `
import { openDatabase } from ${JSON.stringify(new URL('./database/open-database.ts', import.meta.url).href)};
import { createJobs } from ${JSON.stringify(new URL('./jobs.ts', import.meta.url).href)};
import { silentLogger } from ${JSON.stringify(new URL('./logger.ts', import.meta.url).href)};
const database = await openDatabase(JSON.parse(process.argv[1]), silentLogger);
const jobs = createJobs({ database, logger: silentLogger });
jobs.register({ name: 'letter', isTakenOver: true, handle: () => { console.log('begun'); return new Promise(() => {}); } });
await jobs.start();
`;

/** Killed with -9 when it has begun a job. */
async function dieAtWork(place: DatabaseSettings): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', stuckWorker, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await gone;
}

describeOnBothDatabases('jobs', ({ open, settings }, kind) => {
  let database: Database;
  const start = async (queues: QueueDefinition<never>[], workers = false, on = database): Promise<Jobs> => {
    const jobs = createJobs({ database: on, logger: silentLogger, workers });
    for (const queue of queues) jobs.register(queue);
    await jobs.start();
    return jobs;
  };
  before(async () => {
    database = await open();
  });

  it('commits and rolls back a job with the caller, from the very first one', async () => {
    const seen: string[] = [];
    const jobs = await start([{ name: 'note', handle: async (job) => void seen.push(job.data.text) } satisfies QueueDefinition<Note>]);
    await database.transaction((tx) => jobs.enqueue(tx, 'note', { text: 'kept' }));
    await assert.rejects(
      database.transaction(async (tx) => {
        await jobs.enqueue(tx, 'note', { text: 'lost' });
        throw new Error('rolled back');
      }),
      /rolled back/,
    );
    assert.equal(await jobs.runDue(), 1);
    assert.deepEqual(seen, ['kept']);
    await jobs.stop();
  });

  it('does no job twice because the database was away when it was done: no mail goes out again', async () => {
    let [done, refusals] = [0, 0];
    const jobs = await start([{ name: 'once', retryDelays: [0], handle: async () => void (done += 1) }], false, {
      ...database,
      pool: Object.assign(Object.create(database.pool) as typeof database.pool, {
        query: (statement: { text: string }) => {
          // As pg says when the primary is killed under a statement.
          if (done === 1 && refusals < 3 && /completed/.test(statement.text)) {
            refusals += 1;
            return Promise.reject(new Error('Connection terminated unexpectedly'));
          }
          return database.pool.query(statement);
        },
      }),
    });
    await database.transaction((tx) => jobs.enqueue(tx, 'once', {}));
    assert.deepEqual([await jobs.runDue(), done, refusals], [1, 1, 3]);
    assert.equal(await jobs.runDue(), 0);
    await jobs.stop();
  });

  it('waits for the start time of a job and refuses an unknown queue', async () => {
    const jobs = await start([{ name: 'later', handle: async () => {} }]);
    await database.transaction((tx) => jobs.enqueue(tx, 'later', {}, { startAfter: new Date(Date.now() + 3_600_000) }));
    assert.equal(await jobs.runDue(), 0);
    await assert.rejects(
      database.transaction((tx) => jobs.enqueue(tx, 'nowhere', {})),
      /unknown queue: nowhere/,
    );
    await jobs.stop();
  });

  it('tries again after each delay of its list, then sends the job to the dead letters while the rest flows (R087)', async () => {
    const attempts: number[] = [];
    const failing = {
      name: 'poison',
      retryDelays: [60, 300],
      handle: async ({ attempt }: { attempt: number }) => {
        attempts.push(attempt);
        throw new Error('no');
      },
    };
    const jobs = await start([failing, { name: 'good', handle: async () => {} }]);
    await database.transaction(async (tx) => {
      await jobs.enqueue(tx, 'poison', { text: 'bad' });
      await jobs.enqueue(tx, 'good', {});
    });
    const waits: number[] = [];
    for (let round = 0; round < 3; round++) {
      await jobs.runDue();
      const { rows } = await database.query<{ wait: number }>(
        `select round(extract(epoch from start_after - now()))::int as wait from pgboss.job where name = 'poison' and state = 'retry'`,
      );
      if (rows[0]) waits.push(rows[0].wait);
      await jobs.releaseRetries('poison');
    }
    assert.deepEqual(attempts, [1, 2, 3]);
    assert.deepEqual(waits, [60, 300]);
    const dead = await jobs.deadLetters();
    assert.deepEqual(
      dead.map(({ queue, data }) => ({ queue, data })),
      [{ queue: 'poison', data: { text: 'bad' } }],
    );
    await jobs.stop();
  });

  it('keeps one waiting job a key in a unique queue', async () => {
    const jobs = await start([{ name: 'rebuild', unique: true, handle: async () => {} }]);
    const ids = await database.transaction(async (tx) => [
      await jobs.enqueue(tx, 'rebuild', {}, { key: 'a' }),
      await jobs.enqueue(tx, 'rebuild', {}, { key: 'a' }),
      await jobs.enqueue(tx, 'rebuild', {}, { key: 'b' }),
    ]);
    assert.deepEqual(
      ids.map((id) => id !== undefined),
      [true, false, true],
    );
    assert.equal(await jobs.runDue(), 2);
    await jobs.stop();
  });

  it('gives up at once when another try cannot help', async () => {
    let runs = 0;
    const jobs = await start([
      {
        name: 'hopeless',
        handle: async () => {
          runs++;
          throw new PermanentJobError('never');
        },
      },
    ]);
    await database.transaction((tx) => jobs.enqueue(tx, 'hopeless', {}));
    await jobs.runDue();
    await jobs.releaseRetries('hopeless');
    assert.equal(await jobs.runDue(), 0);
    assert.equal(runs, 1);
    assert.ok((await jobs.deadLetters()).some((job) => job.queue === 'hopeless'));
    await jobs.stop();
  });

  it('wakes its workers at commit and lets a running job finish before it stops', async () => {
    const started = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    let finished = false;
    const jobs = await start(
      [
        {
          name: 'slow',
          handle: async () => {
            started.resolve();
            await gate.promise;
            finished = true;
          },
        },
      ],
      true,
    );
    await database.transaction((tx) => jobs.enqueue(tx, 'slow', {}));
    await started.promise;
    const stopped = jobs.stop();
    gate.resolve();
    await stopped;
    assert.ok(finished);
    const { rows } = await database.query<{ state: string }>(`select state from pgboss.job where name = 'slow'`);
    assert.deepEqual(rows, [{ state: 'completed' }]);
  });

  it('runs each tick of a schedule once over several processes (R093)', async () => {
    const config = await settings();
    const first = await open(config);
    const second = kind === 'server' ? await open(config) : first;
    const ran = Promise.withResolvers<void>();
    const tick: QueueDefinition<never> = { name: 'tick', schedule: '* * * * *', handle: async () => ran.resolve() };
    const both = [await start([tick], true, first), await start([tick], true, second)];
    await ran.promise;
    await Promise.all(both.map((jobs) => jobs.stop()));
    const { rows } = await first.query<{ runs: number; ticks: number }>(
      `select count(*)::int as runs, count(distinct date_trunc('minute', created_on))::int as ticks from pgboss.job where name = 'tick'`,
    );
    assert.equal(rows[0]?.runs, rows[0]?.ticks);
    const again = await start([{ name: tick.name, handle: tick.handle }], true, first);
    assert.equal((await first.query('select 1 from pgboss.schedule')).rows.length, 0);
    await again.stop();
  });

  it(
    'has another process do what a killed one had begun, and leaves to the living what takes long (R044)',
    { skip: kind === 'embedded' },
    async () => {
      const place = await settings();
      const other = await open(place);
      const begun: string[] = [];
      const slow = Promise.withResolvers<void>();
      const letter: QueueDefinition<Note> = {
        name: 'letter',
        isTakenOver: true,
        // The first delay after a failure: who died has not failed.
        retryDelays: [3_600],
        handle: async ({ data, attempt }) => {
          begun.push(`${data.text} ${attempt}`);
          if (data.text === 'slow') await slow.promise;
        },
      };
      // In the small size the time of silence is not waited for but written.
      const silentFor = (seconds: number) =>
        isLong
          ? undefined
          : other.query(`update pgboss.job set heartbeat_on = heartbeat_on - make_interval(secs => $1) where state = 'active'`, [seconds]);
      const idle = await start([letter], false, other);
      await other.transaction((tx) => idle.enqueue(tx, 'letter', { text: 'killed' }));
      await dieAtWork(place);
      await silentFor(20);
      const jobs = createJobs({ database: other, logger: silentLogger, ...(isLong ? {} : { watchSeconds: 1 }) });
      jobs.register(letter);
      await jobs.start();
      const state = (text: string) => other.query(`select state from pgboss.job where data->>'text' = $1`, [text]);
      await eventually(async () => assert.notEqual((await state('killed')).rows[0]?.['state'], 'active'), 60_000);
      await other.transaction((tx) => idle.enqueue(tx, 'letter', { text: 'slow' }));
      await eventually(async () => assert.deepEqual(begun, ['killed 2', 'slow 1']));
      await silentFor(14);
      const heard = isLong ? `heartbeat_on > started_on + interval '25 s'` : `heartbeat_on > now() - interval '10 s'`;
      await eventually(
        async () => assert.equal((await other.query(`select from pgboss.job where data->>'text' = 'slow' and ${heard}`)).rowCount, 1),
        60_000,
      );
      slow.resolve();
      await eventually(async () => assert.deepEqual((await state('slow')).rows, [{ state: 'completed' }]));
      assert.deepEqual(begun, ['killed 2', 'slow 1']);
      await Promise.all([jobs.stop(), idle.stop()]);
    },
  );
});
