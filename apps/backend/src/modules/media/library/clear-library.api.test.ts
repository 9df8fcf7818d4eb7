import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { emptyBin, throwAwayUnused } from './clear-library.ts';

/** More than two of the shop's batches. */
const pictures = process.env['TEST_SIZE'] === 'long' ? 50_000 : 450;
let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

describe('a library with more pictures than anybody uses', () => {
  it(`lets go of ${pictures} of them some at a time: the memory it takes does not grow with them`, async () => {
    await shop.database.query(
      `insert into media_asset (hash, frame_hash, name, type, width, height, alt, has_alt, tags, is_used, uploaded_at, words)
       select md5(number::text) || 'aaaaaaaa', md5(number::text) || 'bbbbbbbb', 'foto ' || number, 'webp', 4, 5, '{}'::jsonb, false, '{}'::text[], false,
         $1::timestamptz, ''::tsvector from generate_series(1, $2::int) as number`,
      [new Date(shop.clock.now().getTime() - 2 * 86_400_000), pictures],
    );
    const count = async (): Promise<number> =>
      (await shop.database.query<{ count: number }>("select count(*)::int as count from media_asset where name like 'foto %'")).rows[0]
        ?.count ?? 0;
    const removed: string[] = [];
    let atOnce = 0;
    let most = 0;
    const media = {
      remove: async (hash: string) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        if (removed.length < 10) removed.push(hash);
        await Promise.resolve();
        atOnce -= 1;
      },
    };
    const [first, heap] = [process.memoryUsage().heapUsed, []] as [number, number[]];
    assert.equal(await throwAwayUnused(shop.database, shop.clock.now()), pictures);
    heap.push(process.memoryUsage().heapUsed - first);
    assert.equal(await emptyBin(shop.database, media, shop.clock.now()), 0, 'for 30 days it can be put back');
    shop.clock.advance(31 * 86_400_000);
    assert.equal(await emptyBin(shop.database, media, shop.clock.now()), pictures);
    heap.push(process.memoryUsage().heapUsed - first);
    assert.deepEqual([await count(), most, removed.length], [0, 1, 10]);
    assert.ok(Math.max(...heap) < 100 * 1024 ** 2, `${Math.max(...heap)} bytes`);
  });
});
