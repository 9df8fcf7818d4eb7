import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { writeCatalogue, type ProductInput } from '#modules/catalog/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

type Path = { readonly id: number; readonly path: string; readonly picture: string | null };
type Page = { readonly items: readonly Path[]; readonly page_info: { readonly total_pages: number } };

const pageOf = async (store: string, pageSize: number, currentPage: number): Promise<Page> => {
  const { data, errors } = await shop.ask<{ productPaths: Page }>(
    `{ productPaths(pageSize: ${pageSize}, currentPage: ${currentPage}) { items { id path picture } page_info { total_pages } } }`,
    { headers: { store } },
  );
  assert.deepEqual(errors, []);
  return data.productPaths;
};
const allOf = async (store: string): Promise<readonly Path[]> => (await pageOf(store, 2_000, 1)).items;

describe('the paths of all products', () => {
  it('are those of every list, with the picture they show there', async () => {
    for (const store of ['nl', 'de', 'en']) {
      type Listed = { id: number; url_key: string; url_suffix: string; small_image: { url: string } | null };
      const { data } = await shop.ask<{ products: { items: readonly Listed[] } }>(
        '{ products(filter: {}, pageSize: 300) { items { id url_key url_suffix small_image { url } } } }',
        { headers: { store } },
      );
      const listed = data.products.items.map(({ id, url_key, url_suffix, small_image }) => ({
        id,
        path: `${url_key}${url_suffix}`,
        picture: small_image?.url ?? null,
      }));
      assert.deepEqual(
        await allOf(store),
        listed.toSorted((a, b) => a.id - b.id),
      );
    }
  });

  it('stand on the same page in every view, also when one of them has no price for some', async () => {
    const [next = assert.fail()] = await allOf('de');
    const name = (urlKey: string) => ({ name: 'Aansteker', urlKey });
    const first: ProductInput = {
      id: next.id - 1,
      sku: 'NEW-1',
      type: 'simple',
      brandId: 1,
      texts: { nl: name('aansteker'), de: name('feuerzeug') },
      categories: new Map([[110, 1]]),
      prices: { nl: [{ kind: 'regular', cents: 995, from: shop.clock.now().getTime() - 1_000 }] },
    };
    await shop.database.transaction((tx) => writeCatalogue(tx, { products: [first] }, shop.clock.now()));
    await shop.backend.refresh();
    const pages = await Promise.all(['nl', 'de'].map((store) => pageOf(store, 2, 1)));
    assert.deepEqual(
      pages.map(({ items }) => items.map(({ id }) => id)),
      [[first.id, next.id], [next.id]],
    );
    assert.equal(pages[0]?.page_info.total_pages, pages[1]?.page_info.total_pages);
  });

  it('come up to 2,000 at a time', async () => {
    const { errors } = await shop.ask('{ productPaths(pageSize: 2001) { page_info { total_pages } } }');
    assert.equal(errors[0]?.message, 'Maximum pageSize is 2000');
  });
});
