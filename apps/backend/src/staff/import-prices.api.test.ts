import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { writeCatalogue, writePrices } from '#modules/catalog/index.ts';
import { appliedPrice, type PricePeriod } from '#modules/pricing/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { beginApply, checked, imported, rowsOf, undone, worked, type ImportRun } from '#testing/staff-imports.ts';

let shop: TestShop;
let manager: StaffClient;
before(async () => {
  shop = await createTestShop();
  manager = await demoMember(shop.app, 'manager');
});
after(() => shop.close());

const day = 86_400_000;
/** Midnight so many days from now. */
const inDays = (days: number): number => Math.floor(shop.clock.now().getTime() / day) * day + days * day;
const regular = (cents: number): PricePeriod => ({ kind: 'regular', cents, from: inDays(-90) });
const special = (cents: number, from: number, to: number): PricePeriod => ({
  kind: 'special',
  cents,
  from: inDays(from),
  to: inDays(to),
});

let made = 0;
/** An article with prices of its own in some views. */
async function article(prices: Readonly<Record<string, readonly PricePeriod[]>>): Promise<string> {
  made += 1;
  const sku = `BESTAND-${made}`;
  const text = { name: `Artikel ${made}`, urlKey: `bestand-${made}` };
  const product = { id: 920_000 + made, sku, type: 'simple' as const, brandId: 1, categories: new Map([[110, made]]), prices };
  await shop.database.transaction((tx) =>
    writeCatalogue(tx, { products: [{ ...product, texts: { nl: text, de: text } }] }, shop.clock.now()),
  );
  await shop.backend.refresh();
  return sku;
}

async function periodsOf(sku: string, view = 'nl'): Promise<readonly PricePeriod[]> {
  const { rows } = await shop.database.query<{ kind: PricePeriod['kind']; cents: number; from: Date; to: Date | null }>(
    'select kind, cents, valid_from as from, valid_to as to from price_period where sku = $1 and store_code = $2 order by valid_from',
    [sku, view],
  );
  return rows.map(({ kind, cents, from, to }) => ({
    kind,
    cents,
    from: new Date(from).getTime(),
    to: to ? new Date(to).getTime() : undefined,
  }));
}

/** Special prices that have not ended, as cents and the day of their end. */
async function openSpecials(sku: string): Promise<readonly (readonly [number, number])[]> {
  const now = shop.clock.now().getTime();
  return (await periodsOf(sku)).flatMap(({ kind, cents, to = Infinity }) =>
    kind === 'special' && to > now ? [[cents, (to - inDays(0)) / day] as const] : [],
  );
}

const asked = async (sku: string, view: string): Promise<number | undefined> =>
  appliedPrice(await periodsOf(sku, view), shop.clock.now().getTime())?.finalCents;

/** As a campaign does that is planned beside what is there. */
async function plan(sku: string, period: PricePeriod): Promise<void> {
  const periods = [...(await periodsOf(sku)), period];
  await shop.database.transaction((tx) => writePrices(tx, [{ sku, prices: { nl: periods } }], shop.clock.now()));
  await shop.backend.refresh();
}

const applied = async (run: ImportRun): Promise<ImportRun> => {
  assert.ok(run.canApply, JSON.stringify(await rowsOf(manager, run.id)));
  await beginApply(manager, run.id);
  const done = await worked(shop, manager, run.id);
  shop.clock.advance(1_000);
  return done;
};

const priceFile = (sku: string, price: string): string => `sku,price\n${sku},${price}\n`;
const specialFile = (sku: string, price: string, from: number, to?: number): string => {
  const dates = [from, to].map((one) => (one === undefined ? '' : new Date(inDays(one)).toISOString().slice(0, 19).replace('T', ' ')));
  return `sku,special_price,special_price_from_date,special_price_to_date\n${sku},${price},${dates.join(',')}\n`;
};

describe('a special price in a product file', { timeout: 300_000 }, () => {
  it('takes the place of the one that the cells show; what is planned beside it stays, also when the file is put back', async () => {
    const sku = await article({ nl: [regular(20_000), special(15_000, -5, 10), special(14_000, 20, 30)] });
    const run = await applied(await checked(shop, manager, 'catalogue', specialFile(sku, '149', -5, 10)));
    assert.equal(run.changed, 1);
    assert.deepEqual(await openSpecials(sku), [
      [14_900, 10],
      [14_000, 30],
    ]);
    assert.equal((await undone(shop, manager, run.id)).changed, 1);
    assert.deepEqual(await openSpecials(sku), [
      [15_000, 10],
      [14_000, 30],
    ]);
  });

  it('leaves what was planned between the dry run and the writing', async () => {
    const sku = await article({ nl: [regular(20_000), special(15_000, -5, 10)] });
    const run = await checked(shop, manager, 'catalogue', specialFile(sku, '149', -5, 10));
    await plan(sku, special(14_000, 20, 30));
    assert.equal((await applied(run)).changed, 1);
    assert.deepEqual(await openSpecials(sku), [
      [14_900, 10],
      [14_000, 30],
    ]);
  });

  it('is the only one that goes when a file that brought it is put back', async () => {
    const sku = await article({ nl: [regular(20_000)] });
    const run = await applied(await checked(shop, manager, 'catalogue', specialFile(sku, '149', -1, 10)));
    await plan(sku, special(14_000, 20, 30));
    assert.equal((await undone(shop, manager, run.id)).changed, 1);
    assert.deepEqual(await openSpecials(sku), [[14_000, 30]]);
    assert.equal(await asked(sku, 'nl'), 20_000);
  });

  it('is refused over the time of another one, in the dry run and when that one was planned meanwhile', async () => {
    const sku = await article({ nl: [regular(20_000), special(15_000, -5, 10)] });
    const meanwhile = await checked(shop, manager, 'catalogue', specialFile(sku, '149', -5, 25));
    await plan(sku, special(14_000, 20, 30));
    const before = await periodsOf(sku);
    const done = await applied(meanwhile);
    assert.deepEqual([done.changed, done.refused], [0, 1]);
    for (const file of [specialFile(sku, '149', -5, 25), specialFile(sku, '149', -5)]) {
      const run = await checked(shop, manager, 'catalogue', file);
      assert.deepEqual([run.refused, run.canApply], [1, false]);
      assert.match((await rowsOf(manager, run.id))[0]?.message ?? '', /another special price/);
    }
    assert.deepEqual(await periodsOf(sku), before);
  });
});

describe('the price of a store view, when a file is put back', { timeout: 300_000 }, () => {
  it('stays where only another view was changed, although both ask the same by then', async () => {
    const sku = await article({ nl: [regular(14_900)], de: [regular(15_900)] });
    const run = await imported(shop, manager, 'catalogue', priceFile(sku, '159'));
    shop.clock.advance(1_000);
    assert.deepEqual(
      (await rowsOf(manager, run.id)).flatMap(({ changes }) => changes.map(({ field }) => field)),
      ['price'],
    );
    assert.equal((await undone(shop, manager, run.id)).changed, 1);
    assert.deepEqual([await asked(sku, 'nl'), await asked(sku, 'de')], [14_900, 15_900]);
  });

  it('goes back where it went along, which the dry run says', async () => {
    const sku = await article({ nl: [regular(14_900)], de: [regular(14_900)] });
    const dry = await checked(shop, manager, 'catalogue', priceFile(sku, '159'));
    assert.deepEqual(
      (await rowsOf(manager, dry.id)).flatMap(({ changes }) => changes.map(({ field, before, after: is }) => [field, before, is])),
      [
        ['price', '149.0000', '159.0000'],
        ['price (de)', '149.0000', '159.0000'],
      ],
    );
    const run = await applied(dry);
    assert.deepEqual([await asked(sku, 'nl'), await asked(sku, 'de')], [15_900, 15_900]);
    const back = await undone(shop, manager, run.id);
    assert.deepEqual([await asked(sku, 'nl'), await asked(sku, 'de')], [14_900, 14_900]);
    shop.clock.advance(1_000);
    await undone(shop, manager, back.id);
    assert.deepEqual([await asked(sku, 'nl'), await asked(sku, 'de')], [15_900, 15_900]);
  });

  it('stays what somebody has set since', async () => {
    const sku = await article({ nl: [regular(14_900)], de: [regular(14_900)] });
    const run = await applied(await checked(shop, manager, 'catalogue', priceFile(sku, '159')));
    await shop.database.transaction((tx) => writePrices(tx, [{ sku, prices: { de: [regular(16_900)] } }], shop.clock.now()));
    await shop.backend.refresh();
    shop.clock.advance(1_000);
    assert.equal((await undone(shop, manager, run.id)).changed, 1);
    assert.deepEqual([await asked(sku, 'nl'), await asked(sku, 'de')], [14_900, 16_900]);
  });

  it('goes back where the file has named it, with its special price', async () => {
    const sku = await article({
      nl: [regular(14_900), special(9_900, -5, 10)],
      de: [regular(14_900), special(9_900, -5, 10)],
    });
    const run = await applied(await checked(shop, manager, 'catalogue', `sku,store_view_code,price\n${sku},de,159\n`));
    await undone(shop, manager, run.id);
    const de = await periodsOf(sku, 'de');
    const now = shop.clock.now().getTime();
    assert.deepEqual([appliedPrice(de, now)?.regularCents, appliedPrice(de, now)?.finalCents], [14_900, 9_900]);
    assert.equal(appliedPrice(await periodsOf(sku), now)?.regularCents, 14_900);
  });
});
