import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteMap, siteMapIndex } from './site-map.ts';

const options = { publicUrl: 'https://shop.test', language: 'de', defaultLanguage: 'nl' };

test('a page names itself in every language and its pictures', () => {
  const map = siteMap([{ paths: { nl: '/dames', de: '/de/damen' }, pictures: ['/media/a/960.webp'], changedAt: '2026-11-15' }], options);
  assert.match(map, /<loc>https:\/\/shop\.test\/de\/damen<\/loc><lastmod>2026-11-15<\/lastmod>/);
  assert.match(map, /hreflang="nl" href="https:\/\/shop\.test\/dames"/);
  assert.match(map, /hreflang="x-default" href="https:\/\/shop\.test\/dames"/);
  assert.match(map, /<image:loc>https:\/\/shop\.test\/media\/a\/960\.webp<\/image:loc>/);
});

test('a page that a language does not have is left out of its map', () => {
  assert.doesNotMatch(siteMap([{ paths: { nl: '/alleen-hier' } }], options), /<url>/);
});

test('addresses are written as text', () => {
  assert.match(siteMapIndex(['https://shop.test/a?b=1&c=2']), /b=1&#38;c=2/);
});
