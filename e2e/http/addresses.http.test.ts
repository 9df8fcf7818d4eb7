import assert from 'node:assert/strict';
import { test } from 'node:test';
import { get, redirectOf } from './get.ts';

const leadsTo = (rows: readonly (readonly [from: string, to: string])[]) => async (): Promise<void> => {
  for (const [from, to] of rows) assert.deepEqual(await redirectOf(from), [301, to], from);
};

test(
  'old addresses lead on with 301',
  leadsTo([
    ['/dirndl', '/dames/dirndls'],
    ['/dames/dirndls/midi-dirndl-marei.html', '/midi-dirndl-marei.html'],
    ['/nl/dames', '/dames'],
  ]),
);

test(
  'addresses of the specification lead to their pages',
  leadsTo([
    ['/cms-page/over-ons', '/over-ons'],
    ['/category-page/dames', '/dames'],
    ['/blog/13', '/blog/charivari-van-trofee-tot-sieraad'],
    ['/de/blog/13', '/de/blog/charivari-von-der-trophaee-zum-schmuck'],
    ['/en-login', '/en/login'],
    ['/en-create-account', '/en/create-account'],
    ['/en-account', '/en/account'],
  ]),
);

test(
  'every way to a product leads to its one address',
  leadsTo(
    [
      '/dames/dirndls/midi-dirndl-marei.html',
      '/vroeger/midi-dirndl-marei.html',
      '/product?sku=MA-DIR-1004',
      '/productconfig/midi-dirndl-marei',
    ].map((from) => [from, '/midi-dirndl-marei.html'] as const),
  ),
);

test('what is not there is not found', async () => {
  for (const path of [
    '/cms-page',
    '/blog/bestaat-niet',
    '/product?sku=unknown',
    '/filialen/keulen',
    '/formulier/nope',
    '/formulier/custom/nope',
    '/merken/nergens',
  ])
    assert.equal((await get(path)).status, 404, path);
});

test('a visitor from anywhere gets the page that was asked for, never a redirect by address (LAW-24)', async () => {
  const response = await get('/', { 'x-forwarded-for': '8.8.8.8', 'accept-language': 'de-DE' });
  assert.equal(response.status, 200);
});

test('what is not there is a page of the shop that says so', async () => {
  for (const path of [
    '/product',
    '/product?sku=nobody',
    '/productconfig/nobody',
    '/productbundle',
    '/productlook/nobody.html',
    '/wishlist/shared/index/code/nobody',
    '/de/wishlist/shared/index/code/nobody',
  ]) {
    const response = await get(path);
    const page = await response.text();
    assert.deepEqual([response.status, response.headers.get('content-type')], [404, 'text/html; charset=utf-8'], path);
    assert.match(page, /<main[\s\S]*<h1/, path);
  }
});
