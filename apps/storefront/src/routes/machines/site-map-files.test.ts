import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { operationName } from '../../lib/graphql/document.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import { aStoreView } from '../../lib/page/testing/a-store-view.ts';
import { countSiteMapFiles, loadSiteMapFile } from './site-map-files.ts';

const storeViews = [aStoreView('nl', ''), aStoreView('de', 'de'), aStoreView('en', 'en')];
const counts = { products: 100_001, brands: 230, posts: 301 };

/** A shop of many products, each tenth of which is Dutch alone; it says what it was asked for. */
let asked: string[];
function shopIn(code: string): ServerShopClient {
  const pageOf = <T>(count: number, size: number, page: number, entry: (id: number) => readonly T[]) => {
    const first = (page - 1) * size;
    assert.ok(page === 1 || first < count, 'a page that is not there is refused');
    const items = Array.from({ length: Math.min(size, count - first) }, (_, at) => entry(first + at)).flat();
    return { items, page_info: { total_pages: Math.ceil(count / size) } };
  };
  const answers: Readonly<Record<string, (page: number, size: number) => object>> = {
    SitemapCatalogue: () => ({ contentPaths: [] }),
    SitemapBrands: (page) => ({ brands: pageOf(counts.brands, 100, page, (id) => [{ urlKey: `brand-${id}`, logo: null }]) }),
    SitemapPosts: (page) => ({ blogPosts: pageOf(counts.posts, 100, page, (id) => [{ post_id: id, identifier: `post-${id}` }]) }),
    SitemapProducts: (page, size) => {
      const entry = (id: number) => (code === 'nl' || id % 10 > 0 ? [{ id, path: `${code}-${id}.html`, picture: null }] : []);
      return { productPaths: pageOf(counts.products, size, page, entry) };
    },
  };
  const query = async (document: { toString(): string }, variables?: { page?: number; size?: number }): Promise<unknown> => {
    const name = operationName(document.toString());
    asked.push(name);
    return answers[name]?.(variables?.page ?? 1, variables?.size ?? 0);
  };
  return { query, inStore: shopIn } as unknown as ServerShopClient;
}

const now = new Date('2026-11-15T12:00:00Z');
const aPage = () => ({ shop: shopIn('nl'), storeViews, now, execute: async () => ({ status: 200, body: {} }) });
beforeEach(() => (asked = []));

describe('the files of the site map', () => {
  it('have every product, brand and post once, with its page in the other languages, and none too many', async () => {
    const page = aPage();
    const found: string[] = [];
    for (let number = 1; number <= (await countSiteMapFiles(page)); number += 1) {
      const file = (await loadSiteMapFile(page, number)) ?? assert.fail(`file ${number}`);
      assert.ok(file.length <= 5_000);
      found.push(...file.map(({ paths }) => paths['nl'] ?? assert.fail('not Dutch')));
      for (const { paths } of file) {
        const id = /^\/nl-(\d+)\.html$/.exec(paths['nl'] ?? '')?.[1];
        if (id !== undefined) assert.equal(paths['de'], Number(id) % 10 > 0 ? `/de/de-${id}.html` : undefined);
      }
    }
    assert.equal(new Set(found).size, found.length);
    assert.deepEqual(
      Object.values({ products: /^\/nl-/, brands: /\/brand-/, posts: /\/post-/ }).map((of) => found.filter((path) => of.test(path)).length),
      Object.values(counts),
    );
  });

  it('are asked for together once for all languages, and are no more than there are', async () => {
    const page = aPage();
    for (const number of [51, 51, 51]) await loadSiteMapFile(page, number);
    // The first part tells how many there are.
    assert.equal(asked.filter((name) => name === 'SitemapProducts').length, 2 * storeViews.length);
    assert.equal(asked.filter((name) => name === 'SitemapCatalogue').length, storeViews.length);
    for (const number of [0, -1, 1.5, NaN, 52]) assert.equal(await loadSiteMapFile(page, number), undefined);
  });

  it('are loaded anew when that failed', async () => {
    const page = aPage();
    const failing = { ...page, shop: { inStore: () => ({ query: async () => assert.fail('away') }) } as unknown as ServerShopClient };
    await assert.rejects(countSiteMapFiles(failing), /away/);
    assert.equal(await countSiteMapFiles(page), 51);
  });
});
