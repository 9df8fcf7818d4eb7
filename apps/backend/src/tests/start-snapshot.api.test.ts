import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createBackup } from '#kernel/backup/create-backup.ts';
import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import { fixedClock } from '#kernel/clock.ts';
import { readConfig } from '#kernel/config.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { createLogger, silentLogger } from '#kernel/logger.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { TextTable, type CapturedTexts } from '#kernel/memory/text-table.ts';
import { readSnapshot, writeSnapshot, type SnapshotHeader, type StoredSnapshot } from '#kernel/snapshot/snapshot-file.ts';
import { ValueReader } from '#kernel/snapshot/value-stream.ts';
import { folderStore } from '#kernel/storage/folder-store.ts';
import { plainRecord, restoreCatalogue } from '#modules/catalog/index.ts';
import { moveStock } from '#modules/inventory/index.ts';
import { readIndexes } from '#modules/search/index.ts';
import { emptyEmbeddedFolder } from '#kernel/database/test-databases.ts';
import { fullSelection } from '#testing/full-selection.ts';
import { sharedTestPostgres } from '#testing/postgres.ts';
import { copySeededShop, databaseKind, testNow, type SeededShop } from '#testing/seeded-shop.ts';
import { backupTables } from '../app/backup-tables.ts';
import { migrations } from '../app/migrations.ts';
import { openBackendOn, type Backend } from '../app/open-backend.ts';

type Environment = Readonly<Record<string, string>>;
type Opened = {
  readonly backend: Backend;
  readonly database: Database;
  /** How often the texts of all products were read. */
  readonly loads: () => number;
  readonly said: (text: string) => boolean;
  readonly ask: (query: string, store: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

const copies: SeededShop[] = [];
const folders: string[] = [];
after(() => {
  for (const copy of copies) copy.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const limits = 'cost=50000000,depth=60,tokens=100000,comparisons=1000000,selections=1000000,fragments=1000';
const fileOf = ({ DATA_DIR = '' }: Environment): string => join(DATA_DIR, 'snapshot', 'catalogue');

async function copyShop(): Promise<Environment> {
  const copy = await copySeededShop();
  copies.push(copy);
  return { ...copy.environment, RATE_LIMITS: 'off', GRAPHQL_LIMITS: limits };
}

async function open(environment: Environment): Promise<Opened> {
  const config = readConfig(environment);
  const database = await openDatabase(config, silentLogger);
  const log: string[] = [];
  let loads = 0;
  const counted = <T extends Reader>(reader: T): T => ({
    ...reader,
    transaction: (work, options) =>
      reader.transaction((tx) => {
        const query: Tx['query'] = (text, ...rest) => {
          if (text.includes('from product_text where product_id between')) loads += 1;
          return tx.query(text, ...rest);
        };
        return work({ ...tx, query });
      }, options),
  });
  const counting: Database = { ...counted(database), aside: counted(database.aside) };
  const logger = createLogger({ write: (line) => void log.push(line) });
  const backend = await openBackendOn(counting, { config, clock: fixedClock(testNow), logger, workers: false });
  return {
    backend,
    database,
    loads: () => loads,
    said: (text) => log.some((line) => line.includes(text)),
    ask: async (query, store) => {
      const { body } = await backend.execute({ method: 'POST', query, store, ip: '127.0.0.1', requestId: 'test' });
      return JSON.stringify(body);
    },
    close: async () => {
      await backend.close();
      await database.close();
    },
  };
}

async function withShop<T>(environment: Environment, work: (shop: Opened) => Promise<T>): Promise<T> {
  const shop = await open(environment);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

const list = (args: string): string =>
  `{ products(${args}) { total_count items { ${fullSelection('ProductInterface', 3)} } aggregations { ${fullSelection('Aggregation', 2)} } } }`;
const names = (args: string): string => `{ products(${args}, pageSize: 100) { total_count suggestions { search } items { sku name } } }`;
const everything = list('search: "", pageSize: 60');
const deep = [
  everything,
  list('filter: {category_id: {eq: "3"}}, sort: {price: DESC}, pageSize: 30'),
  `{ categoryList { ${fullSelection('CategoryTree', 3)} } bestsellers(limit: 20) { tabs { title items { sku } } } }`,
  `{ brands { items { ${fullSelection('Brand', 2)} } } }`,
];
const searches = [
  ...['dirndl', 'lederhsoe', 'blauwe bluse', 'schürze', 'M-1'].map((text) => names(`search: "${text}"`)),
  ...['name: ASC', 'price: ASC', 'position: ASC', 'relevance: DESC'].map((sort) => names(`search: "", sort: {${sort}}`)),
];
/** What is asked a third time is compiled, which takes longer than all else when it is deep. */
const questions: readonly (readonly [store: string, asked: readonly string[]])[] = [
  ['nl', [...deep, ...searches]],
  ['de', [...deep, ...searches]],
  ['en', searches],
];

const answersOf = async (shop: Opened): Promise<readonly string[]> => {
  const answers: string[] = [];
  for (const [store, asked] of questions) for (const question of asked) answers.push(await shop.ask(question, store));
  return answers;
};

/** A search in each view: its indexes are in memory then. */
const searchEverywhere = async (shop: Opened): Promise<void> => {
  for (const store of ['nl', 'de', 'en']) await shop.ask(names('search: "dirndl"'), store);
};

/** Opens the shop, has every view asked for, and writes what it has in memory. */
const writeOne = <T>(environment: Environment, askFor: (shop: Opened) => Promise<T>): Promise<T> =>
  withShop(environment, async (shop) => {
    const answers = await askFor(shop);
    assert.equal(await shop.backend.keepSnapshot()?.write(), true);
    return answers;
  });

/** The same file with another header, and a checksum that is right. */
async function forge(environment: Environment, change: (header: SnapshotHeader) => Partial<SnapshotHeader>): Promise<void> {
  const stored = readSnapshot(fileOf(environment));
  assert.ok(stored);
  await writeSnapshot(fileOf(environment), { ...stored.header, ...change(stored.header) }, stored.parts);
}

void describe('a start with a snapshot', { timeout: 600_000 }, () => {
  let shop: Environment;
  let answers: readonly string[];
  let snapshot: Buffer;
  before(async () => {
    shop = await copyShop();
    answers = await writeOne({ ...shop }, answersOf);
    snapshot = readFileSync(fileOf(shop));
  });
  const putBack = (): void => writeFileSync(fileOf(shop), snapshot);

  void it('reads no product from the database and answers every question as a start without one', async () => {
    await withShop(shop, async (opened) => {
      assert.deepEqual(await answersOf(opened), answers);
      assert.deepEqual([opened.loads(), opened.said('snapshot.believed')], [0, true]);
    });
    await withShop({ ...shop, START_SNAPSHOT: 'off' }, async (opened) => {
      assert.deepEqual(await answersOf(opened), answers);
      assert.deepEqual([opened.loads(), opened.backend.keepSnapshot()], [1, undefined]);
    });
  });

  void it('can be written down again and is the same', async () => {
    await writeOne(shop, searchEverywhere);
    const again = readSnapshot(fileOf(shop));
    putBack();
    const first = readSnapshot(fileOf(shop));
    assert.deepEqual(again?.header.positions, first?.header.positions);
    assert.deepEqual(again && contentOf(again), first && contentOf(first));
  });

  void it('sees what was changed while no process ran', async () => {
    const changed = await copyShop();
    await writeOne(changed, searchEverywhere);
    await changeWhileClosed(changed);
    const expected = await withShop({ ...changed, START_SNAPSHOT: 'off' }, answersOf);
    await withShop(changed, async (opened) => {
      assert.equal(opened.loads(), 0, 'only what changed was read');
      assert.deepEqual(await answersOf(opened), expected);
      assert.match(await opened.ask(names('search: "Wolkenkleid"'), 'nl'), /Wolkenkleid/);
    });
    assert.notDeepEqual(expected, answers);
  });

  void it('reads everything when nobody knows what was changed', async () => {
    const changed = await copyShop();
    await writeOne(changed, searchEverywhere);
    await changeWhileClosed(changed, 'of unknown things');
    await withShop(changed, async (opened) => {
      assert.equal(opened.loads(), 1);
      assert.match(await opened.ask(names('search: "Wolkenkleid"'), 'nl'), /Wolkenkleid/);
    });
  });

  void it('does not believe one that lies, and says why', async () => {
    const other = { version: '1', mark: '00000000-0000-4000-8000-000000000000' };
    const lies: readonly (readonly [string, () => unknown])[] = [
      ['another version of the shop', () => forge(shop, () => ({ code: 'other' }))],
      ['other migrations', () => forge(shop, () => ({ schema: 'other' }))],
      ['another database', () => forge(shop, () => ({ positions: { catalog: other, inventory: other } }))],
      ['another database', () => forge(shop, ({ positions }) => ({ positions: later(positions) }))],
      ['checksum', () => writeFileSync(fileOf(shop), Buffer.concat([snapshot.subarray(0, 5_000), snapshot.subarray(5_001)]))],
      ['cut off', () => writeFileSync(fileOf(shop), snapshot.subarray(0, 30))],
      ['checksum', () => writeFileSync(fileOf(shop), snapshot.subarray(0, snapshot.length / 2))],
    ];
    for (const [reason, lie] of lies) {
      putBack();
      await lie();
      await withShop(shop, async (opened) => {
        assert.ok(opened.said('snapshot.not_believed') && opened.said(reason), reason);
        assert.equal(opened.loads(), 1, reason);
        assert.equal(await opened.ask(everything, 'nl'), answers[0]);
      });
    }
    putBack();
  });

  void it('does not believe one of a copy that went its own way', async () => {
    const [one, other] = [await copyShop(), await copyShop()];
    for (const [environment, name] of [
      [one, 'Wolkenkleid'],
      [other, 'Sternenkleid'],
    ] as const)
      await rename(environment, name);
    await writeOne(one, searchEverywhere);
    mkdirSync(join(other['DATA_DIR'] ?? '', 'snapshot'), { recursive: true });
    cpSync(fileOf(one), fileOf(other));
    await withShop(other, async (opened) => {
      assert.deepEqual([opened.said('"butNotOf":["catalog"]'), opened.loads()], [true, 1]);
      assert.match(await opened.ask(names('search: "Sternenkleid"'), 'nl'), /Sternenkleid/);
      assert.doesNotMatch(await opened.ask(names('search: ""'), 'nl'), /Wolkenkleid/);
    });
  });

  void it('does not believe one from before a backup came back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-restored-'));
    folders.push(folder);
    const [file, media] = [join(folder, 'backup.gz'), folderStore(join(folder, 'media'))];
    const fresh: Environment =
      databaseKind() === 'postgres'
        ? { ...shop, DATA_DIR: folder, DATABASE_URL: await (await sharedTestPostgres()).createDatabase() }
        : { ...shop, DATA_DIR: await emptyEmbeddedFolder() };
    folders.push(fresh['DATA_DIR'] ?? folder);
    await withDatabase(shop, (database) => createBackup({ database, clock: fixedClock(testNow), file, media, tables: backupTables }));
    await withDatabase(fresh, (database) => restoreBackup({ database, file, migrations, media, force: false, tables: backupTables }));
    mkdirSync(join(fresh['DATA_DIR'] ?? '', 'snapshot'), { recursive: true });
    cpSync(fileOf(shop), fileOf(fresh));
    await withShop(fresh, async (opened) => assert.ok(opened.said('another database')));
  });
});

/** All that the parts hold; in bytes equal values may be written in several ways. */
function contentOf({ parts }: StoredSnapshot): Readonly<Record<string, unknown>> {
  const part = (name: string): Buffer => parts.get(name) ?? Buffer.alloc(0);
  const skus = TextTable.restored(new ValueReader(part('skus')).read<CapturedTexts>());
  const { products, productsBySku: _bySku, ...structure } = restoreCatalogue(part('catalogue'), skus);
  return {
    names: [...parts.keys()].toSorted(),
    products: Array.from(products.values(), plainRecord),
    structure,
    stock: new ValueReader(part('stock')).read(),
    skus: new ValueReader(part('skus')).read(),
    ...Object.fromEntries(['nl', 'de', 'en'].map((view) => [view, readIndexes(part(`indexes ${view}`))])),
  };
}

const later = (positions: SnapshotHeader['positions']): SnapshotHeader['positions'] =>
  Object.fromEntries(
    Object.entries(positions).map(([name, position]) => [name, { ...position, version: String(Number(position.version) + 1) }]),
  );

async function withDatabase<T>(environment: Environment, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(environment), silentLogger);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const rename = (environment: Environment, name: string): Promise<void> =>
  withDatabase(environment, (database) =>
    database.transaction(async (tx) => {
      const { rows } = await tx.query<{ id: number }>(
        `update product_text set name = $1 where store_code = 'nl' and product_id = (select min(id) from product where is_visible) returning product_id as id`,
        [name],
      );
      await touchReadModel(
        tx,
        'catalog',
        rows.map(({ id }) => String(id)),
      );
    }),
  );

async function changeWhileClosed(environment: Environment, what?: 'of unknown things'): Promise<void> {
  await rename(environment, 'Wolkenkleid');
  await withDatabase(environment, async (database) => {
    const { rows } = await database.query<{ sku: string }>(
      `select sku from stock_level where source_code = 'WEB' and quantity - reserved > 3 order by sku limit 1`,
    );
    await database.transaction((tx) => moveStock(tx, { sku: rows[0]?.sku ?? '', from: 'WEB', to: 'SIT', quantity: 2 }));
    if (what) await database.transaction((tx) => touchReadModel(tx, 'catalog'));
  });
}
