import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ShopError } from '#kernel/errors.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import type { CouponWish } from '#modules/cart/index.ts';
import { commandActor, commandParts } from './command-parts.ts';
import { openCouponDesk, type CouponDesk } from './coupon-desk.ts';

let shop: TestShop;
let desk: CouponDesk;
before(async () => {
  shop = await createTestShop();
  desk = openCouponDesk(commandParts(shop.database, shop.clock), commandActor);
});
after(() => shop.close());

const aWish: CouponWish = { code: 'LENTE', effect: { type: 'percent', percent: 12.5 }, conditions: {} };
const listed = async (code: string) => (await desk.list(shop.clock.now())).find((coupon) => coupon.code === code);

describe('the coupon desk', () => {
  it('adds a coupon that counts its days in the shop’s time zone, and switches it off', async () => {
    const wish = { ...aWish, code: 'herfst', firstDay: '2026-11-15', lastDay: '2026-12-31', usesPerCoupon: 3 };
    assert.equal(await desk.add(wish), 'HERFST');
    const added = await listed('HERFST');
    assert.deepEqual(
      [added?.isRunning, added?.validFrom, added?.validTo, added?.usesPerCoupon, added?.label['de']],
      [true, new Date('2026-11-14T23:00:00Z'), new Date('2026-12-31T23:00:00Z'), 3, 'HERFST'],
    );
    assert.equal(await desk.disable('herfst '), 'HERFST');
    assert.equal((await listed('HERFST'))?.isRunning, false);
    const { rows } = await shop.database.query<{ action: string; actor: string }>(
      `select action, actor_kind as actor from audit_entry where entity = 'coupon' and entity_id = 'HERFST' order by id`,
    );
    assert.deepEqual(rows, [
      { action: 'coupon.add', actor: 'command' },
      { action: 'coupon.edit', actor: 'command' },
    ]);
  });

  it('refuses what cannot be meant, and a code that is taken', async () => {
    await desk.add(aWish);
    for (const [work, sentence] of [
      [() => desk.add(aWish), /^There is a coupon LENTE already\.$/],
      [() => desk.add({ ...aWish, code: 'X' }), /is not a code/],
      [() => desk.add({ ...aWish, code: 'TEVEEL', effect: { type: 'percent', percent: 101 } }), /^101 is not a percentage/],
      [() => desk.add({ ...aWish, code: 'CENTEN', effect: { type: 'fixed', cents: 0.5 } }), /is not an amount/],
      [() => desk.add({ ...aWish, code: 'DATUM', lastDay: 'morgen' }), /^morgen is not a day/],
      [() => desk.add({ ...aWish, code: 'NOOIT', usesPerCoupon: 0 }), /^0 is not a whole number/],
      [() => desk.disable('NIETS'), /^There is no coupon NIETS\.$/],
    ] as const) {
      await assert.rejects(work, (error) => error instanceof ShopError && sentence.test(error.message));
    }
  });
});
