import assert from 'node:assert/strict';
import { test } from 'node:test';
import { get, textOf } from './get.ts';

const typeOf = async (path: string): Promise<string> => (await get(path)).headers.get('content-type') ?? '';

/** Pages that are no products: in the small size every third, of each kind; the crawl walks through others. */
const every = process.env['TEST_SIZE'] === 'long' ? 1 : 3;

test('the site map names every page in every language, with pictures', async () => {
  assert.match(await typeOf('/sitemap.xml'), /application\/xml/);
  const maps = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  assert.deepEqual(maps, ['/sitemap-pages.xml', '/de/sitemap-pages.xml', '/en/sitemap-pages.xml']);
  const german = await textOf('/de/sitemap-pages.xml');
  for (const path of ['/de/damen/dirndl', '/de/widerrufsrecht', '/de/filialen/aachen', '/de/marken', '/de/midi-dirndl-liesl.html'])
    assert.ok(german.includes(`${path}</loc>`), path);
  for (const language of ['nl', 'x-default']) assert.ok(german.includes(`hreflang="${language}"`), language);
  assert.ok((german.match(/<image:loc>/g)?.length ?? 0) > 600);
  assert.doesNotMatch(german, /\/de\/(account|checkout|search|home|no-route)</);
  assert.doesNotMatch(german, /nl_limburg/, 'a second view of a language is the same page to a search engine');
});

test('a sample of the site map is there', async () => {
  const map = await textOf('/en/sitemap-pages.xml');
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  const sample = paths.filter((path, index) => index % (path.endsWith('.html') ? 120 : every) === 0);
  for (const path of sample) assert.equal((await get(path)).status, 200, path);
});

test('robots, manifest and icons are served', async () => {
  const robots = await textOf('/robots.txt');
  assert.match(robots, /^Disallow: \/de\/checkout/m);
  assert.match(robots, /^Sitemap: http\S+\/sitemap\.xml$/m);
  const manifest = (await (await get('/de/manifest.webmanifest')).json()) as { start_url: string; icons: { src: string }[] };
  assert.equal(manifest.start_url, '/de');
  for (const { src } of [...manifest.icons, { src: '/favicon.ico' }, { src: '/apple-touch-icon.png' }])
    assert.match(await typeOf(src), /^image\//, src);
  for (const language of ['nl', 'de', 'en']) assert.equal(await typeOf(`/legal/official/eu-notice-${language}.svg`), 'image/svg+xml');
});

test('robots may read what the site map names', async () => {
  const rules = [...(await textOf('/robots.txt')).matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '');
  for (const map of ['/sitemap-pages.xml', '/de/sitemap-pages.xml', '/en/sitemap-pages.xml']) {
    const paths = [...(await textOf(map)).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
    assert.deepEqual(
      paths.filter((path) => rules.some((rule) => path.startsWith(rule))),
      [],
    );
  }
});

test('the blog can be followed', async () => {
  assert.match(await typeOf('/de/blog/rss'), /application\/rss\+xml/);
  const text = await textOf('/de/blog/rss');
  assert.ok((text.match(/<item>/g)?.length ?? 0) > 5);
  assert.match(text, /<link>http\S+\/de\/blog\/[a-z-]+<\/link>/);
});
