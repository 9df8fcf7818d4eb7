import { languagePrefixes } from '@shop/contract';
import { waitFor } from './processes.ts';

/** Every page a search engine is told of, in every language. */
export async function everyPage(shopUrl: string): Promise<readonly string[]> {
  const sitemaps = Object.values(languagePrefixes).map((language) => `${shopUrl}${language}/sitemap-pages.xml`);
  // A language is made ready when it is first asked for, which may take longer than a page may.
  for (const url of sitemaps) await waitFor(url, performance.now());
  const texts = await Promise.all(sitemaps.map(async (url) => (await fetch(url)).text()));
  const paths = texts.flatMap((text) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname));
  return paths.map((path) => `${shopUrl}${path}`);
}

const many = 1_000;

/** The same ones every time, from one end of the sitemaps to the other. */
export async function differentPages(shopUrl: string): Promise<readonly string[]> {
  const pages = await everyPage(shopUrl);
  // A step that shares no factor with their number comes by all of them.
  const step = 619;
  return Array.from({ length: many }, (_, turn) => pages[(turn * step) % pages.length] ?? shopUrl);
}
