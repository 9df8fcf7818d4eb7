import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { insertCoupons } from '#modules/cart/index.ts';
import { releaseStock, reserveStock, setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { eventually } from '#testing/eventually.ts';
import { startTestProvider, type TestProvider } from '#testing/test-provider.ts';
import { openTwoBackends, type TwoBackends } from '#testing/two-backends.ts';
import { checkInvariants } from '../../app/check-invariants.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const rounds = isLong ? 10 : 1;
const buyers = isLong ? 100 : 40;
const doubleClicks = isLong ? 50 : 10;

describe('two processes on PostgreSQL that place orders', { timeout: 600_000 }, () => {
  let two: TwoBackends;
  let provider: TestProvider;
  const ring = 'MA-SIE-6202';
  const apron = 'MA-ONV-6601';
  const variant = 'MA-BLU-3101-WI-34';
  let bundle: object;
  before(async () => {
    provider = await startTestProvider();
    two = await openTwoBackends({ MULTISAFEPAY_URL: provider.url });
    provider.follow(two.clock);
    await stock({ [ring]: 5_000, [apron]: 5_000 });
    bundle = await chosenBundle();
  });
  after(async () => {
    await two.close();
    await provider.close();
  });

  const client = (index: number) => checkoutClient(two.shop(index));
  const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  /** Exactly so many may be sold, all of them from the web stock. */
  const stock = (pieces: Readonly<Record<string, number>>): Promise<void> =>
    two.database(0).transaction(async (tx) => {
      for (const [sku, free] of Object.entries(pieces)) {
        const { rows } = await tx.query<{ source: string; held: number }>(
          'select source_code as source, reserved as held from stock_level where sku = $1',
          [sku],
        );
        const held = new Map(rows.map((row) => [row.source, row.held]));
        const sources = new Set([...held.keys(), 'WEB']);
        await setStock(
          tx,
          [...sources].map((source) => ({ sku, source, quantity: (held.get(source) ?? 0) + (source === 'WEB' ? free : 0) })),
        );
      }
    });
  const ready = (count: number, items: (index: number) => readonly object[]): Promise<string[]> =>
    atOnce(count, (index) => client(index).ready({ items: items(index), email: `koper${index}@example.org` }));
  const invariantsHold = async (): Promise<void> => assert.deepEqual(await checkInvariants(two.database(0), two.clock.now()), []);

  /** When the youngest transaction that waits for a lock began, in seconds; undefined while none waits. */
  const waitingSince = async (): Promise<number | undefined> =>
    (
      await two.database(0).query<{ began: number | null }>(
        `select extract(epoch from max(xact_start))::float8 as began from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0]?.began ?? undefined;

  /** The set with the blouse in this size. */
  async function chosenBundle(): Promise<object> {
    type Part = { options: readonly { uid: string; product: { sku: string } }[] };
    const { data } = await two
      .shop(0)
      .ask<{ products: { items: readonly { items: readonly Part[] }[] } }>(
        `{ products(filter: {sku: {eq: "MA-SET-7002"}}) { items { ... on BundleProduct { items { options { uid product { sku } } } } } } }`,
      );
    const parts = data.products.items[0]?.items ?? [];
    const chosen = parts.map(({ options }) => options.find(({ product }) => product.sku === variant) ?? options[0]);
    await stock(Object.fromEntries(chosen.map((option) => [option?.product.sku ?? '', 5_000])));
    return { sku: 'MA-SET-7002', quantity: 1, selected_options: chosen.map((option) => option?.uid) };
  }

  it(`sell exactly 10 of 10 to ${buyers} buyers, as simple product, variant and part of a bundle (R002, R005)`, async () => {
    for (let round = 0; round < rounds; round++) {
      await stock({ [variant]: 500 });
      const ways = [[{ sku: variant, quantity: 1 }], [{ sku: variant, parent_sku: 'MA-BLU-3101', quantity: 1 }], [bundle]];
      const carts = await ready(buyers, (index) => ways[index % ways.length] ?? []);
      await stock({ [variant]: 10 });
      const answers = await atOnce(buyers, (index) => client(index).order(carts[index] ?? '', 'banktransfer'));
      const sold = answers.filter(({ errors }) => errors.length === 0);
      const refused = answers.filter(({ errors }) => errors.length > 0);
      assert.equal(sold.length, 10);
      for (const { errors } of refused) assert.match(errors[0]?.message ?? '', /^Artikel is niet op voorraad: /);
      await invariantsHold();
    }
  });

  it(`tell all but one of ${buyers} who want the last piece which line it was, in their language (R001)`, async () => {
    const names = {
      nl: /^Artikel is niet op voorraad: Charivari Nepomuk$/,
      de: /^Der Artikel ist nicht vorrätig: Charivari Nepomuk$/,
    } as const;
    const storeOf = (index: number): keyof typeof names => (index % 2 === 0 ? 'nl' : 'de');
    for (let round = 0; round < rounds; round++) {
      await stock({ [ring]: 500 });
      const carts = await ready(buyers, () => [{ sku: ring, quantity: 1 }]);
      await stock({ [ring]: 1 });
      const answers = await atOnce(buyers, (index) =>
        client(index >> 1).order(carts[index] ?? '', 'banktransfer', {}, { store: storeOf(index) }),
      );
      assert.equal(answers.filter(({ errors }) => errors.length === 0).length, 1);
      for (const [index, { errors, status }] of answers.entries()) {
        if (errors.length === 0) continue;
        assert.match(errors[0]?.message ?? '', names[storeOf(index)]);
        assert.deepEqual([status, errors[0]?.extensions?.['sku']], [200, ring]);
      }
      await invariantsHold();
    }
  });

  it('tell it also to those who waited for the last piece longer than a lock is waited for (R001, R004)', async () => {
    await stock({ [ring]: 500 });
    const count = 6;
    const carts = await ready(count, () => [{ sku: ring, quantity: 1 }]);
    await stock({ [ring]: 1 });
    const [taken, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = { reference: 'winner', reason: 'order', now: two.clock.now(), pieces: [{ sku: ring, source: 'WEB', quantity: 1 }] };
    // Somebody is faster, and slow to finish.
    const winner = two.database(0).transaction(async (tx) => {
      assert.equal(await reserveStock(tx, hold), undefined);
      taken.resolve();
      await waited.promise;
    });
    await taken.promise;
    const answers = atOnce(count, (index) => client(index).order(carts[index] ?? '', 'banktransfer'));
    let first: number | undefined;
    await eventually(async () => {
      const began = await waitingSince();
      first ??= began;
      assert.ok(began !== undefined && first !== undefined && began > first + 1.5, 'nobody has waited in vain and come again yet');
    });
    waited.resolve();
    await winner;
    for (const { errors } of await answers) assert.match(errors[0]?.message ?? '', /^Artikel is niet op voorraad: Charivari Nepomuk$/);
    await two.database(0).transaction((tx) => releaseStock(tx, 'winner', two.clock.now()));
    await invariantsHold();
  });

  it('show the new day to who loses the piece of a branch and would get that of another shelf', async () => {
    await stock({ [ring]: 5 });
    const hang = (quantity: number): Promise<void> =>
      two.database(0).transaction((tx) => setStock(tx, [{ sku: ring, source: 'SIT', quantity }]));
    await hang(1);
    const id = await client(0).ready({ items: [{ sku: ring, quantity: 1 }], pickup: 'SIT' });
    type Option = { readonly pickup_location_code: string; readonly has_everything: boolean; readonly ready_on: string };
    const promised = async (): Promise<readonly unknown[]> => {
      const query = 'query ($id: String!) { pickupOptions(cart_id: $id) { pickup_location_code has_everything ready_on } }';
      const { pickupOptions } = await client(0).run<{ pickupOptions: readonly Option[] }>(query, { id });
      const found = pickupOptions.find(({ pickup_location_code: code }) => code === 'SIT');
      return [found?.has_everything, found?.ready_on];
    };
    assert.deepEqual(await promised(), [true, '2026-11-16']);
    const [taken, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = { reference: 'faster', reason: 'order', now: two.clock.now(), pieces: [{ sku: ring, source: 'SIT', quantity: 1 }] };
    const winner = two.database(0).transaction(async (tx) => {
      assert.equal(await reserveStock(tx, hold), undefined);
      taken.resolve();
      await waited.promise;
    });
    await taken.promise;
    const answer = client(0).order(id, 'payinstore');
    await eventually(async () => assert.notEqual(await waitingSince(), undefined));
    waited.resolve();
    await winner;
    const { errors } = await answer;
    assert.equal(errors[0]?.message, 'Je winkelwagen is intussen veranderd. Controleer de artikelen en bestel opnieuw.');
    assert.deepEqual(await promised(), [false, '2026-11-19'], 'the cart says the new day');
    const { order } = client(0).carts.ok(await client(0).order(id, 'payinstore')).setPaymentMethod;
    const { expected } = await two.backend(0).orders.desk.show(order.number);
    assert.deepEqual(expected, { from: '2026-11-19', to: '2026-11-19' });
    await two.backend(0).orders.desk.cancel(order.number, 'Toch niet');
    await two.database(0).transaction((tx) => releaseStock(tx, 'faster', two.clock.now()));
    await hang(0);
    await invariantsHold();
  });

  it('never allocate a part of what was asked for (R003)', async () => {
    await stock({ [ring]: 100 });
    const carts = await ready(12, () => [{ sku: ring, quantity: 3 }]);
    await stock({ [ring]: 10 });
    const answers = await atOnce(12, (index) => client(index).order(carts[index] ?? '', 'banktransfer'));
    assert.equal(answers.filter(({ errors }) => errors.length === 0).length, 3);
    await invariantsHold();
  });

  it('do not lock each other out over two products (R004)', async () => {
    await stock({ [ring]: 1_000, [apron]: 1_000 });
    const both = [
      { sku: ring, quantity: 1 },
      { sku: apron, quantity: 1 },
    ];
    const carts = await ready(isLong ? 200 : 30, (index) => (index % 2 === 0 ? both : both.toReversed()));
    const answers = await atOnce(carts.length, (index) => client(index).order(carts[index] ?? '', 'banktransfer'));
    assert.ok(answers.every(({ errors }) => errors.length === 0));
    await invariantsHold();
  });

  it(`give one order and one payment to each of ${doubleClicks} double clicks and retries (R014, R016)`, async () => {
    const carts = await ready(doubleClicks, () => [{ sku: ring, quantity: 1 }]);
    const clicks = await atOnce(doubleClicks * 3, (index) => client(index).order(carts[index % doubleClicks] ?? '', 'multisafepay_ideal'));
    for (let cart = 0; cart < doubleClicks; cart++) {
      const own = clicks.filter((_, index) => index % doubleClicks === cart);
      assert.deepEqual(
        own.flatMap(({ errors }) => errors),
        [],
      );
      assert.equal(new Set(own.map(({ data }) => data.setPaymentMethod.order.number)).size, 1);
      assert.equal(new Set(own.map(({ data }) => data.setPaymentMethod.redirect_url)).size, 1);
    }
    const { rows } = await two
      .database(0)
      .query<{ orders: number }>(
        "select count(*)::int as orders from sales_order where payment_method->>'code' = $1 and cart_id is not null",
        ['multisafepay_ideal'],
      );
    assert.equal(rows[0]?.orders, doubleClicks);
    assert.equal((await provider.orders()).length, doubleClicks);
    await invariantsHold();
  });

  it('use a coupon limited to 5 by 5 of 50 carts (R028, R031)', async () => {
    const effect = { type: 'percent' as const, percent: 10 };
    await insertCoupons(two.database(0), [
      {
        code: 'VIJF',
        label: {},
        isActive: true,
        effect,
        conditions: {},
        validFrom: null,
        validTo: null,
        usesPerCoupon: 5,
        usesPerCustomer: null,
        timesUsed: 0,
      },
    ]);
    await stock({ [ring]: 1_000 });
    const count = isLong ? 50 : 20;
    const carts = await ready(count, () => [{ sku: ring, quantity: 1 }]);
    for (const [index, id] of carts.entries()) client(index).carts.ok(await client(index).carts.apply(id, 'VIJF'));
    const answers = await atOnce(count, (index) => client(index).order(carts[index] ?? '', 'banktransfer'));
    const placed = answers.filter(({ errors }) => errors.length === 0);
    assert.equal(placed.length, 5);
    assert.ok(answers.every(({ errors }) => errors.length === 0 || errors[0]?.extensions?.['error_code'] === 'UNABLE_TO_PLACE_ORDER'));
    const { rows } = await two.database(0).query<{ used: number }>(`select times_used as used from coupon where code_key = 'VIJF'`);
    assert.equal(rows[0]?.used, 5);
    await invariantsHold();
  });

  it('order a cart as it was at one moment, whoever changes it meanwhile (R022)', async () => {
    await stock({ [ring]: 5_000 });
    for (let round = 0; round < (isLong ? 200 : 10); round++) {
      const [id = ''] = await ready(1, () => [{ sku: ring, quantity: 1 }]);
      const [placed] = await Promise.all([
        client(0).order(id, 'banktransfer'),
        client(1).carts.update(id, [{ cart_item_id: 1, quantity: 3 }]),
      ]);
      assert.deepEqual(placed.errors, []);
      assert.ok([55.9, 149.85].includes(placed.data.setPaymentMethod.order.total.grand_total.value));
    }
    await invariantsHold();
  });

  it('make one customer of orders that want the same new account (R027)', async () => {
    const carts = await atOnce(6, (index) => client(index).ready({ email: 'samen@example.org' }));
    const account = { create_account: true, password: 'Dirndl!2026x' };
    const answers = await atOnce(6, (index) => client(index).order(carts[index] ?? '', 'banktransfer', account));
    assert.equal(answers.filter(({ errors }) => errors.length === 0).length, 1);
    assert.ok(answers.every(({ errors }) => errors.length === 0 || errors[0]?.extensions?.['category'] === 'graphql-already-exists'));
  });

  it('number invoices without gaps under load (LAW-26)', async () => {
    await stock({ [ring]: 1_000 });
    const count = isLong ? 50 : 12;
    const carts = await ready(count, () => [{ sku: ring, quantity: 1 }]);
    const placed = await atOnce(count, (index) => client(index).order(carts[index] ?? '', 'banktransfer'));
    await atOnce(count, async (index) => {
      const number = placed[index]?.data.setPaymentMethod.order.number ?? '';
      await two.backend(index).orders.desk.paid(number);
    });
    await invariantsHold();
  });
});
