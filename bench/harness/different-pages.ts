import { waitFor } from './processes.ts';

/** The addresses in a site map, at the shop that is measured. */
async function addressesIn(shopUrl: string, siteMap: string): Promise<readonly string[]> {
  const text = await (await fetch(siteMap)).text();
  return Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => {
    const { pathname, search } = new URL(address);
    return `${shopUrl}${pathname}${search}`;
  });
}

/** Every page a search engine is told of, in every language. */
export async function everyPage(shopUrl: string): Promise<readonly string[]> {
  const index = `${shopUrl}/sitemap.xml`;
  await waitFor(index, performance.now());
  const siteMaps = await addressesIn(shopUrl, index);
  // A language is made ready when it is first asked for, which may take longer than a page may.
  for (const url of siteMaps) await waitFor(url, performance.now());
  return (await Promise.all(siteMaps.map((url) => addressesIn(shopUrl, url)))).flat();
}

const many = 1_000;

/** The same ones every time, from one end of the sitemaps to the other. */
export async function differentPages(shopUrl: string): Promise<readonly string[]> {
  const pages = await everyPage(shopUrl);
  // A step that shares no factor with their number comes by all of them.
  const step = 619;
  return Array.from({ length: many }, (_, turn) => pages[(turn * step) % pages.length] ?? shopUrl);
}
