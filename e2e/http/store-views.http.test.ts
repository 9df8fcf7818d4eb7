import assert from 'node:assert/strict';
import { test } from 'node:test';
import { get, textOf } from './get.ts';

const linksOf = (html: string): readonly string[] => [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map((match) => match[1] ?? '');

test('a second view of a language has an address of its own, with its theme, and stays in it', async () => {
  const response = await get('/nl_limburg/dames/dirndls');
  const page = await response.text();
  assert.equal(response.status, 200);
  assert.match(page, /<html[^>]*lang="nl"/);
  assert.match(page, /data-theme="stube"/);
  const links = linksOf(page);
  const products = links.filter((href) => href.includes('.html'));
  assert.ok(products.length > 0);
  for (const href of products) assert.match(href, /^\/nl_limburg\//);
  for (const path of [
    '/nl_limburg',
    '/nl_limburg/heren',
    '/nl_limburg/merken',
    '/nl_limburg/bedrijfsgegevens',
    '/nl_limburg/checkout/cart',
  ])
    assert.ok(links.includes(path), path);
  // The languages, the main view among them.
  for (const path of ['/dames/dirndls', '/de/damen/dirndl', '/en/women/dirndls']) assert.ok(links.includes(path), path);
});

test('a second view of a language is led to from every page, and leads search engines to the main one', async () => {
  const page = await textOf('/dames/dirndls');
  assert.ok(linksOf(page).includes('/nl_limburg/dames/dirndls'));
  const head = await textOf('/nl_limburg/dames/dirndls');
  assert.match(head, /<link rel="canonical" href="https?:\/\/[^/"]+\/dames\/dirndls"/);
  assert.doesNotMatch(head, /hreflang="[^"]*" href="[^"]*nl_limburg/i);
});

test('links written into pages, questions, blocks and slides stay in a second view of their language', async () => {
  for (const [path, written] of [
    ['/nl_limburg/voorwaarden', '/nl_limburg/herroepingsrecht'],
    ['/nl_limburg/herroepingsrecht', '/nl_limburg/herroepen'],
    ['/nl_limburg', '/nl_limburg/dames/dirndls'],
    ['/nl_limburg/faq', '/nl_limburg/zakelijk'],
  ] as const) {
    const main = /<main[\s\S]*<\/main>/.exec(await textOf(path))?.[0] ?? '';
    const links = linksOf(main);
    assert.ok(links.includes(written), `${path}: ${written}`);
    assert.deepEqual(
      links.filter((href) => !/^\/(nl_limburg|media)(\/|$|\?|#)/.test(href)),
      [],
      path,
    );
  }
  assert.ok(linksOf(await textOf('/voorwaarden')).includes('/herroepingsrecht'));
});
