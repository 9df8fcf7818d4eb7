import { compare, load } from '../harness/load.ts';
import { pinSelf, removeFolder, startShop, stop, untilIdle } from '../harness/processes.ts';

const pages = [
  ['home', '/'],
  ['listing', '/dames/dirndls'],
  ['product', '/midi-dirndl-liesl.html'],
] as const;

/** One page again and again, and many in turn: cards that many pages show are written once, so both are told. */
async function rendered(url: string): Promise<readonly (readonly [string, readonly string[]])[]> {
  const query = '{ products(search: "dirndl", pageSize: 60) { items { url_key } } }';
  const answer = await fetch(`${url}/graphql?${new URLSearchParams({ query }).toString()}`);
  const { data } = (await answer.json()) as { data: { products: { items: { url_key: string }[] } } };
  const lists = ['/dames/dirndls', '/dames', '/heren', '/kinderen'].flatMap((path) =>
    ['price_up', 'price_down', 'name_up'].flatMap((sort) => [1, 2, 3].map((page) => `${path}?sort=${sort}&page=${page}`)),
  );
  return [
    ...pages.map(([name, path]) => [name, [path]] as const),
    [`${lists.length} listings in turn`, lists],
    [`${data.products.items.length} products in turn`, data.products.items.map(({ url_key }) => `/${url_key}.html`)],
  ];
}

pinSelf(1);

/** Rendered at each request: what one core can make. */
const uncached = await startShop(4311, undefined, { PAGE_CACHE_MB: '0', PREPARE_PICTURES: 'off' });
try {
  console.log('| rendered at each request | renders/s | renders per core-second | p99 ms | failed |\n|---|---|---|---|---|');
  const asked = await rendered(uncached.url);
  await untilIdle(uncached.child);
  for (const [name, paths] of asked) {
    // Few at a time: more would be refused where the machine has other work.
    const ask = { connections: 2, warmUp: 8, paths };
    const { perSecond, perCoreSecond, p99, failed } = await load(uncached.url, uncached.child, ask);
    console.log(`| ${name} | ${perSecond} | ${perCoreSecond} | ${p99} | ${failed} |`);
  }
} finally {
  await stop(uncached.child);
}

/** Cached, as visitors get them: compressed, beside a bare server that sends the same bytes and headers. */
const shop = await startShop(4311, uncached.dataDir, { PREPARE_PICTURES: 'off' });
const compressed = { 'accept-encoding': 'br' };
await untilIdle(shop.child);
try {
  console.log(
    '\n| cached | requests/s | bare server | ratio | p99 ms | bare server | per core-second | bare server | ratio | failed |\n|---|---|---|---|---|---|---|---|---|---|',
  );
  for (const [name, path] of pages) {
    // After some hits it is compressed as well as can be, which all others get.
    for (let visit = 0; visit < 60; visit += 1) await (await fetch(`${shop.url}${path}`, { headers: compressed })).arrayBuffer();
    await untilIdle(shop.child);
    await compare(name, `${shop.url}${path}`, shop.child, compressed, 4319);
  }
} finally {
  await stop(shop.child);
  removeFolder(uncached.dataDir);
}
