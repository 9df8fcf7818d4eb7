import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { Database, Tx } from './database.ts';
import { brokenConstraint, sqlState, type DatabaseUnavailableError } from './database-errors.ts';
import { insertRecords, readRecords } from './rows.ts';
import { describeOnBothDatabases } from './test-databases.ts';

describeOnBothDatabases('database', ({ open }, kind) => {
  let database: Database;
  before(async () => {
    database = await open();
    await database.query('create table item (id int primary key, name text not null)');
  });

  it('reads an index rather than a whole table', async () => {
    const { rows } = await database.query<{ cost: string }>("select current_setting('random_page_cost') as cost");
    assert.deepEqual(rows, [{ cost: '1.1' }]);
  });

  it('knows its kind and answers', async () => {
    assert.equal(database.kind, kind);
    await database.ping();
  });

  it('runs prepared and plain statements in one transaction and gives the result back', async () => {
    const names = await database.transaction(async (tx) => {
      await tx.query("insert into item values (1, 'vest')");
      await tx.query('insert into item values ($1, $2)', [2, 'hat'], 'insert-item');
      return (await tx.query<{ name: string }>('select name from item order by id')).rows.map(({ name }) => name);
    });
    assert.deepEqual(names, ['vest', 'hat']);
    assert.equal((await database.query('select 1 from item')).rows.length, 2);
  });

  it('writes and reads records by the names of our code', async () => {
    await database.query('create table coat (id int primary key, long_name text, made_in text)');
    await insertRecords(database, 'coat', [{ id: 1, longName: 'Janker', madeIn: null }]);
    await insertRecords(database, 'coat', [{ id: 1, longName: 'Lodenmantel', madeIn: 'AT' }], ['id']);
    assert.deepEqual(await readRecords(database, 'select * from coat'), [{ id: 1, longName: 'Lodenmantel', madeIn: 'AT' }]);
  });

  it('takes everything back when the work fails', async () => {
    await assert.rejects(
      database.transaction(async (tx) => {
        await tx.query("insert into item values (10, 'lost')");
        throw new Error('changed my mind');
      }),
      /changed my mind/,
    );
    assert.equal((await database.query('select 1 from item where id = 10')).rows.length, 0);
  });

  it('keeps the transaction when a savepoint inside fails', async () => {
    await database.transaction(async (tx) => {
      await tx.query("insert into item values (20, 'kept')");
      await tx.query('savepoint attempt');
      await assert.rejects(tx.query("insert into item values (20, 'again')"));
      await tx.query('rollback to savepoint attempt');
      await tx.query("insert into item values (21, 'kept too')");
    });
    assert.equal((await database.query('select 1 from item where id in (20, 21)')).rows.length, 2);
  });

  it('refuses the pool inside a running transaction, in every form', async () => {
    const outside = /database used outside the running transaction/;
    await assert.rejects(
      database.transaction(() => database.query('select 1')),
      outside,
    );
    await assert.rejects(
      database.transaction(() => database.transaction(async () => 1)),
      outside,
    );
    await assert.rejects(
      database.transaction(() => database.pool.query('select 1')),
      outside,
    );
    await database.ping();
  });

  it('lets work that a finished transaction started use the pool', async () => {
    let late: Promise<unknown> | undefined;
    const gate = Promise.withResolvers<void>();
    await database.transaction(async () => {
      late = gate.promise.then(() => database.query('select 1'));
    });
    gate.resolve();
    await late;
  });

  it('refuses a transaction that was used after its end', async () => {
    let leaked: (() => Promise<unknown>) | undefined;
    await database.transaction(async (tx) => {
      leaked = () => tx.query('select 1');
    });
    await assert.rejects(leaked?.() ?? Promise.resolve(), /transaction used after its end/);
  });

  it('tries serialization failures and deadlocks again three times, and nothing else', async () => {
    for (const [code, expected] of [
      ['40001', 4],
      ['40P01', 4],
      ['23505', 1],
    ] as const) {
      let runs = 0;
      const work = database.transaction(async (tx) => {
        runs++;
        await tx.query(`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`);
      });
      await assert.rejects(work, (error) => sqlState(error) === code);
      assert.equal(runs, expected, code);
    }
  });

  it('waits again for a lock as long as its caller has patience, and not without', async () => {
    const runsWith = async (patienceMs?: number): Promise<number> => {
      let runs = 0;
      const work = async (tx: Tx): Promise<void> => {
        runs++;
        if (runs < 3) await tx.query("do $$ begin raise exception 'made up' using errcode = '55P03'; end $$");
      };
      await database.transaction(work, patienceMs === undefined ? {} : { patienceMs }).catch((error: DatabaseUnavailableError) => {
        assert.equal(error.reason, 'busy');
      });
      return runs;
    };
    assert.equal(await runsWith(), 1);
    assert.equal(await runsWith(60_000), 3);
  });

  it('tells which constraint broke', async () => {
    await database.query("insert into item values (30, 'x')");
    await assert.rejects(
      database.transaction((tx) => tx.query("insert into item values (30, 'y')")),
      (error) => sqlState(error) === '23505' && brokenConstraint(error) === 'item_pkey',
    );
  });

  it('delivers notifications at commit and none after a rollback', async () => {
    const received: string[] = [];
    const last = Promise.withResolvers<void>();
    const stop = await database.listen('news', (payload) => {
      received.push(payload);
      if (payload === 'last') last.resolve();
    });
    await database.transaction((tx) => tx.notify('news', 'first'));
    await assert.rejects(
      database.transaction(async (tx) => {
        await tx.notify('news', 'never');
        throw new Error('rolled back');
      }),
    );
    await database.transaction((tx) => tx.notify('news', 'last'));
    await last.promise;
    assert.deepEqual(received, ['first', 'last']);
    await stop();
  });

  it('serves many at once', async () => {
    await database.query('create table counter (n int not null); ');
    await database.query('insert into counter values (0)');
    await Promise.all(Array.from({ length: 100 }, () => database.transaction((tx) => tx.query('update counter set n = n + 1'))));
    assert.equal((await database.query<{ n: number }>('select n from counter')).rows[0]?.n, 100);
  });

  it('closes more than once without complaint', async () => {
    const other = await open();
    await Promise.all([other.close(), other.close()]);
    await assert.rejects(other.query('select 1'));
  });
});
