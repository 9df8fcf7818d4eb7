import type { GraphqlExecutor } from '../../lib/graphql/executor.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import type { SitePage } from '../../lib/site-map/site-map.ts';
import { loadProductPages, loadSitePages, partSize } from './load-site-pages.ts';

type Asked = Pick<PageArguments, 'shop' | 'storeViews' | 'execute' | 'now'>;
type Part = { readonly pages: readonly SitePage[]; readonly parts: number };

const freshFor = 10 * 60_000;
/** A robot reads one file after the other, each in every language. */
const maxParts = 6;

// By executor: two shops in one process (tests) must not see each other's pages.
const caches = new WeakMap<GraphqlExecutor, Map<string, { readonly part: Promise<Part>; readonly loadedAt: number }>>();

/** The files of each language: as many as the products need, or all other pages. */
export async function countSiteMapFiles(asked: Asked): Promise<number> {
  const [others, products] = await Promise.all([otherPages(asked), productPages(asked, 1)]);
  return Math.max(1, others.parts, products.parts);
}

/** What stands in a file: its part of the products and its part of all other pages, the same in every language. Undefined: there is no such file. */
export async function loadSiteMapFile(asked: Asked, number: number): Promise<readonly SitePage[] | undefined> {
  if (!Number.isInteger(number) || number < 1 || number > (await countSiteMapFiles(asked))) return undefined;
  const { pages } = await otherPages(asked);
  const { parts } = await productPages(asked, 1);
  const products = number <= parts ? await productPages(asked, number) : undefined;
  return [...pages.slice((number - 1) * partSize, number * partSize), ...(products?.pages ?? [])];
}

const otherPages = (asked: Asked): Promise<Part> =>
  kept(asked, 'others', async () => {
    const pages = await loadSitePages(asked);
    return { pages, parts: Math.ceil(pages.length / partSize) };
  });

const productPages = (asked: Asked, part: number): Promise<Part> => kept(asked, `products ${part}`, () => loadProductPages(asked, part));

/** Gathering a part asks in every language, so the last ones are kept for a while. */
async function kept({ execute, now }: Asked, name: string, load: () => Promise<Part>): Promise<Part> {
  const cache = caches.get(execute) ?? new Map<string, { readonly part: Promise<Part>; readonly loadedAt: number }>();
  caches.set(execute, cache);
  const known = cache.get(name);
  const current = known && now.getTime() - known.loadedAt < freshFor ? known : { part: load(), loadedAt: now.getTime() };
  // Whoever was asked for last is forgotten last.
  cache.delete(name);
  cache.set(name, current);
  for (const oldest of [...cache.keys()].slice(0, -maxParts)) cache.delete(oldest);
  try {
    return await current.part;
  } catch (error) {
    if (cache.get(name) === current) cache.delete(name);
    throw error;
  }
}
