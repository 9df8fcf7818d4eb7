import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { checkInvariants } from '../../app/check-invariants.ts';
import { commandActor, commandParts } from '../../staff/desks/command-parts.ts';
import { openCouponDesk } from '../../staff/desks/coupon-desk.ts';
import { readCouponCommand } from './coupon-command.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());
const coupons = async (line: string): Promise<readonly string[]> =>
  readCouponCommand(line.split(' '), shop.clock.now())(openCouponDesk(commandParts(shop.database, shop.clock), commandActor));

it('coupons are listed with what they do and whether they run', async () => {
  const lines = await coupons('list');
  assert.match(lines.join('\n'), /^EERSTE50\tnot running\tcart-fixed\t1000 cents\t.*\t50 of 50 uses$/m);
  assert.match(lines.join('\n'), /^WELKOM10\trunning\tpercent\t10 %\t–\t0 of any uses$/m);
});

it('a coupon is added, counts its days in the shop’s time zone, and is switched off', async () => {
  await coupons('add winter --percent 12.5 --from 2026-11-15 --to 2026-12-31 --minimum 99.50 --uses 3 --categories 110,130 --label Winter');
  const { rows } = await shop.database.query(
    `select code, effect, conditions, valid_from, valid_to, uses_per_coupon from coupon where code_key = 'WINTER'`,
  );
  assert.deepEqual(rows[0], {
    code: 'WINTER',
    effect: { type: 'percent', percent: 12.5 },
    conditions: { minimumSubtotalCents: 9_950, categoryIds: [110, 130] },
    valid_from: new Date('2026-11-14T23:00:00Z'),
    valid_to: new Date('2026-12-31T23:00:00Z'),
    uses_per_coupon: 3,
  });
  await assert.rejects(coupons('add WINTER --amount 5'), /There is a coupon WINTER already/);
  assert.deepEqual(await coupons('disable winter'), ['WINTER cannot be used any more.']);
  assert.match((await coupons('list')).join('\n'), /^WINTER\tnot running/m);
});

it('what cannot be meant is refused in a sentence', async () => {
  await assert.rejects(coupons('add X --percent 10'), /npm run coupons/);
  await assert.rejects(coupons('add DUBBEL --percent 10 --amount 5'), /npm run coupons/);
  await assert.rejects(coupons('add TEVEEL --percent 101'), /101 is not a percentage/);
  await assert.rejects(coupons('add DATUM --percent 10 --to morgen'), /morgen is not a day/);
  await assert.rejects(coupons('disable NIETS'), /There is no coupon NIETS/);
  await assert.rejects(coupons('wat'), /npm run coupons/);
});

it('a freshly seeded shop adds up (I1, I4, I8)', async () => {
  assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
});
