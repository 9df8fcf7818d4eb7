import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Database } from '#kernel/database/database.ts';
import { lockCatalogueVersion, readPriceVersions, writeCatalogue, writePrices } from '#modules/catalog/index.ts';
import { createMedia } from '#modules/media/index.ts';
import type { PricePeriod } from '#modules/pricing/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { beginApply, checked, undone, worked } from '#testing/staff-imports.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { importCatalogue } from '../import-export/catalogue/import-catalogue.ts';
import { silentProgress } from '../import-export/catalogue/progress.ts';
import { readShop } from '../import-export/catalogue/shop-snapshot.ts';
import { clockText } from '../staff/actions/campaigns/campaign-fields.ts';
import { commandParts } from '../staff/desks/command-parts.ts';
import { notedImport } from '../staff/desks/import-desk.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const changes = isLong ? 500 : 40;
const hour = 3_600_000;

let shop: TestShop;
let folder: string;
/** The others stay as they are. */
let skus: readonly string[];

before(async () => {
  shop = await createTestShop();
  folder = mkdtempSync(join(tmpdir(), 'shop-prices-'));
  const { rows } = await shop.database.query<{ sku: string }>(
    "select sku from product where type = 'simple' and is_visible and is_enabled order by id limit 4",
  );
  skus = rows.map(({ sku }) => sku);
});
after(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

type Row = { readonly id: number; readonly fixed: string; readonly from: number; readonly to: number | null };

/** Every price there is; what may never change of it is one text. */
async function allRows(database: Database): Promise<ReadonlyMap<number, Row>> {
  const { rows } = await database.query<Row>(
    `select id, concat_ws(' ', sku, store_code, kind, cents, valid_from) as fixed, (extract(epoch from valid_from) * 1000)::float8 as "from",
       (extract(epoch from valid_to) * 1000)::float8 as "to" from price_period`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function expectKept(was: ReadonlyMap<number, Row>, is: ReadonlyMap<number, Row>, now: number): void {
  for (const row of was.values()) {
    if (row.from >= now) continue;
    const kept = is.get(row.id);
    assert.equal(kept?.fixed, row.fixed);
    if (row.to !== null && row.to <= now) assert.equal(kept.to, row.to, row.fixed);
    else assert.ok(kept.to === null || kept.to >= now, `${row.fixed} ends in the past`);
  }
}

const cents = fc.integer({ min: 100, max: 40_000 });
const hours = fc.integer({ min: -400, max: 400 });
/** What a careless or wicked caller might want, the past included. */
const wantedPeriods = fc.array(fc.record({ kind: fc.constantFrom('regular' as const, 'special' as const), cents, hours, lasts: cents }), {
  minLength: 1,
  maxLength: 4,
});
const change = fc.record({
  way: fc.constantFrom(
    'prices',
    'catalogue',
    'file',
    'file with a special price',
    'two at once',
    'screen',
    'many',
    'campaign',
    'undo',
    'browser',
  ),
  sku: fc.nat({ max: 3 }),
  cents,
  wanted: wantedPeriods,
  advance: fc.integer({ min: 0, max: 200 }),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const periodsOf = (wanted: Change['wanted'], now: number): readonly PricePeriod[] =>
  wanted.map(({ kind, cents: amount, hours: start, lasts }) => {
    const from = now + start * hour;
    return { kind, cents: amount, from, to: lasts % 3 === 0 ? undefined : from + lasts * 60_000 };
  });

async function writeThem(sku: string, wanted: readonly PricePeriod[]): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await lockCatalogueVersion(tx);
    await writePrices(tx, [{ sku, prices: { nl: wanted, de: wanted } }], shop.clock.now());
  });
}

async function writeProduct(sku: string, wanted: readonly PricePeriod[]): Promise<void> {
  const record = (await readShop(shop.database)).products.get(sku) ?? assert.fail(sku);
  const product = { ...record, prices: { ...record.prices, nl: wanted } };
  await shop.database.transaction((tx) => writeCatalogue(tx, { products: [product] }, shop.clock.now()));
}

async function importFile(columns: Readonly<Record<string, string>>): Promise<void> {
  const file = join(folder, 'prices.csv');
  writeFileSync(file, `${Object.keys(columns).join(',')}\n${Object.values(columns).join(',')}\n`);
  const { database, clock } = shop;
  const media = createMedia({ directory: folder });
  const noted = notedImport(commandParts(database, clock), 'product', file);
  const imported = await importCatalogue({ database, clock, media, file, apply: true, progress: silentProgress, noted });
  // A special price that is planned for then stays: the row says so.
  assert.ok(imported.isWritten || imported.refusals.every(({ reason }) => reason.startsWith('another special price runs')));
  await media.close();
}

type Answer = { readonly __typename?: string; readonly campaign?: { readonly id: string } };

/** The clock goes on faster than any session. */
async function managerNow(): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, 'manager'), shop.clock.now()));
  return client;
}

async function staffAsk(query: string, variables: object): Promise<Record<string, Answer>> {
  const client = await managerNow();
  const { data, errors } = await client.ask<Record<string, Answer>>(query, variables);
  assert.deepEqual(errors, []);
  return data;
}

let keys = 0;
type Values = Readonly<Record<string, unknown>>;
const editOf = (id: string, version: number, values: Values, seen: Values = {}) => ({
  edit: {
    id,
    version,
    key: `history-${(keys += 1)}`,
    changes: Object.entries(values).map(([field, value]) => ({ field, base: seen[field] ?? null, value })),
  },
});

/** What is asked now, as whoever sets a price has seen it. */
async function askedNow(sku: string): Promise<Values> {
  const { rows } = await shop.database.query<{ view: string; cents: number }>(
    `select store_code as view, cents from price_period
     where sku = $1 and kind = 'regular' and valid_from <= $2 and (valid_to is null or valid_to > $2)`,
    [sku, shop.clock.now()],
  );
  return Object.fromEntries(rows.map(({ view, cents }) => [`regular.${view}.now`, cents]));
}

/** From now, from tomorrow, and from last week, which is refused. */
async function onScreen(sku: string, amount: number): Promise<void> {
  const at = (hours: number): string => new Date(shop.clock.now().getTime() + hours * hour).toISOString();
  const version = (await readPriceVersions(shop.database, [sku])).get(sku) ?? 0;
  const seen = await askedNow(sku);
  for (const field of ['regular.nl.now', `regular.nl.${at(24)}`, `regular.de.${at(-168)}`])
    await staffAsk('mutation ($edit: Edit!) { editPrices(edit: $edit) { __typename } }', editOf(sku, version, { [field]: amount }, seen));
}

/** All of them at once. */
async function manyOnScreen(sku: string, amount: number): Promise<void> {
  const version = (await readPriceVersions(shop.database, [sku])).get(sku) ?? 0;
  await staffAsk('mutation ($edit: Edit!, $also: [ID!]) { editPrices(edit: $edit, also: $also) { __typename } }', {
    ...editOf(sku, version, { 'regular.nl.now': amount, 'regular.de.now': amount + 1 }, await askedNow(sku)),
    also: skus,
  });
}

/** Puts back one of the last things that staff did to prices. */
async function undoOne(amount: number): Promise<void> {
  const { rows } = await shop.database.query<{ id: string }>(
    "select id::text from audit_entry where action in ('price.edit', 'campaign.edit') order by id desc limit 12",
  );
  const entry = rows[amount % Math.max(1, rows.length)];
  if (entry)
    await staffAsk('mutation ($id: ID!, $k: ID!) { undo(entry: $id, key: $k) { __typename } }', { id: entry.id, k: `undo-${(keys += 1)}` });
}

/** Sent to the back office, and half of them put back. */
async function inBrowser(sku: string, amount: number): Promise<void> {
  const client = await managerNow();
  const run = await checked(shop, client, 'catalogue', `sku,price,special_price\n${sku},${price(amount + 100)},${price(amount)}\n`);
  if (!run.canApply) return;
  await beginApply(client, run.id);
  assert.equal((await worked(shop, client, run.id)).state, 'done');
  if (amount % 2 === 0) await undone(shop, client, run.id);
}

/** Planned for now, and taken back where it may be: of what has begun nothing goes. */
async function inCampaign(sku: string, amount: number): Promise<void> {
  const made = await staffAsk(
    'mutation ($key: ID!) { createCampaign(name: "X", key: $key) { ... on CampaignSaved { campaign { id } } } }',
    {
      key: `history-${(keys += 1)}`,
    },
  );
  const id = made['createCampaign']?.campaign?.id ?? assert.fail('no campaign');
  const edit = 'mutation ($edit: Edit!) { editCampaign(edit: $edit) { __typename } }';
  const selection = { skus: [sku], categories: [], brands: [], options: [], excluded: [] };
  const starts = amount % 2 === 0 ? { starts: clockText(shop.clock.now()) } : {};
  await staffAsk(edit, editOf(id, 1, { selection, ...starts }));
  const planned = await staffAsk(edit, editOf(id, 2, { campaignState: 'planned' }));
  if (planned['editCampaign']?.__typename === 'CampaignSaved' && amount % 3 === 0)
    await staffAsk(edit, editOf(id, 3, { campaignState: amount % 2 === 0 ? 'canceled' : 'draft' }));
}

const price = (amount: number): string => (amount / 100).toFixed(2);

async function carryOut({ way, sku: index, cents: amount, wanted }: Change): Promise<void> {
  const sku = skus[index] ?? '';
  const periods = periodsOf(wanted, shop.clock.now().getTime());
  if (way === 'prices') await writeThem(sku, periods);
  else if (way === 'catalogue') await writeProduct(sku, periods);
  else if (way === 'file') await importFile({ sku, price: price(amount) });
  else if (way === 'file with a special price') await importFile({ sku, price: price(amount + 100), special_price: price(amount) });
  else if (way === 'screen') await onScreen(sku, amount);
  else if (way === 'many') await manyOnScreen(sku, amount);
  else if (way === 'undo') await undoOne(amount);
  else if (way === 'browser') await inBrowser(sku, amount);
  else if (way === 'campaign') await inCampaign(sku, amount);
  else await Promise.all([writeThem(sku, periods), writeThem(sku, periods.slice(1)), onScreen(sku, amount)]);
}

describe('the history of prices (LAW-03)', { timeout: 600_000 }, () => {
  it(`stays as it was through ${changes} changes of every kind`, async () => {
    const list = fc.sample(change, { numRuns: changes, seed: 20_261_118 });
    assert.equal(new Set(list.map(({ way }) => way)).size, 10);
    let was = await allRows(shop.database);
    for (const one of list) {
      shop.clock.advance(one.advance * 60_000);
      await carryOut(one);
      const is = await allRows(shop.database);
      expectKept(was, is, shop.clock.now().getTime());
      was = is;
    }
  });

  it('cannot be changed by hand either: the database refuses it', async () => {
    const sku = skus[0] ?? '';
    const refused = { code: '23000' };
    const { query } = shop.database;
    const begun = "where sku = $1 and valid_from < now() - interval '20 days'";
    await assert.rejects(query(`update price_period set cents = 1 ${begun}`, [sku]), refused);
    await assert.rejects(query(`delete from price_period ${begun}`, [sku]), refused);
    await assert.rejects(query(`update price_period set valid_from = valid_from - interval '1 day' ${begun}`, [sku]), refused);
    await assert.rejects(query(`update price_period set valid_to = valid_from + interval '1 day' ${begun}`, [sku]), refused);
    await query(
      "insert into price_period (sku, store_code, kind, cents, valid_from) values ($1, 'nl', 'special', 5, now() + interval '1 day')",
      [sku],
    );
    await assert.rejects(query("update price_period set valid_from = '2026-01-01' where sku = $1 and cents = 5", [sku]), refused);
    assert.equal((await query('update price_period set cents = 6 where sku = $1 and cents = 5', [sku])).rowCount, 1);
    assert.equal((await query('delete from price_period where sku = $1 and cents = 6', [sku])).rowCount, 1);
  });

  it('goes along with a product that gets another sku, and goes with one that is removed', async () => {
    const sku = skus[3] ?? '';
    const count = async (name: string): Promise<number> =>
      (await shop.database.query('select 1 from price_period where sku = $1', [name])).rows.length;
    const had = await count(sku);
    assert.ok(had > 0);
    const another = 'MA-ANDERS-1';
    await shop.database.query('update product set sku = $2 where sku = $1', [sku, another]);
    assert.deepEqual([await count(sku), await count(another)], [0, had]);
    await shop.database.query('delete from product where sku = $1', [another]);
    assert.equal(await count(another), 0);
  });
});
