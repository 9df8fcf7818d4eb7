import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { writeCatalogue } from '#modules/catalog/index.ts';
import { answerReader, at } from '#testing/read-answers.ts';
import { createTestShop, testNow, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

const sku = 'MA-SIE-6202';
const hour = 3_600_000;

let shop: TestShop;
let manager: StaffClient;
before(async () => {
  shop = await createTestShop();
  manager = await as('manager');
});
after(() => shop.close());

const { product } = answerReader(() => shop);

async function as(role: string): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now()));
  return client;
}

let keys = 0;
const key = (): string => `price-${(keys += 1)}`;
const later = (hours: number): string => new Date(shop.clock.now().getTime() + hours * hour).toISOString();

type Cents = { readonly cents: number } | null;
type Shown = {
  readonly from: string;
  readonly to: string | null;
  readonly price: Cents;
  readonly reference: Cents;
  readonly percentOff: number | null;
};
type Period = { readonly kind: string; readonly price: Cents; readonly from: string; readonly to: string | null; readonly state: string };
type Prices = {
  readonly version: number;
  readonly views: readonly {
    readonly view: string;
    readonly owner: string;
    readonly periods: readonly Period[];
    readonly shown: readonly Shown[];
  }[];
  readonly siblings: readonly { readonly sku: string; readonly regular: Cents }[];
};
const fields = `version siblings { sku regular { cents } } views { view owner periods { kind price { cents } from to state }
  shown { from to price { cents } reference { cents } percentOff } }`;

async function read(client = manager, wanted = sku): Promise<Prices> {
  const { data, errors } = await client.ask<{ articlePrices: Prices }>(`query ($s: ID!) { articlePrices(sku: $s) { ${fields} } }`, {
    s: wanted,
  });
  assert.deepEqual(errors, []);
  return data.articlePrices;
}

type Saved = {
  readonly __typename: string;
  readonly code?: string;
  readonly prices: Prices;
  readonly merged?: readonly string[];
  readonly fields?: readonly { readonly path: string; readonly theirs: unknown; readonly by: string | null }[];
};
type Change = { readonly field: string; readonly base: number | null; readonly value: number | null };

async function edit(
  version: number,
  changes: readonly Change[],
  { client = manager, id = sku, also = [] as readonly string[] } = {},
): Promise<Saved> {
  const { data, errors } = await client.ask<{ editPrices: Saved }>(
    `mutation ($e: Edit!, $a: [ID!]) { editPrices(edit: $e, also: $a) { __typename ... on PricesSaved { merged prices { ${fields} } }
       ... on Refusal { code } ... on EditConflict { fields { path theirs by } } } }`,
    { e: { id, version, changes, key: key() }, a: also },
  );
  assert.deepEqual(errors, []);
  return data.editPrices;
}

const ofView = ({ views }: Prices, code = 'nl') => views.find(({ view }) => view === code) ?? assert.fail(code);
const running = (prices: Prices): Period =>
  ofView(prices).periods.find(({ kind, state }) => kind === 'regular' && state === 'running') ?? assert.fail('nothing runs');
const inShop = async (): Promise<unknown> =>
  at(await product(sku, 'price_range { minimum_price { final_price { value } } }', 'nl'), 'price_range.minimum_price.final_price.value');

describe('prices that staff sets', () => {
  it('begin now, and what was asked before stays in the history', async () => {
    const before = await read();
    const old = running(before).price?.cents ?? 0;
    const saved = await edit(before.version, [{ field: 'regular.nl.now', base: old, value: old + 500 }]);
    assert.equal(saved.__typename, 'PricesSaved');
    assert.equal(running(saved.prices).price?.cents, old + 500);
    const ended = ofView(saved.prices).periods.find(({ to }) => to === testNow.replace('Z', '.000Z'));
    assert.deepEqual([ended?.price?.cents, ended?.state], [old, 'past']);
    assert.equal(await inShop(), (old + 500) / 100);
    // Another view keeps its own.
    assert.equal(ofView(saved.prices, 'de').periods.find(({ state }) => state === 'running')?.price?.cents, old);
  });

  it('begin later, are seen as of that day, and can be withdrawn until then', async () => {
    const { version } = await read();
    const [soon, field] = [later(48), `regular.nl.${later(48)}`];
    const planned = await edit(version, [{ field, base: null, value: 4_200 }]);
    const shown = ofView(planned.prices).shown.find(({ from }) => from === soon);
    assert.deepEqual([shown?.price?.cents, shown?.to], [4_200, null]);
    assert.equal(running(planned.prices).to, soon);
    const listed = await manager.ask<{ pricedArticles: readonly { sku: string; next: Shown }[] }>(
      '{ pricedArticles { sku next { from price { cents } } } }',
    );
    assert.ok(listed.data.pricedArticles.some((one) => one.sku === sku && one.next.price?.cents === 4_200));
    const withdrawn = await edit(planned.prices.version, [{ field, base: 4_200, value: null }]);
    assert.equal(running(withdrawn.prices).to, null);
    assert.ok(ofView(withdrawn.prices).periods.every(({ state }) => state !== 'planned'));
  });

  it('that have begun are not changed any more', async () => {
    const { version, views } = await read();
    const past = views[0]?.periods.find(({ kind }) => kind === 'regular') ?? assert.fail('no past');
    const saved = await edit(version, [{ field: `regular.nl.${past.from}`, base: past.price?.cents ?? 0, value: null }]);
    assert.deepEqual([saved.__typename, saved.code], ['Refusal', 'price-begun']);
    assert.equal((await edit(version, [{ field: `regular.nl.${later(-24)}`, base: null, value: 100 }])).code, 'price-begun');
    const base = running(await read()).price?.cents ?? 0;
    assert.equal((await edit(version, [{ field: 'regular.nl.now', base, value: 0 }])).code, 'price-amount');
    assert.equal((await edit(version, [{ field: 'regular.xx.now', base: null, value: 100 }])).code, 'price-view');
  });

  it('of two people who set the same one meet in a conflict, others are merged', async () => {
    const { version, ...prices } = await read();
    const old = running({ version, ...prices }).price?.cents ?? 0;
    const field = 'regular.nl.now';
    await edit(version, [{ field, base: old, value: 6_100 }]);
    const second = await edit(version, [{ field, base: old, value: 6_200 }], { client: await as('owner') });
    assert.equal(second.__typename, 'EditConflict');
    assert.deepEqual(
      second.fields?.map(({ path, theirs }) => [path, theirs]),
      [[field, 6_100]],
    );
    const other = await edit(version, [{ field: `regular.de.${later(72)}`, base: null, value: 6_300 }]);
    assert.deepEqual([other.__typename, other.merged], ['PricesSaved', [field]]);
  });

  it('are undone from the log: a planned one goes, one that has begun is followed by the old one', async () => {
    const before = await read();
    const old = running(before).price?.cents ?? 0;
    const field = `regular.nl.${later(96)}`;
    await edit(before.version, [
      { field, base: null, value: 9_900 },
      { field: 'regular.nl.now', base: old, value: old + 100 },
    ]);
    shop.clock.advance(60_000);
    const owner = await as('owner');
    const log = await owner.ask<{ audit: { items: readonly { id: string; action: string; canUndo: boolean }[] } }>(
      '{ audit(list: {}, filter: { entity: "price" }) { items { id action canUndo } } }',
    );
    const entry = log.data.audit.items[0] ?? assert.fail('no entry');
    assert.deepEqual([entry.action, entry.canUndo], ['price.edit', true]);
    const undone = await owner.ask<{ undo: { __typename: string } }>('mutation ($id: ID!) { undo(entry: $id, key: "u1") { __typename } }', {
      id: entry.id,
    });
    assert.deepEqual(undone.errors, []);
    const after = await read();
    assert.equal(running(after).price?.cents, old);
    assert.ok(ofView(after).periods.every(({ price }) => price?.cents !== 9_900));
    assert.ok(ofView(after).periods.some(({ price, state }) => price?.cents === old + 100 && state === 'past'));
  });

  it('that the time has brought meanwhile are not undone over: nobody who set one has seen the next', async () => {
    const before = await read();
    const old = running(before).price?.cents ?? 0;
    const planned = await edit(before.version, [{ field: `regular.nl.${later(48)}`, base: null, value: old + 3_000 }]);
    await edit(planned.prices.version, [{ field: 'regular.nl.now', base: old, value: old + 2_000 }]);
    const log = await manager.ask<{ audit: { items: readonly { id: string }[] } }>(
      '{ audit(list: { first: 1 }, filter: { entity: "price" }) { items { id } } }',
    );
    shop.clock.advance(96 * hour);
    manager = await as('manager');
    const undone = await manager.ask<{ undo: { __typename: string } }>(
      'mutation ($id: ID!) { undo(entry: $id, key: "undo-time") { __typename } }',
      { id: log.data.audit.items[0]?.id },
    );
    assert.deepEqual([undone.errors, undone.data.undo.__typename], [[], 'EditConflict']);
    assert.equal(running(await read()).price?.cents, old + 3_000);
  });

  it('that are the first of an article are known to who has it open without one', async () => {
    const id = 'T-FIRST';
    const product = { id: 930_002, sku: id, type: 'simple' as const, brandId: 1, texts: { nl: { name: 'Eerste', urlKey: 'eerste' } } };
    await shop.database.transaction((tx) => writeCatalogue(tx, { products: [product] }, shop.clock.now()));
    await shop.backend.refresh();
    const { version } = await read(manager, id);
    const moment = `regular.nl.${later(48)}`;
    const first = (field: string, value: number) => edit(version, [{ field, base: null, value }], { id });
    const saved = await first('regular.nl.now', 5_000);
    assert.deepEqual([saved.__typename, saved.prices.version], ['PricesSaved', version + 1]);
    assert.equal((await first('regular.nl.now', 6_000)).__typename, 'EditConflict');
    assert.equal((await first(moment, 7_000)).__typename, 'PricesSaved');
    assert.equal((await first(moment, 8_000)).__typename, 'EditConflict');
  });

  it('can be the same for all sizes of a product, each with an entry of its own', async () => {
    const { rows } = await shop.database.query<{ sku: string }>(
      `select variant.sku from product_variant join product as variant on variant.id = variant_id where product_id =
       (select id from product where sku = 'MA-DIR-1001') and variant.is_enabled order by variant.id`,
    );
    const [first = '', ...others] = rows.map((row) => row.sku);
    const before = await read(manager, first);
    assert.deepEqual(new Set(before.siblings.map((one) => one.sku)), new Set(others));
    const saved = await edit(before.version, [{ field: 'regular.nl.now', base: running(before).price?.cents ?? 0, value: 17_700 }], {
      id: first,
      also: others,
    });
    assert.equal(saved.__typename, 'PricesSaved');
    assert.deepEqual(new Set(saved.prices.siblings.map((one) => one.regular?.cents)), new Set([17_700]));
    const { rows: entries } = await shop.database.query<{ count: number; bulks: number }>(
      "select count(*)::int as count, count(distinct bulk_id)::int as bulks from audit_entry where action = 'price.edit' and bulk_id is not null",
    );
    assert.deepEqual(entries[0], { count: rows.length, bulks: 1 });
  });

  it('set in one store view first leave the others to be priced later, which the page shows as without a price', async () => {
    const product = { id: 930_001, sku: 'EERST-NL', type: 'simple' as const, brandId: 1, categories: new Map([[110, 1]]), prices: {} };
    const texts = { nl: { name: 'Eerst', urlKey: 'eerst-nl' } };
    await shop.database.transaction((tx) => writeCatalogue(tx, { products: [{ ...product, texts }] }, shop.clock.now()));
    await shop.backend.refresh();
    const set = (version: number, view: string, value: number) =>
      edit(version, [{ field: `regular.${view}.now`, base: null, value }], { id: product.sku });
    const first = await set(0, 'nl', 4_900);
    assert.equal(first.__typename, 'PricesSaved');
    assert.deepEqual(
      first.prices.views.map(({ view, owner, shown }) => [view, owner, shown[0]?.price?.cents]),
      [
        ['nl', 'nl', 4_900],
        ['de', 'de', undefined],
        ['en', 'en', undefined],
        ['nl_limburg', 'nl', 4_900],
      ],
    );
    const second = await set(first.prices.version, 'de', 5_900);
    assert.equal(second.__typename, 'PricesSaved', JSON.stringify(second));
    assert.deepEqual(
      ['nl', 'de', 'en'].map((view) => ofView(second.prices, view).shown[0]?.price?.cents),
      [4_900, 5_900, undefined],
    );
  });

  it('are not for content editors, who do not even see them', async () => {
    const editor = await as('editor');
    const { errors } = await editor.ask('query ($s: ID!) { articlePrices(sku: $s) { version } }', { s: sku });
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-authorization');
  });
});
