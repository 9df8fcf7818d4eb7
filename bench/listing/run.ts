import { readFileSync } from 'node:fs';
import { compare } from '../harness/load.ts';
import { removeFolder, startShop, stop } from '../harness/processes.ts';

/** The listing query of a category page, by GET, executed each time. */
const query = readFileSync(new URL('listing.graphql', import.meta.url), 'utf8');
const shop = await startShop(4301);
try {
  const variables = JSON.stringify({ category: '2' });
  const url = `${shop.url}/graphql?${new URLSearchParams({ query, variables }).toString()}`;
  console.log('| query | requests/s | p99 ms | bare server | ratio | failed |\n|---|---|---|---|---|---|');
  await compare('12 products of a category', url, { store: 'nl' }, 4302);
} finally {
  await stop(shop.child);
  removeFolder(shop.dataDir);
}
