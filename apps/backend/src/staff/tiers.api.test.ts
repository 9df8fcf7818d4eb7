import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { customers } from '@shop/demo-data/customers';
import { writeCatalogue } from '#modules/catalog/index.ts';
import { logInAs } from '#testing/cart-client.ts';
import { createTestShop, testNow, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { readShop } from '../import-export/catalogue/shop-snapshot.ts';

const sku = 'MA-SIE-6202';
const hour = 3_600_000;

let shop: TestShop;
let business: Record<string, string>;
before(async () => {
  shop = await createTestShop();
  const id = customers.find(({ isApproved }) => isApproved)?.id ?? assert.fail('no business in the demo');
  business = await logInAs(shop, id);
});
afterEach(() => shop.clock.set(testNow));
after(() => shop.close());

/** Somebody at the moment the clock shows. */
async function as(role: string): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now()));
  return client;
}

type Tier = {
  readonly quantity: number;
  readonly percentOff: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly state: string;
};
type Saved = {
  readonly __typename: string;
  readonly code?: string;
  readonly prices: { readonly version: number; readonly tiers: readonly Tier[] };
};
const fields = 'version tiers { quantity percentOff from to state }';

let keys = 0;
const read = async (wanted = sku): Promise<Saved['prices']> => {
  const { data, errors } = await (
    await as('manager')
  ).ask<{ articlePrices: Saved['prices'] }>(`query ($s: ID!) { articlePrices(sku: $s) { ${fields} } }`, { s: wanted });
  assert.deepEqual(errors, []);
  return data.articlePrices;
};
async function edit(values: Readonly<Record<string, number | null>>, also: readonly string[] = []): Promise<Saved> {
  const { version, tiers } = await read();
  const now = (field: string): number =>
    tiers.find(({ quantity, state }) => field === `tier.${quantity}.now` && state === 'running')?.percentOff ?? 0;
  const changes = Object.entries(values).map(([field, value]) => ({ field, base: field.endsWith('.now') ? now(field) : null, value }));
  const { data, errors } = await (
    await as('manager')
  ).ask<{ editPrices: Saved }>(
    `mutation ($e: Edit!, $a: [ID!]) { editPrices(edit: $e, also: $a) {
       __typename ... on PricesSaved { prices { ${fields} } } ... on Refusal { code } } }`,
    { e: { id: sku, version, changes, key: `tier-${(keys += 1)}` }, a: also },
  );
  assert.deepEqual(errors, []);
  return data.editPrices;
}

const later = (hours: number): string => new Date(Date.parse(String(testNow)) + hours * hour).toISOString();

type Steps = {
  readonly products: {
    readonly items: readonly {
      readonly price_tiers: readonly { readonly quantity: number; readonly discount: { readonly percent_off: number } }[];
    }[];
  };
};
/** What the storefront shows to a business at the moment the clock shows: percent by quantity. */
async function shownTo(headers: Record<string, string>): Promise<Readonly<Record<string, number>>> {
  const { data, errors } = await shop.ask<Steps>(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { price_tiers { quantity discount { percent_off } } } } }`,
    { headers },
  );
  assert.deepEqual(errors, []);
  const tiers = data.products.items[0]?.price_tiers ?? [];
  return Object.fromEntries(tiers.map(({ quantity, discount }) => [quantity, Math.round(discount.percent_off)]));
}

type Row = { readonly quantity: number; readonly percent: number; readonly from: string; readonly to: string | null };
const rowsOf = async (): Promise<readonly Row[]> =>
  (
    await shop.database.query<Row>(
      `select quantity, percent_off as percent, valid_from::text as "from", valid_to::text as "to" from tier_price where sku = $1
       order by quantity, valid_from`,
      [sku],
    )
  ).rows;

describe('prices for many pieces', () => {
  it('begin and end at their moment, for approved businesses alone', async () => {
    const saved = await edit({ 'tier.6.now': 10, [`tier.12.${later(24)}`]: 15, [`tier.6.${later(48)}`]: 0 });
    assert.equal(saved.__typename, 'PricesSaved', JSON.stringify(saved));
    assert.deepEqual(
      saved.prices.tiers.map(({ quantity, percentOff, state, to }) => [quantity, percentOff, state, to]),
      [
        [6, 10, 'running', later(48)],
        [12, 15, 'planned', null],
      ],
    );
    assert.deepEqual(await shownTo(business), { 6: 10 });
    assert.deepEqual(await shownTo({}), {});
    // Longer than a session: what they see later is asked in a new one.
    shop.clock.set(new Date(Date.parse(String(testNow)) + 24 * hour));
    const id = customers.find(({ isApproved }) => isApproved)?.id ?? 0;
    assert.deepEqual(await shownTo(await logInAs(shop, id)), { 6: 10, 12: 15 });
    shop.clock.set(new Date(Date.parse(String(testNow)) + 48 * hour));
    assert.deepEqual(await shownTo(await logInAs(shop, id)), { 12: 15 });
  });

  it('that have begun stay in the history, whatever is written afterwards', async () => {
    shop.clock.set(new Date(Date.parse(String(testNow)) + 72 * hour));
    const before = (await rowsOf()).filter(({ from }) => new Date(from) < shop.clock.now());
    await edit({ 'tier.12.now': 20 });
    shop.clock.advance(hour);
    const record = (await readShop(shop.database)).products.get(sku) ?? assert.fail(sku);
    await shop.database.transaction((tx) =>
      writeCatalogue(tx, { products: [{ ...record, tiers: [{ quantity: 3, percentOff: 4 }] }] }, shop.clock.now()),
    );
    await shop.backend.refresh();
    const after = await rowsOf();
    for (const { quantity, percent, from } of before)
      assert.ok(
        after.some((row) => row.quantity === quantity && row.percent === percent && row.from === from),
        `${quantity} from ${from}`,
      );
    assert.deepEqual(
      (await read()).tiers.filter(({ state }) => state === 'running').map(({ quantity, percentOff }) => [quantity, percentOff]),
      [[3, 4]],
    );
    for (const statement of [
      'update tier_price set percent_off = 50 where sku = $1 and valid_from < now()',
      'delete from tier_price where sku = $1 and valid_from < now()',
    ]) {
      await assert.rejects(
        shop.database.transaction(async (tx) => {
          await tx.query("select set_config('shop.now', $1, true)", [shop.clock.now().toISOString()]);
          await tx.query(statement.replace('now()', `'${shop.clock.now().toISOString()}'`), [sku]);
        }),
        { code: '23000' },
      );
    }
  });

  it('that are planned are withdrawn from the log, and what stood before goes on', async () => {
    shop.clock.set(new Date(Date.parse(String(testNow)) + 100 * hour));
    await edit({ 'tier.3.now': 4 });
    await edit({ [`tier.3.${later(200)}`]: 9 });
    const owner = await as('owner');
    const { data } = await owner.ask<{ audit: { items: { id: string }[] } }>(
      '{ audit(list: { first: 1 }, filter: { entity: "price" }) { items { id } } }',
    );
    await owner.ask('mutation ($id: ID!) { undo(entry: $id, key: "tier-undo") { __typename } }', { id: data.audit.items[0]?.id });
    const { tiers } = await read();
    assert.ok(!tiers.some(({ state }) => state === 'planned'));
    assert.equal(tiers.find(({ state, quantity }) => state === 'running' && quantity === 3)?.to, null);
  });

  it('refuse what cannot be meant', async () => {
    assert.equal((await edit({ 'tier.1.now': 5 })).code, 'tier-quantity');
    assert.equal((await edit({ 'tier.6.now': 100 })).code, 'tier-percent');
    assert.equal((await edit({ 'tier.6.now': -1 })).code, 'tier-percent');
    assert.equal((await edit({ [`tier.6.${later(-1)}`]: 5 })).code, 'price-begun');
  });
});

describe('an article without a price', () => {
  it('is missing one in the list of products until one is set or planned in every store', async () => {
    const id = 920_001;
    const text = { name: 'Zonder prijs', urlKey: 'zonder-prijs' };
    const product = { id, sku: 'ZONDER-PRIJS', type: 'simple' as const, brandId: 1, texts: { nl: text, de: text, en: text } };
    await shop.database.transaction((tx) => writeCatalogue(tx, { products: [product] }, shop.clock.now()));
    await shop.backend.refresh();
    const missing = async (): Promise<boolean> => {
      const { rows } = await shop.database.query<{ missing: readonly string[] }>(
        'select missing from product_summary where product_id = $1',
        [id],
      );
      return rows[0]?.missing.includes('price') ?? assert.fail('no summary');
    };
    const set = async (time: string, value: number | null, { version = 0, views = ['nl', 'de', 'en'] } = {}): Promise<void> => {
      const changes = views.map((view) => ({ field: `regular.${view}.${time}`, base: null, value }));
      const { data, errors } = await (
        await as('manager')
      ).ask<{ editPrices: Saved }>('mutation ($e: Edit!) { editPrices(edit: $e) { __typename ... on Refusal { code } } }', {
        e: { id: product.sku, version, changes, key: `bare-${(keys += 1)}` },
      });
      assert.deepEqual([errors, data.editPrices.__typename], [[], 'PricesSaved'], JSON.stringify(data));
    };
    assert.equal(await missing(), true);
    await set(later(24), 4_995, { views: ['nl'] });
    assert.equal(await missing(), true);
    await set(later(24), 4_995, { version: (await read(product.sku)).version, views: ['de', 'en'] });
    assert.equal(await missing(), false);
    await set(later(24), null, { version: (await read(product.sku)).version });
    assert.equal(await missing(), true);
    await set('now', 4_995, { version: (await read(product.sku)).version });
    assert.equal(await missing(), false);
  });
});
