import { compare } from '../harness/load.ts';
import { removeFolder, startShop, stop } from '../harness/processes.ts';

/** Pages as a shopper gets them, rendered at each request. */
const shop = await startShop(4311);
try {
  console.log('| page | requests/s | p99 ms | bare server | ratio | failed |\n|---|---|---|---|---|---|');
  await compare('home', `${shop.url}/`, {}, 4312);
  await compare('category', `${shop.url}/dames/dirndls`, {}, 4312);
} finally {
  await stop(shop.child);
  removeFolder(shop.dataDir);
}
