import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { insertCoupons } from '#modules/cart/index.ts';
import { setStock } from '#modules/inventory/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { checkInvariants } from '../../../app/check-invariants.ts';

const rounds = process.env['TEST_SIZE'] === 'long' ? 40 : 4;
let paying: PayingShop;
let shop: PayingShop['shop'];
let provider: PayingShop['provider'];
let checkout: PayingShop['checkout'];
before(async () => {
  paying = await createPayingShop(500);
  ({ shop, provider, checkout } = paying);
});
after(() => paying.close());
afterEach(async () => assert.deepEqual(await faults(), []));

const faults = () => checkInvariants(shop.database, shop.clock.now());
const half = { type: 'percent' as const, percent: 50 };
/** A coupon for half the price; limits as given. */
const addCoupon = (code: string, limits: { readonly usesPerCoupon?: number; readonly usesPerCustomer?: number }): Promise<void> =>
  insertCoupons(shop.database, [
    {
      code,
      label: {},
      isActive: true,
      effect: half,
      conditions: {},
      validFrom: null,
      validTo: null,
      usesPerCoupon: null,
      usesPerCustomer: null,
      timesUsed: 0,
      ...limits,
    },
  ]);
const readyWith = async (code: string, email: string): Promise<string> => {
  const id = await checkout.ready({ email });
  checkout.carts.ok(await checkout.carts.apply(id, code));
  return id;
};
const placeWith = async (code: string, email: string) =>
  checkout.carts.ok(await checkout.order(await readyWith(code, email))).setPaymentMethod.order;
const lapse = async (): Promise<void> => {
  shop.clock.advance(61 * 60_000);
  await shop.backend.runJob('orders-end-holdings');
};
const usesOf = async (code: string): Promise<number> =>
  (await shop.database.query<{ uses: number }>('select times_used as uses from coupon where code_key = $1', [code])).rows[0]?.uses ?? 0;
const statusOf = async (number: string): Promise<string> => (await shop.backend.orders.desk.show(number)).status;
const alerts = async (number: string): Promise<readonly string[]> =>
  (
    await shop.database.query<{ reference: string }>(
      `select reference from order_mail join sales_order o on o.id = order_id where o.number = $1 and kind = 'staff-alert' order by reference`,
      [number],
    )
  ).rows.map(({ reference }) => reference);

describe('a discounted order that is paid after it had ended', () => {
  it('uses its coupon again, so that nobody else can', async () => {
    await addCoupon('EENMALIG', { usesPerCoupon: 1 });
    const late = await placeWith('EENMALIG', 'laat@example.org');
    await lapse();
    assert.deepEqual([await statusOf(late.number), await usesOf('EENMALIG')], ['canceled', 0]);
    await provider.tell(shop, late.number, { status: 'completed' });
    assert.deepEqual([await statusOf(late.number), await usesOf('EENMALIG')], ['processing', 1]);
    assert.match((await alerts(late.number)).join('\n'), /coupon EENMALIG counts for it again\.$/m);
    const refused = await checkout.carts.apply(await checkout.ready({ email: 'ander@example.org' }), 'EENMALIG');
    assert.match(refused.errors[0]?.message ?? '', /isn't valid/);
  });

  it('counts beyond the limit of a coupon that somebody used meanwhile, and staff hears of it once (R032)', async () => {
    await addCoupon('LAATSTE', { usesPerCoupon: 1 });
    const late = await placeWith('LAATSTE', 'eerste@example.org');
    await lapse();
    const second = await placeWith('LAATSTE', 'tweede@example.org');
    for (let time = 0; time < 3; time++) await provider.tell(shop, late.number, { status: 'completed' });
    assert.deepEqual([await statusOf(late.number), await usesOf('LAATSTE')], ['processing', 2]);
    assert.equal((await alerts(late.number)).filter((sentence) => /counts for it again\. It was used up/.test(sentence)).length, 1);
    assert.deepEqual(await faults(), []);
    await shop.backend.orders.desk.cancel(second.number, 'Op verzoek');
    assert.equal(await usesOf('LAATSTE'), 1);
    const third = await checkout.carts.apply(await checkout.ready({ email: 'derde@example.org' }), 'LAATSTE');
    assert.match(third.errors[0]?.message ?? '', /isn't valid/);
  });

  it('counts beyond what one customer may use', async () => {
    await addCoupon('PERKLANT', { usesPerCustomer: 1 });
    const late = await placeWith('PERKLANT', 'zelfde@example.org');
    await lapse();
    const second = await placeWith('PERKLANT', 'zelfde@example.org');
    await provider.tell(shop, second.number, { status: 'completed' });
    await provider.tell(shop, late.number, { status: 'completed' });
    assert.deepEqual(
      [await statusOf(late.number), await statusOf(second.number), await usesOf('PERKLANT')],
      ['processing', 'processing', 2],
    );
    assert.match((await alerts(late.number)).join('\n'), /PERKLANT counts for it again\. It was used up/);
  });

  it('counts again also when its pieces are gone, its amount is odd or staff confirms it', async () => {
    await addCoupon('STRAKS2', {});
    const orders = [];
    for (const email of ['leeg@example.org', 'vreemd@example.org', 'hand@example.org']) orders.push(await placeWith('STRAKS2', email));
    const [empty, odd, byHand] = orders.map(({ number }) => number);
    await lapse();
    assert.equal(await usesOf('STRAKS2'), 0);
    await provider.tell(shop, odd ?? '', { status: 'completed', amount: 1 });
    await shop.backend.orders.desk.paid(byHand ?? '');
    const { rows } = await shop.database.query<{ quantity: number; reserved: number }>(
      `select quantity, reserved from stock_level where sku = $1 and source_code = 'WEB'`,
      [ring],
    );
    const [{ quantity, reserved } = { quantity: 0, reserved: 0 }] = rows;
    const shelf = (pieces: number) => shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'WEB', quantity: pieces }]));
    await shelf(reserved);
    await provider.tell(shop, empty ?? '', { status: 'completed' });
    await shelf(quantity);
    assert.deepEqual(
      [await statusOf(empty ?? ''), await statusOf(odd ?? ''), await statusOf(byHand ?? ''), await usesOf('STRAKS2')],
      ['payment_review', 'payment_review', 'processing', 3],
    );
  });

  it(`ends with as many uses as discounted orders when it races with the next order, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round++) {
      const code = `RACE${round}`;
      await addCoupon(code, { usesPerCoupon: 1, usesPerCustomer: 1 });
      const late = await placeWith(code, `race${round}@example.org`);
      await lapse();
      const next = await Promise.all(
        Array.from({ length: 3 }, (_, index) =>
          readyWith(code, index === 0 ? `race${round}@example.org` : `race${round}-${index}@example.org`),
        ),
      );
      const [, ...placed] = await Promise.all([
        provider.tell(shop, late.number, { status: 'completed' }),
        ...next.map((id) => checkout.order(id)),
      ]);
      await shop.backend.runDueJobs();
      const sold = placed.filter(({ errors }) => errors.length === 0).length;
      assert.ok(sold <= 1, `${sold} others`);
      assert.deepEqual([await statusOf(late.number), await usesOf(code)], ['processing', 1 + sold]);
      assert.deepEqual(await faults(), []);
    }
  });
});

describe('check:invariants', () => {
  it('finds an order with a discount that no use stands for, and a use that no living order has (I4)', async () => {
    await addCoupon('VERGETEN', {});
    const { number } = await placeWith('VERGETEN', 'vergeten@example.org');
    const release = (at: string) =>
      shop.database.query(
        `with used as (update coupon_use set released_at = ${at} where reference = $1 returning coupon_id)
         update coupon set times_used = times_used ${at === 'null' ? '+' : '-'} 1 from used where coupon.id = used.coupon_id`,
        [number],
      );
    await release('now()');
    assert.deepEqual(await faults(), [`I4: order ${number} has the discount of coupon VERGETEN and does not count for it`]);
    await shop.backend.orders.desk.cancel(number, 'Op verzoek');
    await release('null');
    assert.deepEqual(await faults(), [`I4: coupon VERGETEN counts for order ${number}, which is canceled`]);
    await release('now()');
  });
});

describe('an order that was canceled while it could still be paid', () => {
  it('is canceled again when a payment that was to be looked at comes to nothing', async () => {
    const { order } = await checkout.place();
    await shop.backend.orders.desk.cancel(order.number, 'Twice');
    await provider.tell(shop, order.number, { status: 'uncleared' });
    assert.equal(await statusOf(order.number), 'payment_review');
    await provider.tell(shop, order.number, { status: 'declined' });
    assert.equal(await statusOf(order.number), 'canceled');
  });
});
