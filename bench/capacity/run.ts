import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailSink } from '../harness/mail-sink.ts';
import { prepareShop } from '../harness/orders.ts';
import { cpuSeconds, removeFolder, residentMb, shopFlags, startUnpinned, stop, untilIdle, waitFor } from '../harness/processes.ts';
import { fit, lineThrough, type Cost, type Work } from './model.ts';
import { watchPostgres } from './postgres-work.ts';
import { kinds, scenariosOf, visit, type Kind, type Scenarios } from './scenarios.ts';
import { printSimulation } from './simulate.ts';

/**
 * What a request costs the nodes and the database with one, two and three nodes on one PostgreSQL; a model fitted to two sizes is compared
 * with the third, and with a mix of visitors, and then asked about a grown shop.
 */
const server = process.env['BENCH_DATABASE_URL'];
if (!server) throw new Error('BENCH_DATABASE_URL must name an empty database.');
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
/** Low enough that two cores do it beside the generator: counted is processor time. */
const rates: Readonly<Record<Kind, number>> = { 'cached page': 200, 'page rendered': 12, listing: 60, cart: 15, order: 3 };
const visitorsPerSecond = 6;
const mostNodes = 3;

const folder = mkdtempSync(join(tmpdir(), 'bench-capacity-'));
const mails = await startMailSink();
const settings = {
  DATABASE_URL: server,
  DATA_DIR: folder,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  PREPARE_PICTURES: 'off',
  SMTP_URL: mails.url,
};
prepareShop(settings);
const postgres = await watchPostgres(server);
const costs: Cost[] = [];

async function withNodes(count: number, measure: (urls: readonly string[], cpu: () => number) => Promise<void>): Promise<void> {
  const ports = Array.from({ length: count }, (_, index) => 4350 + index * 10);
  const children = ports.map((port) =>
    startUnpinned([...shopFlags, 'apps/shop/src/main.ts'], { ...settings, PORT: String(port), MALLOC_ARENA_MAX: '2' }),
  );
  try {
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    for (const url of urls) await waitFor(`${url}/`, performance.now());
    for (const child of children) await untilIdle(child);
    await measure(urls, () => children.reduce((sum, { pid = 0 }) => sum + cpuSeconds(pid), 0));
    const memory = children.map(({ pid = 0 }) => Math.round(residentMb(pid))).join(', ');
    console.log(`\n${count} nodes hold ${memory} MB and ${await postgres.connections()} connections.\n`);
  } finally {
    for (const child of children) await stop(child);
  }
}

/** After so much was written, PostgreSQL cleans up for a while. */
async function untilDatabaseIdle(): Promise<void> {
  for (let before = -1; postgres.cpuSeconds() - before > 0.1;) {
    before = postgres.cpuSeconds();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

const ms = (value: number): string => value.toFixed(2);
const percent = (said: number, was: number): string => `${((said / was - 1) * 100).toFixed(0)} %`;
const parts = ['node', 'database'] as const;

/** Processor time of all nodes and of the database, and how much of it something took. */
async function watched<T>(cpu: () => number, work: () => Promise<T>): Promise<Work & { readonly result: T; readonly seconds: number }> {
  const [node, database, since] = [cpu(), postgres.cpuSeconds(), performance.now()];
  const result = await work();
  return { result, node: cpu() - node, database: postgres.cpuSeconds() - database, seconds: (performance.now() - since) / 1_000 };
}

async function measureCosts(nodes: number, scenarios: Scenarios, cpu: () => number): Promise<void> {
  await untilDatabaseIdle();
  // Every node is to be as warm as a single one: the engine compiles what it finds hot.
  for (const kind of kinds) await scenarios[kind](rates[kind], (seconds * nodes) / 2);
  console.log('| nodes | what | a second | node ms each | database ms each | p99 ms | failed |\n|---|---|---|---|---|---|---|');
  for (const kind of kinds) {
    const { result, ...took } = await watched(cpu, () => scenarios[kind](rates[kind], seconds));
    const cost = { kind, nodes, node: (took.node * 1_000) / result.done, database: (took.database * 1_000) / result.done };
    costs.push(cost);
    const cells = [nodes, kind, rates[kind], ms(cost.node), ms(cost.database), result.p99.toFixed(0), result.failed];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** All at once, as visitors do it: is it the sum of its parts? */
async function compareVisitors(nodes: number, scenarios: Scenarios, cpu: () => number): Promise<void> {
  const took = await watched(cpu, () => Promise.all(kinds.map((kind) => scenarios[kind](visitorsPerSecond * visit[kind], seconds * 2))));
  const said = fit(costs).of(visitorsPerSecond, nodes);
  console.log(
    `\n| ${visitorsPerSecond} visitors a second on ${nodes} nodes, cores busy | measured | by the model | error |\n|---|---|---|---|`,
  );
  for (const part of parts) {
    const was = took[part] / took.seconds;
    console.log(`| ${part} | ${ms(was)} | ${ms(said[part])} | ${percent(said[part], was)} |`);
  }
}

/** What one and two nodes would have said of three. */
function compareWithThree(): void {
  console.log(
    '\n| with three nodes | node ms, measured | from one and two | error | database ms, measured | from one and two | error |\n|---|---|---|---|---|---|---|',
  );
  for (const kind of kinds) {
    const cells = parts.flatMap((part) => {
      const of = costs.filter((cost) => cost.kind === kind).map((cost) => cost[part]);
      const [said, was = 0] = [lineThrough(of.slice(0, 2))(mostNodes), of[mostNodes - 1]];
      return [ms(was), ms(said), percent(said, was)];
    });
    console.log(`| ${kind} | ${cells.join(' | ')} |`);
  }
}

try {
  for (let nodes = 1; nodes <= mostNodes; nodes += 1) {
    await withNodes(nodes, async (urls, cpu) => {
      const scenarios = await scenariosOf(urls, mails);
      await measureCosts(nodes, scenarios, cpu);
      if (nodes === mostNodes) await compareVisitors(nodes, scenarios, cpu);
    });
  }
  compareWithThree();
  printSimulation(fit(costs));
} finally {
  await postgres.end();
  mails.close();
  removeFolder(folder);
}
