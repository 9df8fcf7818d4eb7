import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Database } from '#kernel/database/database.ts';
import { setStock } from '#modules/inventory/index.ts';
import { cartClient, logInAs } from '#testing/cart-client.ts';
import { openTwoBackends, type TwoBackends } from '#testing/two-backends.ts';
import { checkCoupons, insertCoupons, redeemCoupon, releaseCoupons, type Coupon } from './index.ts';
import { listCoupons } from './coupons/coupon-repository.ts';

describe('two processes on PostgreSQL', { timeout: 180_000 }, () => {
  let two: TwoBackends;
  const ring = 'MA-SIE-6202';
  before(async () => {
    two = await openTwoBackends();
    await database().transaction((tx) => setStock(tx, [{ sku: ring, source: 'WEB', quantity: 500 }]));
  });
  after(() => two.close());

  const database = (): Database => two.database(0);
  const shopOf = (index: number) => two.shop(index);
  const clientOf = (index: number) => cartClient(shopOf(index));
  const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('lose none of 50 additions to one cart (R040)', async () => {
    const id = await clientOf(0).create();
    await atOnce(50, (index) => clientOf(index).add(id, [{ sku: ring, quantity: 1 }]));
    const cart = await clientOf(1).read(id);
    assert.deepEqual([cart.items.length, cart.total_quantity], [1, 50]);
  });

  it('end with one of the sent quantities (R039)', async () => {
    const id = await clientOf(0).create();
    await clientOf(0).add(id, [{ sku: ring, quantity: 1 }]);
    const answers = await atOnce(50, (index) => clientOf(index).update(id, [{ cart_item_id: 1, quantity: index + 1 }]));
    assert.ok(answers.every(({ errors }) => errors.length === 0));
    const { items } = await clientOf(1).read(id);
    const [line] = items;
    assert.ok(line && line.quantity >= 1 && line.quantity <= 50);
    assert.equal(Math.round(line.prices.row_total_including_tax.value * 100), line.quantity * 4995);
  });

  it('merge a cart once when it is sent five times (R036)', async () => {
    for (let round = 0; round < 5; round++) {
      const headers = await logInAs(shopOf(0), 1);
      const own = await clientOf(0).create(headers);
      const before = (await clientOf(0).read(own, headers)).total_quantity;
      const guest = await clientOf(1).create();
      await clientOf(1).add(guest, [{ sku: ring, quantity: 2 }]);
      const answers = await atOnce(5, (index) => clientOf(index).merge(guest, headers));
      for (const answer of answers) assert.equal(clientOf(0).ok(answer).mergeCarts.total_quantity, before + 2);
      assert.equal((await clientOf(1).read(own, headers)).total_quantity, before + 2);
    }
  });

  it('give a guest’s cart to one of the customers who take it at once, and the others nothing of it', async () => {
    for (let round = 0; round < 5; round++) {
      const guest = await clientOf(0).create();
      await clientOf(0).add(guest, [{ sku: ring, quantity: 2 }]);
      const takers = [await logInAs(shopOf(0), 6), await logInAs(shopOf(1), 7)];
      const answers = await atOnce(6, (index) =>
        shopOf(index).ask<Record<string, { id: string } | null>>(
          index % 3 === 2
            ? `mutation { mergeCarts(source_cart_id: "${guest}") { id } }`
            : `mutation { assignCustomerToGuestCart(cart_id: "${guest}") { id } }`,
          { headers: { ...takers[index % 2] } },
        ),
      );
      const winners = new Set(answers.flatMap(({ errors }, index) => (errors.length === 0 ? [index % 2] : [])));
      assert.equal(winners.size, 1, JSON.stringify(answers.map(({ errors }) => errors)));
      for (const { errors } of answers) assert.doesNotMatch(JSON.stringify(errors), /Internal/);
    }
  });

  it('give a customer one cart, however many ask for the first', async () => {
    const headers = await logInAs(shopOf(0), 2);
    assert.equal(new Set(await atOnce(20, (index) => clientOf(index).create(headers))).size, 1);
  });

  it('apply a coupon once (R033)', async () => {
    const id = await clientOf(0).create();
    await clientOf(0).add(id, [{ sku: ring, quantity: 2 }]);
    const answers = await atOnce(10, (index) => clientOf(index).apply(id, 'WELKOM10'));
    assert.equal(answers.filter(({ errors }) => errors.length === 0).length, 1);
    assert.equal((await clientOf(1).read(id)).prices.discounts?.length, 1);
  });

  const aCoupon = async (code: string, limits: Pick<Coupon, 'usesPerCoupon' | 'usesPerCustomer'>): Promise<Coupon> => {
    const rest = {
      label: {},
      isActive: true,
      effect: { type: 'percent' as const, percent: 10 },
      conditions: {},
      validFrom: null,
      validTo: null,
      timesUsed: 0,
    };
    await insertCoupons(database(), [{ code, ...rest, ...limits }]);
    const coupon = (await listCoupons(database())).find((one) => one.code === code);
    assert.ok(coupon);
    return coupon;
  };
  /** As placing an order will: false rolls everything back. */
  const use = async (index: number, coupon: Coupon, reference: string, customerKey: string): Promise<boolean> => {
    try {
      await two.database(index).transaction(async (tx) => {
        if (!(await redeemCoupon(tx, { coupon, reference, customerKey, now: two.clock.now() }))) throw new Error('limit');
      });
      return true;
    } catch (error) {
      assert.equal((error as Error).message, 'limit');
      return false;
    }
  };

  it('never use a coupon more often than it may be, nor one customer (R028 to R030)', async () => {
    const once = await aCoupon('EENS', { usesPerCoupon: 1, usesPerCustomer: null });
    assert.equal((await atOnce(64, (index) => use(index, once, `o${index}`, `customer:${index}`))).filter(Boolean).length, 1);
    const some = await aCoupon('TIEN', { usesPerCoupon: 10, usesPerCustomer: null });
    assert.equal((await atOnce(64, (index) => use(index, some, `p${index}`, `customer:${index}`))).filter(Boolean).length, 10);
    const own = await aCoupon('PERKLANT', { usesPerCoupon: null, usesPerCustomer: 1 });
    assert.equal((await atOnce(20, (index) => use(index, own, `q${index}`, 'customer:1'))).filter(Boolean).length, 1);
    assert.deepEqual(await checkCoupons(database()), []);
  });

  it('give a use back once, and it can be used again (R032)', async () => {
    const coupon = await aCoupon('TERUG', { usesPerCoupon: 1, usesPerCustomer: 1 });
    assert.ok(await use(0, coupon, 'cancelled', 'customer:7'));
    await atOnce(4, (index) => two.database(index).transaction((tx) => releaseCoupons(tx, 'cancelled', two.clock.now())));
    assert.equal((await listCoupons(database())).find(({ code }) => code === 'TERUG')?.timesUsed, 0);
    assert.ok(await use(1, coupon, 'next', 'customer:7'));
    assert.deepEqual(await checkCoupons(database()), []);
  });
});
