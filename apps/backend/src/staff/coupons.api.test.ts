import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { couponCustomerKey, redeemCoupon } from '#modules/cart/index.ts';
import { findCoupon } from '#modules/cart/coupons/coupon-repository.ts';
import { setStock } from '#modules/inventory/index.ts';
import { cartClient } from '#testing/cart-client.ts';
import { createTestShop, testNow, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

let shop: TestShop;
let manager: StaffClient;
before(async () => {
  shop = await createTestShop();
  manager = await as('manager');
});
afterEach(() => shop.clock.set(testNow));
after(() => shop.close());

async function as(role: string, branch: string | null = null): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role, branch), shop.clock.now()));
  return client;
}

let keys = 0;
const key = (): string => `coupon-${(keys += 1)}`;

async function ask<T>(query: string, variables: object = {}, client = manager): Promise<T> {
  const { data, errors } = await client.ask<Record<string, T>>(query, variables);
  assert.deepEqual(errors, []);
  return Object.values(data)[0] ?? assert.fail('no answer');
}

type Coupon = {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly isActive: boolean;
  readonly codes: number;
  readonly used: number;
  readonly minimumCents: number | null;
};
type Saved = { readonly __typename: string; readonly code?: string; readonly about?: readonly string[]; readonly coupon: Coupon };

const fields = 'id version state isActive codes used minimumCents';
const result = `__typename ... on CouponSaved { coupon { ${fields} } } ... on Refusal { code about } ... on EditConflict { version }`;

const create = (code: string, codes = 1): Promise<Saved> =>
  ask<Saved>(`mutation ($c: String!, $n: Int!, $k: ID!) { createCoupon(code: $c, codes: $n, key: $k) { ${result} } }`, {
    c: code,
    n: codes,
    k: key(),
  });

const edit = ({ id, version }: Pick<Coupon, 'id' | 'version'>, values: Readonly<Record<string, unknown>>): Promise<Saved> =>
  ask<Saved>(`mutation ($e: Edit!) { editCoupon(edit: $e) { ${result} } }`, {
    e: { id, version, key: key(), changes: Object.entries(values).map(([field, value]) => ({ field, base: null, value })) },
  });

const read = (code: string): Promise<Coupon> => ask<Coupon>(`query ($c: ID!) { coupon(code: $c) { ${fields} } }`, { c: code });

/** A coupon that runs, with its terms. */
async function running(code: string, terms: Readonly<Record<string, unknown>>): Promise<Coupon> {
  const saved = await edit((await create(code)).coupon, { ...terms, isActive: true });
  assert.equal(saved.__typename, 'CouponSaved', JSON.stringify(saved));
  return saved.coupon;
}

const apron = 'MA-SIE-6202';

type Tested = {
  readonly works: boolean;
  readonly rules: readonly {
    readonly rule: string;
    readonly holds: boolean;
    readonly given: number | null;
    readonly limit: number | null;
  }[];
  readonly lines: readonly { readonly sku: string; readonly obstacle: string | null }[];
  readonly unknown: readonly string[];
  readonly discount: { readonly cents: number };
  readonly total: { readonly cents: number };
};
const tested = 'works rules { rule holds given limit } lines { sku obstacle } unknown discount { cents } total { cents }';
const test = (input: object, client = manager): Promise<Tested> =>
  ask<Tested>(
    `query ($i: CouponTestInput!) { couponTest(input: $i) { ${tested} } }`,
    { i: { store: 'nl', country: 'NL', customer: 'guest', lines: [{ sku: apron, quantity: 1 }], ...input } },
    client,
  );
const failing = ({ rules }: Tested): readonly string[] => rules.filter(({ holds }) => !holds).map(({ rule }) => rule);

/** What a shopper gets for a code; undefined when the cart does not take it. */
async function discountOf(
  lines: readonly { readonly sku: string; readonly quantity: number }[],
  code: string,
): Promise<number | undefined> {
  const cart = cartClient(shop);
  const id = await cart.create();
  await cart.add(id, lines);
  // Nobody has a guess too many here.
  await shop.database.query('delete from coupon_guess');
  const { data, errors } = await cart.apply(id, code);
  if (errors.length > 0) return undefined;
  const taken = data.applyCouponToCart.cart.prices.discounts?.filter(({ applied_to: on }) => on === 'ITEM') ?? [];
  return taken.reduce((sum, { amount }) => sum + Math.round(amount.value * 100), 0);
}

describe('coupons in the back office', () => {
  it('begin switched off, are used as soon as they are switched on, and undo switches them off again', async () => {
    const made = await create('herfst26');
    assert.deepEqual([made.coupon.id, made.coupon.state], ['HERFST26', 'off']);
    const lines = [{ sku: apron, quantity: 1 }];
    assert.equal(await discountOf(lines, 'HERFST26'), undefined);
    const on = await edit(made.coupon, { isActive: true, rule: { type: 'percent', percent: 20 } });
    assert.equal(on.coupon.state, 'running');
    assert.ok(((await discountOf(lines, 'herfst26')) ?? 0) > 0);
    assert.equal((await edit(on.coupon, { isActive: false })).coupon.state, 'off');
    const { items } = await ask<{ items: { id: string; action: string; canUndo: boolean }[] }>(
      '{ audit(list: {}, filter: { entity: "coupon", entityId: "HERFST26" }) { items { id action canUndo } } }',
    );
    assert.deepEqual(
      items.map(({ action }) => action),
      ['coupon.edit', 'coupon.edit', 'coupon.add'],
    );
    assert.equal(items[0]?.canUndo, true);
    await ask('mutation ($id: ID!, $k: ID!) { undo(entry: $id, key: $k) { __typename } }', { id: items[0]?.id, k: key() });
    assert.equal((await read('HERFST26')).state, 'running');
  });

  it('of two people who change the same thing meet in a conflict, others are merged', async () => {
    const coupon = await running('SAMEN', {});
    await edit(coupon, { minimumCents: 5_000 });
    assert.equal((await edit(coupon, { minimumCents: 6_000 })).__typename, 'EditConflict');
    assert.equal((await edit(coupon, { usesPerCustomer: 2 })).__typename, 'CouponSaved');
    assert.equal((await read('SAMEN')).minimumCents, 5_000);
  });

  it('refuse what cannot be meant', async () => {
    assert.equal((await create('x')).code, 'coupon-code');
    assert.equal((await create('WELKOM10')).code, 'coupon-taken');
    assert.equal((await create('VEEL', 5_001)).code, 'coupon-many');
    const { coupon } = await create('RAAR');
    for (const [values, code] of [
      [{ rule: { type: 'percent', percent: 101 } }, 'coupon-rule'],
      [{ rule: { type: 'cart-fixed', cents: 0 } }, 'coupon-rule'],
      [{ rule: 'gratis' }, 'coupon-rule'],
      [{ minimumCents: -1 }, 'coupon-minimum'],
      [{ usesPerCoupon: 0 }, 'coupon-uses'],
      [{ starts: '2026-12-02T00:00', ends: '2026-12-01T00:00' }, 'coupon-ends'],
      [{ starts: '2026-02-31T00:00' }, 'campaign-moment'],
      [{ countries: ['nederland'] }, 'campaign-many'],
    ] as const)
      assert.equal((await edit(coupon, values)).code, code, JSON.stringify(values));
    assert.equal((await read('RAAR')).version, 1);
  });

  it('name articles that exist, however somebody typed them', async () => {
    const { coupon } = await create('ARTIKELEN');
    const refused = await edit(coupon, { skus: [apron.toLowerCase(), 'NIET-1'] });
    assert.deepEqual([refused.__typename, refused.code, refused.about], ['Refusal', 'coupon-articles', ['NIET-1']]);
    const saved = await edit(coupon, { skus: [apron.toLowerCase(), apron], isActive: true });
    assert.equal(saved.__typename, 'CouponSaved');
    const { works, lines } = await test({ code: 'ARTIKELEN', lines: [{ sku: apron.toLowerCase(), quantity: 1 }] });
    assert.deepEqual([works, lines.map(({ sku }) => sku)], [true, [apron]]);
    const { items } = await ask<{ items: { id: string }[] }>(
      '{ audit(list: {}, filter: { entity: "coupon", entityId: "ARTIKELEN" }) { items { id } } }',
    );
    const undo = 'mutation ($id: ID!, $k: ID!) { undo(entry: $id, key: $k) { __typename } }';
    const undone = await ask<{ __typename: string }>(undo, { id: items[0]?.id, k: key() });
    assert.equal(undone.__typename, 'Undone', 'nothing was changed since');
    assert.equal((await read('ARTIKELEN')).state, 'off');
  });

  it('can be a series: many codes with the same terms, each used once, and all of them in a file', async () => {
    const { coupon } = await create('POST', 50);
    assert.equal(coupon.codes, 50);
    assert.equal((await edit(coupon, { usesPerCoupon: 2 })).code, 'coupon-series');
    await edit(coupon, { isActive: true, rule: { type: 'cart-fixed', cents: 500 } });
    const { rows } = await shop.database.query<{ code: string; terms: string }>(
      `select code, concat(is_active, effect, uses_per_coupon, version) as terms from coupon where code like 'POST-%' order by id`,
    );
    assert.equal(new Set(rows.map(({ code }) => code)).size, 50);
    assert.equal(new Set(rows.map(({ terms }) => terms)).size, 1);
    const another = rows[20]?.code ?? '';
    assert.equal((await read(another)).id, coupon.id, 'a code leads to its series');
    await use(another, '999000001');
    assert.deepEqual(failing(await test({ code: another })), ['uses_left']);
    assert.deepEqual(failing(await test({ code: rows[21]?.code })), []);
    const listed = await ask<{ items: Coupon[] }>('{ coupons(list: { search: "POST-" }) { items { id used codes } } }');
    assert.deepEqual(listed.items, [{ id: coupon.id, used: 1, codes: 50 }]);
    const { id } = await ask<{ id: string }>('mutation ($c: ID!, $k: ID!) { exportCoupon(code: $c, key: $k) { ... on Download { id } } }', {
      c: coupon.id,
      k: key(),
    });
    const file = (await shop.app.inject({ url: `/staff/download/${id}`, headers: { cookie: manager.cookie() ?? '' } })).body;
    assert.deepEqual(file.trim().split(/\r?\n/), ['code,uses', ...rows.map(({ code }) => `${code},${code === another ? 1 : 0}`)]);
  });

  it('are listed by whether they run', async () => {
    await running('VERWACHT', { starts: '2030-01-01T00:00' });
    await running('VOORBIJ', { ends: '2026-01-01T00:00' });
    await create('UITGEZET');
    const inTab = async (tab: string): Promise<string[]> =>
      (await ask<{ items: Coupon[] }>(`{ coupons(list: { first: 200 }, tab: ${tab}) { items { id } } }`)).items.map(({ id }) => id);
    const states = { running: 'WELKOM10', planned: 'VERWACHT', ended: 'VOORBIJ', off: 'UITGEZET' };
    for (const [tab, code] of Object.entries(states)) {
      for (const other of Object.values(states)) assert.equal((await inTab(tab)).includes(other), other === code, `${other} in ${tab}`);
    }
    assert.ok((await inTab('ended')).includes('EERSTE50'), 'what is used up is over');
  });

  it('are read by branch managers, who see no numbers of other branches, and changed by none of them', async () => {
    const numbers = await shop.database.query<{ number: string }>('select number from sales_order order by id limit 2');
    const [own = '', foreign = ''] = numbers.rows.map(({ number }) => number);
    await shop.database.query("update sales_order set sources = array['SIT'] where number = $1", [own]);
    await shop.database.query("update sales_order set sources = array['AAC'] where number = $1", [foreign]);
    await running('FILIAAL', {});
    await use('FILIAAL', own);
    await use('FILIAAL', foreign);
    const query = '{ couponUses(code: "FILIAAL", list: {}) { items { order } page { count } } }';
    type Uses = { readonly items: readonly { readonly order: string | null }[]; readonly page: { readonly count: number } };
    const seen = async (client: StaffClient): Promise<ReadonlySet<string | null>> => {
      const uses = await ask<Uses>(query, {}, client);
      assert.equal(uses.page.count, 2);
      return new Set(uses.items.map(({ order }) => order));
    };
    const branchManager = await as('branchManager', 'SIT');
    assert.deepEqual(await seen(manager), new Set([own, foreign]));
    assert.deepEqual(await seen(branchManager), new Set([own, null]));
    const { errors } = await branchManager.ask('mutation { createCoupon(code: "EIGEN", key: "b1") { __typename } }');
    assert.equal(errors.length, 1);
    const asked = await branchManager.ask('query ($i: CouponTestInput!) { couponTest(input: $i) { works } }', {
      i: { code: 'FILIAAL', store: 'nl', country: 'NL', customer: 'guest', lines: [], email: 'eva@example.org' },
    });
    assert.equal(asked.errors.length, 1, 'whose uses they are is for who may see customers');
  });
});

async function use(code: string, reference: string): Promise<void> {
  const coupon = (await findCoupon(shop.database, code)) ?? assert.fail(code);
  await shop.database.transaction(async (tx) =>
    assert.ok(await redeemCoupon(tx, { coupon, reference, customerKey: `guest:${reference}`, now: shop.clock.now() })),
  );
}

describe('the tester of coupons', () => {
  it('answers every rule a coupon has, and only those', async () => {
    await running('ALLES', {
      rule: { type: 'percent', percent: 10 },
      minimumCents: 100_000,
      categories: [999_999],
      countries: ['DE'],
      isForBusiness: true,
      excludesReduced: true,
      starts: '2026-12-01T00:00',
      ends: '2026-12-31T00:00',
      usesPerCoupon: 5,
      usesPerCustomer: 1,
    });
    const answer = await test({ code: 'alles', at: '2026-11-20T00:00' });
    assert.deepEqual(
      answer.rules.map(({ rule, holds }) => [rule, holds]),
      [
        ['active', true],
        ['begun', false],
        ['not_ended', true],
        ['uses_left', true],
        ['customer_uses', true],
        ['business', false],
        ['country', false],
        ['minimum', false],
        ['lines', false],
      ],
    );
    assert.equal(answer.works, false);
    assert.equal(answer.lines[0]?.obstacle, 'category');
    const { rules } = await test({ code: 'WELKOM10' });
    assert.deepEqual(
      rules.map(({ rule }) => rule),
      ['active', 'customer_uses', 'lines'],
    );
  });

  it('asks as of a moment, in a country, as a business', async () => {
    await running('MOMENT', { starts: '2026-12-01T00:00', ends: '2026-12-31T00:00', countries: ['DE'], isForBusiness: true });
    const right = { code: 'MOMENT', country: 'DE', customer: 'business' };
    assert.deepEqual(failing(await test({ ...right, at: '2026-11-30T23:59' })), ['begun']);
    assert.deepEqual(failing(await test({ ...right, at: '2026-12-01T00:00' })), []);
    assert.deepEqual(failing(await test({ ...right, at: '2026-12-31T00:00' })), ['not_ended']);
    assert.deepEqual(failing(await test({ ...right, at: '2026-12-05T12:00', country: 'NL' })), ['country']);
    assert.deepEqual(failing(await test({ ...right, at: '2026-12-05T12:00', customer: 'private' })), ['business']);
  });

  it('counts the uses of who is named, and names what cannot be bought', async () => {
    const { unknown, works } = await test({ code: 'WELKOM10', lines: [{ sku: 'WEG', quantity: 1 }] });
    assert.deepEqual([unknown, works], [['WEG'], false]);
    const coupon = (await findCoupon(shop.database, 'WELKOM10')) ?? assert.fail();
    const customerKey = couponCustomerKey(undefined, 'eva@example.org') ?? '';
    await shop.database.transaction((tx) => redeemCoupon(tx, { coupon, reference: '999000009', customerKey, now: shop.clock.now() }));
    assert.deepEqual(failing(await test({ code: 'WELKOM10', email: 'Eva@Example.org' })), ['customer_uses']);
    assert.deepEqual(failing(await test({ code: 'WELKOM10', email: 'anders@example.org' })), []);
  });

  it('says yes exactly where the cart takes the code, with the same amounts', async () => {
    const { rows } = await shop.database.query<{ code: string }>('select code from coupon where series_id is null order by code');
    const { rows: some } = await shop.database.query<{ sku: string }>(
      `select sku from product where type = 'simple' and is_enabled and is_visible and sku like 'MA-%' and sku <> '${apron}' order by md5(sku) limit 4`,
    );
    const skus = [apron, ...some.map(({ sku }) => sku)];
    await shop.database.transaction((tx) =>
      setStock(
        tx,
        skus.map((sku) => ({ sku, source: 'WEB', quantity: 50 })),
      ),
    );
    const carts = [[{ sku: apron, quantity: 1 }], [{ sku: apron, quantity: 6 }], skus.map((sku) => ({ sku, quantity: 1 }))];
    let taken = 0;
    for (const { code } of rows) {
      for (const lines of carts) {
        const answer = await test({ code, lines });
        const discount = await discountOf(lines, code);
        const isFine = answer.works || failing(answer).every((rule) => rule === 'helps');
        assert.equal(isFine, discount !== undefined, `${code} for ${JSON.stringify(lines)}: ${JSON.stringify(answer)}`);
        if (discount === undefined) continue;
        taken += 1;
        assert.equal(answer.discount.cents, discount, code);
      }
    }
    assert.ok(taken > 3);
  });
});
