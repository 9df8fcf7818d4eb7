import { compare, load } from '../harness/load.ts';
import { removeFolder, startShop, stop } from '../harness/processes.ts';

const pages = [
  ['home', '/'],
  ['listing', '/dames/dirndls'],
  ['product', '/midi-dirndl-liesl.html'],
] as const;

/** Rendered at each request: what one core can make. */
const uncached = await startShop(4311, undefined, { PAGE_CACHE_MB: '0', PREPARE_PICTURES: 'off' });
try {
  console.log('| rendered at each request | renders/s | renders per core-second | p99 ms | failed |\n|---|---|---|---|---|');
  for (const [name, path] of pages) {
    // Few at a time: more would be refused where the machine has other work.
    const { perSecond, perCoreSecond, p99, failed } = await load(`${uncached.url}${path}`, uncached.child, { connections: 2 });
    console.log(`| ${name} | ${perSecond} | ${perCoreSecond} | ${p99} | ${failed} |`);
  }
} finally {
  await stop(uncached.child);
}

/** Kept, as visitors get them: packed, beside a bare server that sends the same bytes and headers. */
const shop = await startShop(4311, uncached.dataDir, { PREPARE_PICTURES: 'off' });
const packed = { 'accept-encoding': 'br' };
try {
  console.log('\n| kept | requests/s | p99 ms | per core-second | bare server | ratio | failed |\n|---|---|---|---|---|---|---|');
  for (const [name, path] of pages) {
    // The second visitor makes the small form, which all others get.
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${shop.url}${path}`, { headers: packed })).arrayBuffer();
    await compare(name, `${shop.url}${path}`, shop.child, packed, 4319);
  }
} finally {
  await stop(shop.child);
  removeFolder(uncached.dataDir);
}
