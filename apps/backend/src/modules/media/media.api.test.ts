import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

let shop: TestShop;
let picture: string;
before(async () => {
  shop = await createTestShop();
  picture = (await urls('{ products(filter: {sku: {eq: "MA-SIE-6202"}}) { items { thumbnail { url } } } }'))[0] ?? '';
});
after(() => shop.close());

/** Every address below /media/ in an answer, as paths. */
async function urls(query: string): Promise<readonly string[]> {
  const { data, errors } = await shop.ask(query);
  assert.deepEqual(errors, []);
  const found = JSON.stringify(data).match(/http:\/\/localhost:3000\/media\/[^"]+/g) ?? [];
  return [...new Set(found.map((url) => new URL(url).pathname))];
}

describe('the pictures of the shop', () => {
  const places: readonly (readonly [what: string, query: string, atLeast: number])[] = [
    [
      'a product in its three roles',
      '{ products(filter: {sku: {eq: "MA-DIR-1002"}}) { items { image { url } small_image { url } thumbnail { url } } } }',
      3,
    ],
    ['a bundle', '{ products(filter: {sku: {eq: "MA-SET-7001"}}) { items { thumbnail { url } } } }', 1],
    [
      'a look',
      '{ products(filter: {sku: {eq: "MA-LOK-7201"}}) { items { thumbnail { url } ... on GroupedProduct { look { scene { url } } } } } }',
      2,
    ],
    ['a brand', '{ products(filter: {sku: {eq: "MA-SIE-6202"}}) { items { brand { logo } } } }', 1],
    ['a category', '{ categories(filters: {ids: {eq: "100"}}) { items { image } } }', 1],
  ];
  for (const [what, query, atLeast] of places) {
    it(`of ${what} can be fetched from the address in the answer`, async () => {
      const found = await urls(query);
      assert.ok(found.length >= atLeast, String(found));
      for (const url of found) {
        const response = await shop.request('GET', url);
        assert.equal(response.statusCode, 200, url);
        assert.equal(response.headers['content-type'], 'image/webp');
        // The first visitors of a large picture get a smaller one for a minute, while it is made.
        const isSmall = /\/(160|320|480)\./.test(url);
        const caching = String(response.headers['cache-control']);
        assert.match(caching, isSmall ? /^public, max-age=31536000, immutable$/ : /^public, max-age=(31536000, immutable|60)$/);
        assert.equal(response.headers['x-content-type-options'], 'nosniff');
        assert.equal(response.rawPayload.subarray(8, 12).toString(), 'WEBP');
      }
    });
  }

  it('come in the other formats at the same address', async () => {
    for (const [format, type] of [
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const response = await shop.request('GET', picture.replace(/webp$/, format));
      assert.deepEqual([response.statusCode, response.headers['content-type']], [200, type]);
    }
    const avif = await shop.request('GET', picture.replace(/webp$/, 'avif'));
    assert.equal(avif.statusCode, 200);
    assert.match(String(avif.headers['content-type']), /^image\/(avif|webp)$/);
  });

  it('are refused in widths and formats nobody uses (R178)', async () => {
    for (const file of ['161.webp', '99999.webp', '160.gif', '160.svg']) {
      const response = await shop.request('GET', picture.replace(/[^/]+$/, file));
      assert.ok([400, 404].includes(response.statusCode), file);
    }
  });

  const traversals = [
    '/media/../../package.json',
    '/media/%2e%2e%2f%2e%2e%2fpackage.json',
    '/media/%252e%252e/160.webp',
    '/media/..%5c..%5cpackage.json/160.webp',
    '/media/%00/160.webp',
    `/media/${'0'.repeat(40)}/160.webp`,
    '/media/sources/160.webp',
    '/media//etc/passwd',
  ];
  for (const url of traversals) {
    it(`are not found at ${url} (R179)`, async () => {
      const response = await shop.request('GET', url);
      assert.equal(response.statusCode, 404);
      assert.doesNotMatch(response.body, /at .*\.ts|node_modules|"name"/);
    });
  }

  it('answer a malformed escape with 400 (R179)', async () => {
    const response = await shop.request('GET', '/media/%E0%A4%A/160.webp');
    assert.equal(response.statusCode, 400);
    assert.equal(response.headers['x-content-type-options'], 'nosniff');
  });
});
