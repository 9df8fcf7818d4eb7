import { eventually } from '../machines/machine.ts';
import { serve } from '../machines/services.ts';
import { allWell, databases, membersSeenBy, services, shops, sql, startServices, type Cluster } from './cluster.ts';

const backupUnit = '/etc/systemd/system/pgbackrest-shop@.service';
const shop = (line: string): string => `cd /var/lib/shop && runuser -u shop -- shop ${line}`;

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  await work();
  console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(7)} s  ${what}`);
}

/** Everything starts, in the order of docs/deploy/cluster.md, and the first backup is made. */
export async function openShop(cluster: Cluster): Promise<void> {
  await timed('three etcd, and PostgreSQL on three machines', async () => {
    for (const name of ['backup', ...databases]) await startServices(cluster, name);
    await eventually(
      async () => (await membersSeenBy(cluster, 'db1')).filter(({ state }) => ['running', 'streaming'].includes(state)).length === 3,
      'PostgreSQL',
    );
  });
  const outside = cluster.machine('outside');
  const password = (await outside.must(`sed -n 's/^SHOP_PASSWORD=//p' /srv/secrets/cluster.env`)).trim();
  await sql(cluster, `create role shop login password '${password}'`, 'postgres');
  await sql(cluster, `create database shop owner shop encoding 'UTF8' template template0`, 'postgres');
  await timed('the demo’s catalogue', async () => {
    for (const name of shops) await serve(cluster.machine(name), services.haproxy);
    await eventually(async () => (await cluster.machine('shop1').run('pg_isready -h 127.0.0.1')).status === 0, 'HAProxy finds the primary');
    await cluster.machine('shop1').must(shop('seed'));
  });
  await timed('three shops, HAProxy, Varnish and Caddy', async () => {
    for (const name of [...shops, 'front']) await startServices(cluster, name);
    await allWell(cluster);
  });
  await timed('the first backup', async () => {
    const backup = cluster.machine('backup');
    await backup.must('runuser -u postgres -- pgbackrest --stanza=shop stanza-create');
    await backup.must(`runuser -u postgres -- $(sed -n 's/^ExecStart=//p' ${backupUnit} | sed s/%i/full/)`);
  });
  for (const sku of ['MA-SIE-6202', 'MA-HOE-6015', 'MA-HOE-6033', 'MA-HAA-6512']) await setStock(cluster, sku, 1_000_000);
}

/** So many pieces are free then, in the shop's own store and in the branches together. */
export async function freePieces(cluster: Cluster, sku: string): Promise<number> {
  const [free] = await sql(cluster, `select sum(quantity - reserved) from stock_level where sku = '${sku}'`);
  return Number(free ?? 'NaN');
}

/** Lays pieces beside those that orders hold already. */
export async function addStock(cluster: Cluster, sku: string, pieces: number): Promise<void> {
  const [held] = await sql(cluster, `select reserved from stock_level where sku = '${sku}' and source_code = 'WEB'`);
  await setStock(cluster, sku, Number(held ?? 0) + pieces);
}

export const setStock = async (cluster: Cluster, sku: string, pieces: number): Promise<void> =>
  void (await cluster.machine('shop1').must(shop(`stock set ${sku} WEB ${pieces}`)));
