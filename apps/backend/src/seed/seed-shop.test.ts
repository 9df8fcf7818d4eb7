import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scaledShop, smallShop } from '@shop/demo-data';
import { customers } from '@shop/demo-data/customers';
import { fixedClock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { describeOnDatabase } from '#kernel/database/test-databases.ts';
import { hasDemoCustomers } from './demo-customers.ts';
import { seedShop } from './seed-shop.ts';

const own = smallShop.products.length;
const shop = scaledShop({ shop: smallShop, products: own * 3 + 10, seed: 1 });
const further = [...shop.furtherProducts()].flat();
const all = [...shop.products, ...further];
const variants = all.flatMap((product) => (product.type === 'configurable' ? product.variants : []));

const kept = new Set<string>();
const media: Parameters<typeof seedShop>[0]['media'] = {
  storeRecipe: async (recipe, size) => {
    const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex');
    kept.add(hash);
    return { hash, ...size };
  },
};

describeOnDatabase('a shop that is seeded', ({ open }) => {
  let database: Database;
  const numberOf = async (query: string): Promise<number> => Number((await database.query<{ count: string }>(query)).rows[0]?.count);

  before(async () => {
    database = await open();
    await migrate(database, fileURLToPath(new URL('../../migrations', import.meta.url)));
    await seedShop({ shop, database, media, clock: fixedClock('2026-11-15T11:00:00Z'), hasDemoCustomers: false });
  });

  it('a scaled shop is written with all its products, variants and stock', async () => {
    assert.equal(await numberOf('select count(*) from product'), all.length + variants.length + shop.samples.length);
    assert.equal(await numberOf('select count(*) from product where is_visible'), all.length);
    assert.equal(await numberOf('select count(*) from product_variant'), variants.length);
    const stocked = variants.length + shop.samples.length + all.filter(({ type }) => type === 'simple').length;
    assert.equal(await numberOf('select count(distinct sku) from stock_level'), stocked);
    assert.equal(await numberOf('select count(distinct sku) from price_period'), stocked);
  });

  it('its products stand in their categories behind each other', async () => {
    const doubled = 'select count(*) from (select 1 from product_category group by category_id, position having count(*) > 1) as twice';
    assert.equal(await numberOf(doubled), 0);
  });

  it('outfits begin with what is complete; the pieces follow', async () => {
    const { rows } = await database.query<{ type: string; category_id: number }>(
      `select product.type, category_id from product_category join product on product.id = product_id
       where category_id in (500, 510, 520) and product.id <= ${Math.max(...shop.products.map(({ id }) => id))} order by category_id, position`,
    );
    for (const [category, members] of Map.groupBy(rows, ({ category_id: id }) => id)) {
      const isWhole = members.map(({ type }) => type === 'bundle' || type === 'grouped');
      if (category === 500) assert.ok(isWhole.includes(true) && isWhole.includes(false));
      assert.equal(isWhole.lastIndexOf(true) + 1, isWhole.filter(Boolean).length, `category ${category}`);
    }
  });

  it('its pictures are those of the demo shop', async () => {
    const { rows } = await database.query<{ hash: string }>('select distinct hash from product_media');
    assert.deepEqual(
      rows.filter(({ hash }) => !kept.has(hash)),
      [],
    );
  });

  it('a dirndl leads to its sample, which is in no category', async () => {
    const { rows } = await database.query<{ sku: string; sample: string; is_visible: boolean; listed: boolean }>(
      `select product.sku, sample.sku as sample, sample.is_visible,
         exists (select 1 from product_category where product_id = sample.id) as listed
       from product join product as sample on sample.sku = product.attributes ->> 'stofstaal'
       where product.sku = 'MA-DIR-1001'`,
    );
    assert.deepEqual(rows, [{ sku: 'MA-DIR-1001', sample: 'MA-STA-8001', is_visible: false, listed: false }]);
  });

  it('a shop without the demo’s customers knows that, and its own customers never look like them', async () => {
    assert.equal(await hasDemoCustomers(database), false);
    const [demo] = customers;
    assert.ok(demo);
    const insert = (id: string) =>
      database.query(
        `insert into customer (id, email, email_key, firstname, lastname, store_code, approval, created_at, updated_at)
         values (${id}, $1, $1, 'Eva', 'Janssen', 'nl', 'private', now(), now())`,
        [demo.email],
      );
    await insert("nextval(pg_get_serial_sequence('customer', 'id'))");
    assert.equal(await hasDemoCustomers(database), false, 'whoever takes such an address is still somebody else');
    await database.query('delete from customer');
    await insert(String(demo.id));
    assert.equal(await hasDemoCustomers(database), true);
    await database.query('delete from customer');
  });

  it('a shop that exists is left as it is', async () => {
    await seedShop({ shop: smallShop, database, media, clock: fixedClock('2027-01-01T11:00:00Z'), hasDemoCustomers: false });
    assert.equal(await numberOf('select count(*) from product where is_visible'), all.length);
  });
});
