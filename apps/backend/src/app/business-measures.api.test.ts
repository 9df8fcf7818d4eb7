import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createJobs } from '#kernel/jobs.ts';
import { createLogger, silentLogger } from '#kernel/logger.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { businessMeasures } from './business-measures.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const valuesOf = async (measures: ReturnType<typeof businessMeasures>): Promise<Readonly<Record<string, number | undefined>>> =>
  Object.fromEntries(await Promise.all(measures.map(async ({ name, read }) => [name, (await read())[0]?.value] as const)));

describe('what Prometheus reads of the business', () => {
  it('counts orders, payments that nobody decides, and jobs that wait (R213)', async () => {
    const before = await valuesOf(shop.backend.measures);
    assert.equal(before['shop_database_up'], 1);
    assert.equal(before['shop_dead_letters'], 0);
    assert.equal(before['shop_unarchived_seconds'], 0);
    await checkoutClient(shop).place({ email: 'counted@example.org' }, 'banktransfer');
    const now = await valuesOf(shop.backend.measures);
    assert.equal(now['shop_orders_last_10_minutes'], (before['shop_orders_last_10_minutes'] ?? 0) + 1);
    shop.clock.advance(60 * 86_400_000);
    const later = await valuesOf(shop.backend.measures);
    assert.equal(later['shop_orders_last_10_minutes'], 0);
    assert.ok((later['shop_overdue_payment_seconds'] ?? 0) > 86_400);
  });

  it('says of a database that is away that it is, and nothing else', async () => {
    const away = { ...shop.database, aside: { ...shop.database.aside, query: () => Promise.reject(new Error('away')) } };
    const lines: string[] = [];
    const logger = createLogger({ write: (line) => void lines.push(line) });
    const jobs = createJobs({ database: away, logger: silentLogger, workers: false });
    const values = await valuesOf(businessMeasures(away, jobs, { clock: shop.clock, logger }));
    assert.match(lines.join('\n'), /"message":"away".*metrics\.business-unknown/);
    assert.deepEqual(values, {
      shop_database_up: 0,
      shop_orders_last_10_minutes: Number.NaN,
      shop_overdue_payment_seconds: Number.NaN,
      shop_late_job_seconds: Number.NaN,
      shop_dead_letters: Number.NaN,
      shop_unarchived_seconds: Number.NaN,
    });
  });
});
