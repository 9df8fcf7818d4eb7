import { shopWithOrders } from '../harness/backend.ts';
import { startShop, stop, untilIdle } from '../harness/processes.ts';
import { measureExport } from './export.ts';
import { measureLists, measureOrder } from './lists.ts';
import { measureScreens } from './screens.ts';
import { enter } from './staff-session.ts';

const port = 4329;
const origin = `http://localhost:${port}`;
const orders = Number(process.env['BENCH_ORDERS'] ?? 100_000);
/** The embedded database, and a server where one is named. */
const servers = [undefined, ...(process.env['BENCH_DATABASE_URL'] ? [process.env['BENCH_DATABASE_URL']] : [])];
const owner = 'owner@maas-alm.example';

/** Lists, order page and export of a shop that has run for years, on the embedded database and on a server where one is named. */
export async function measureOrders(): Promise<void> {
  for (const server of servers) {
    const since = performance.now();
    const shop = await shopWithOrders(orders, server);
    const seeded = (performance.now() - since) / 1_000;
    console.log(`\n### ${orders} orders, ${server ? 'PostgreSQL' : 'embedded database'} (written in ${seeded.toFixed(0)} s)\n`);
    await measureShop(shop.env);
    shop.forget();
  }
}

async function measureShop(env: Readonly<Record<string, string>>): Promise<void> {
  const { child } = await startShop(port, env['DATA_DIR'], { ...env, PUBLIC_URL: origin, PREPARE_PICTURES: 'off' });
  try {
    await untilIdle(child);
    const service = await enter(origin, owner);
    const base = await measureLists(service, child.pid ?? 0);
    const number = await measureOrder(service, child.pid ?? 0, base);
    await measureScreens(service, number);
    await measureExport(await enter(origin, owner), child.pid ?? 0);
  } finally {
    await stop(child);
  }
}
