import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { before, it } from 'node:test';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { describeOnBothDatabases } from './database/test-databases.ts';
import { silentLogger } from './logger.ts';
import { knownPositions, openReadModel, touchReadModel, type ModelPosition } from './read-model.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const name = 'notes';

describeOnBothDatabases('a read model', ({ open }) => {
  let database: Database;
  before(async () => {
    database = await open();
    await migrate(database, migrations);
    await database.query('create table note (key text primary key, value int not null)');
  });

  const read = async (keys?: readonly string[]): Promise<Map<string, number>> => {
    const { rows } = await database.query<{ key: string; value: number }>(
      'select key, value from note where $1::text[] is null or key = any($1)',
      [keys ?? null],
    );
    return new Map(rows.map(({ key, value }) => [key, value]));
  };

  async function opened(restored?: { readonly value: Map<string, number>; readonly position: ModelPosition }) {
    const loads: (readonly string[] | undefined)[] = [];
    const model = await openReadModel({
      name,
      database,
      logger: silentLogger,
      restored,
      load: () => read(),
      loadChanges: async (current, keys) => {
        const changes = await read(keys);
        return () => new Map([...current, ...changes]);
      },
      changed: (keys) => void loads.push(keys),
      pollMs: 3_600_000,
    });
    return { model, loads };
  }

  const write = (key: string, value: number, keys?: readonly string[]): Promise<void> =>
    database.transaction(async (tx) => {
      await tx.query('insert into note values ($1, $2) on conflict (key) do update set value = excluded.value', [key, value]);
      await touchReadModel(tx, name, keys);
    });

  it('shows every writer their own change, and reads once for all who wait', async () => {
    const { model, loads } = await opened();
    const writers = Array.from({ length: 30 }, (_, index) => index);
    await Promise.all(
      writers.map(async (index) => {
        await write(`key${index}`, index, [`key${index}`]);
        await model.refresh();
        assert.equal(model.current().get(`key${index}`), index);
      }),
    );
    assert.ok(loads.length <= writers.length);
    assert.deepEqual(new Set(loads.flatMap((keys) => keys ?? ['everything'])), new Set(writers.map((index) => `key${index}`)));
    await model.close();
  });

  it('loads everything when it is not said what changed, or too much of it', async () => {
    const { model, loads } = await opened();
    await write('one', 1);
    await model.refresh();
    await write(
      'two',
      2,
      Array.from({ length: 1_001 }, (_, index) => `k${index}`),
    );
    await model.refresh();
    assert.deepEqual([model.current().get('one'), model.current().get('two'), loads], [1, 2, [undefined, undefined]]);
    await model.refresh();
    assert.equal(loads.length, 2, 'nothing changed');
    await model.close();
  });

  it('knows where it has been, and never a place of another past', async () => {
    const { model } = await opened();
    await write('one', 1, ['one']);
    await model.refresh();
    const before = model.position();
    await write('two', 2, ['two']);
    await model.refresh();
    const known = async (position: ModelPosition): Promise<boolean> => (await knownPositions(database, { [name]: position })).has(name);
    assert.deepEqual([await known(before), await known(model.position())], [true, true]);
    assert.equal(await known({ ...before, mark: model.position().mark }), false, 'the mark of another version');
    assert.equal(await known({ ...model.position(), mark: '00000000-0000-4000-8000-000000000000' }), false);
    assert.equal(await known({ version: '0', mark: undefined }), false);
    await model.close();
  });

  it('begins with what is known and reads only what changed since', async () => {
    const first = await opened();
    const restored = { value: new Map([['begun', 1]]), position: first.model.position() };
    await first.model.close();
    const { model, loads } = await opened(restored);
    assert.deepEqual([model.current(), loads], [restored.value, []]);
    await write('since', 5, ['since']);
    await model.refresh();
    assert.deepEqual([Object.fromEntries(model.current()), loads], [{ begun: 1, since: 5 }, [['since']]]);
    await model.close();
  });
});
