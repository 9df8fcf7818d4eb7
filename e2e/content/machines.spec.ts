import { expect, test } from '../fixtures/shop.ts';

test('the site map names every page in every language, with pictures', async ({ request }) => {
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const maps = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(maps).toEqual(['/sitemap-pages.xml', '/de/sitemap-pages.xml', '/en/sitemap-pages.xml']);
  const german = await (await request.get('/de/sitemap-pages.xml')).text();
  for (const path of ['/de/damen/dirndl', '/de/widerrufsrecht', '/de/filialen/aachen', '/de/marken', '/de/midi-dirndl-liesl.html'])
    expect(german).toContain(`${path}</loc>`);
  expect(german).toContain('hreflang="nl"');
  expect(german).toContain('hreflang="x-default"');
  expect(german.match(/<image:loc>/g)?.length).toBeGreaterThan(600);
  expect(german).not.toMatch(/\/de\/(account|checkout|search)</);
});

test('a sample of the site map is there', async ({ request }) => {
  const map = await (await request.get('/en/sitemap-pages.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  const sample = paths.filter((path, place) => !path.endsWith('.html') || place % 60 === 0);
  for (const path of sample) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

test('robots, manifest and icons are served', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /de/checkout');
  expect(robots).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m);
  const manifest = (await (await request.get('/de/manifest.webmanifest')).json()) as { start_url: string; icons: { src: string }[] };
  expect(manifest.start_url).toBe('/de');
  for (const { src } of [...manifest.icons, { src: '/favicon.ico' }, { src: '/apple-touch-icon.png' }])
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  for (const language of ['nl', 'de', 'en'])
    expect((await request.get(`/legal/official/eu-notice-${language}.svg`)).headers()['content-type']).toBe('image/svg+xml');
});

test('the blog can be followed', async ({ request }) => {
  const feed = await request.get('/de/blog/rss');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const text = await feed.text();
  expect(text.match(/<item>/g)?.length).toBeGreaterThan(5);
  expect(text).toMatch(/<link>http\S+\/de\/blog\/[a-z-]+<\/link>/);
});

test('addresses of the specification lead to their pages', async ({ request }) => {
  for (const [from, to] of [
    ['/cms-page/over-ons', '/over-ons'],
    ['/category-page/dames', '/dames'],
    ['/blog/13', '/blog/charivari-van-trofee-tot-sieraad'],
    ['/de/blog/13', '/de/blog/charivari-von-der-trophaee-zum-schmuck'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(new URL(response.headers()['location'] ?? '', 'http://shop.test').pathname).toBe(to);
  }
  expect((await request.get('/cms-page')).status()).toBe(404);
  expect((await request.get('/blog/bestaat-niet')).status()).toBe(404);
});
