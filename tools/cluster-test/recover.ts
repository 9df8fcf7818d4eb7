import { setTimeout as pause } from 'node:timers/promises';
import type { Machine } from '../machines/machine.ts';
import { primary, sql, type Cluster } from './cluster.ts';
import { startCrowd } from './watch-crowd.ts';

const port = 5440;
const folder = '/var/lib/postgresql/recovered';
const ask = async (machine: Machine, text: string): Promise<string> =>
  (
    await machine.must(`cd / && runuser -u postgres -- psql -qAtX -p ${port} -h /run/postgresql -d shop -c "$SQL"`, { env: { SQL: text } })
  ).trim();

const countOrders = async (cluster: Cluster): Promise<number> => Number((await sql(cluster, 'select count(*) from sales_order'))[0]);

/**
 * Somebody deletes all orders while others buy. The database as it was a second before comes back beside the one that runs, and what it
 * could not bring back is counted: orders after that second, which the running one still has.
 */
export async function recoverPointInTime(cluster: Cluster): Promise<readonly string[]> {
  const crowd = await startCrowd(cluster, 'pitr', 10);
  await pause(15_000);
  // Counted first: each of these had come when the clock of the database said so. A shop's own clock may be wrong.
  const known = await countOrders(cluster);
  const [before = ''] = await sql(cluster, 'select now()');
  await pause(1_000);
  const atMistake = await countOrders(cluster);
  // Past the keys that point to them, as whoever makes this mistake for good.
  await sql(cluster, 'set session_replication_role = replica; delete from sales_order');
  await pause(10_000);
  const seen = await crowd.leave();
  await sql(cluster, 'select pg_switch_wal()', 'shop');
  const machine = cluster.machine((await primary(cluster)) === 'db1' ? 'db2' : 'db1');
  const begin = performance.now();
  await restore(machine, before);
  const restored = Number(await ask(machine, 'select count(*) from sales_order'));
  const after = await countOrders(cluster);
  const took = (performance.now() - begin) / 1000;
  console.log(`Recovery to ${before}, a second before DELETE FROM sales_order: ${took.toFixed(1)} s until it answered.`);
  console.log(
    `It has ${restored} orders, ${known} had come by then; ${atMistake - restored} of the second between are in neither database. Of ${seen.orders.length} acknowledged since the crowd came, ${after} came after and are in the running one alone.`,
  );
  await machine.must(`runuser -u postgres -- /usr/lib/postgresql/15/bin/pg_ctl -D ${folder} stop -m fast`);
  return known <= restored && restored <= atMistake ? [] : [`recovery: ${restored} orders came back, of ${known} to ${atMistake}`];
}

/** Beside the cluster, on a machine of it: nobody is connected to it, and nothing of it is archived. */
async function restore(machine: Machine, time: string): Promise<void> {
  const target = `--type=time "--target=${time}" --target-action=promote`;
  await machine.must(`install -d -m 700 -o postgres -g postgres ${folder}`);
  await machine.must(`runuser -u postgres -- pgbackrest --stanza=shop --pg1-path=${folder} ${target} --archive-mode=off restore`);
  const settings = `-p ${port} -c listen_addresses= -c shared_buffers=64MB -c max_connections=200 -c unix_socket_directories=/run/postgresql -c hba_file=${folder}/pg_hba.conf`;
  await machine.must(
    `cd / && runuser -u postgres -- /usr/lib/postgresql/15/bin/pg_ctl -D ${folder} -w -t 120 -l ${folder}/log -o "${settings}" start >/dev/null`,
  );
  const isOpen = 'select not pg_is_in_recovery()';
  for (let tries = 0; (await ask(machine, isOpen).catch(() => 'f')) !== 't'; tries++) {
    if (tries > 240) throw new Error(`recovery did not end:\n${(await machine.run(`tail -n 20 ${folder}/log`)).output}`);
    await pause(500);
  }
}
