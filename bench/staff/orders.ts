import { shopWithPast } from '../harness/backend.ts';
import { startShop, stop, untilIdle } from '../harness/processes.ts';
import { measureCustomers } from './customers.ts';
import { measureExport } from './export.ts';
import { measureImport } from './imports.ts';
import { longestOrder, measureLists } from './lists.ts';
import { measureScreens } from './screens.ts';
import { servers } from './servers.ts';
import { enter } from './staff-session.ts';

// Two may measure on one machine.
const port = Number(process.env['BENCH_PORT'] ?? 4329);
const origin = `http://localhost:${port}`;
/** Orders, as many customers, and half as many returns. */
const orders = Number(process.env['BENCH_ORDERS'] ?? 100_000);
const owner = 'owner@maas-alm.example';

export const orderParts = ['lists', 'customers', 'screens', 'exports', 'imports'] as const;
type OrderPart = (typeof orderParts)[number];

/** Lists, pages and export of a shop that has run for years, on the embedded database and on a server where one is named. */
export async function measureOrders(parts: readonly OrderPart[]): Promise<void> {
  for (const server of servers) {
    const since = performance.now();
    const shop = await shopWithPast(orders, server);
    const seeded = (performance.now() - since) / 1_000;
    console.log(
      `\n### ${orders} orders and customers, ${server ? 'PostgreSQL' : 'embedded database'} (written in ${seeded.toFixed(0)} s)\n`,
    );
    await measureShop(shop.env, parts);
    shop.forget();
  }
}

async function measureShop(env: Readonly<Record<string, string>>, parts: readonly OrderPart[]): Promise<void> {
  const { child } = await startShop(port, env['DATA_DIR'], { ...env, PUBLIC_URL: origin, PREPARE_PICTURES: 'off' });
  try {
    await untilIdle(child);
    const session = await enter(origin, owner);
    const pid = child.pid ?? 0;
    if (parts.includes('lists')) await measureLists(session, pid);
    if (parts.includes('customers')) await measureCustomers(session, pid);
    if (parts.includes('screens')) await measureScreens(session, await longestOrder(session));
    // A file is for who has shown their factors just now.
    if (parts.includes('imports')) await measureImport(await enter(origin, owner), pid);
    if (parts.includes('exports')) await measureExport(await enter(origin, owner), pid);
  } finally {
    await stop(child);
  }
}
