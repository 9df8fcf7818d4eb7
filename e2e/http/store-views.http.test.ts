import assert from 'node:assert/strict';
import { test } from 'node:test';
import { get, origin, textOf } from './get.ts';

const linksOf = (html: string): readonly string[] => [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map((match) => match[1] ?? '');

test('a second view of a language has an address of its own, with its theme, and stays in it', async () => {
  const response = await get('/nl_limburg/dames/dirndls');
  const page = await response.text();
  assert.equal(response.status, 200);
  assert.match(page, /<html[^>]*lang="nl"/);
  assert.match(page, /data-theme="stube"/);
  const links = linksOf(page);
  const leaving = links.filter((href) => !/^\/nl_limburg(\/|$|\?|#)/.test(href));
  // The languages, the main view among them, in the header, the menu and the footer.
  assert.deepEqual([...new Set(leaving)].toSorted(), ['/dames/dirndls', '/de/damen/dirndl', '/en/women/dirndls']);
  assert.ok(links.includes('/nl_limburg/midi-dirndl-liesl.html') || links.some((href) => /^\/nl_limburg\/[a-z-]+\.html/.test(href)));
});

test('a second view of a language is led to from every page, and leads search engines to the main one', async () => {
  const page = await textOf('/dames/dirndls');
  assert.ok(linksOf(page).includes('/nl_limburg/dames/dirndls'));
  const head = await textOf('/nl_limburg/dames/dirndls');
  assert.ok(head.includes(`<link rel="canonical" href="${origin}/dames/dirndls"`));
  assert.doesNotMatch(head, /hreflang="[^"]*" href="[^"]*nl_limburg/i);
});

test('personal pages of a second view are as private as those of the first', async () => {
  for (const path of ['/nl_limburg/account', '/nl_limburg/checkout', '/nl_limburg/wishlist']) {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    assert.match(response.headers.get('cache-control') ?? '', /private|no-store/, path);
  }
});
