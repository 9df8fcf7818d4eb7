import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { piecesOnShelf, type Piece } from '../harness/guest.ts';
import { startMailSink, type MailSink } from '../harness/mail-sink.ts';
import { hotSku, mailsOf, orderFor, p99, prepareShop } from '../harness/orders.ts';
import { cpuSeconds, removeFolder, shopFlags, startUnpinned, stop, waitFor } from '../harness/processes.ts';
import { bareOnEmbedded, bareOnServer, type BareResult } from './bare-transaction.ts';

/**
 * A guest's whole checkout in seven calls and the confirmation it causes, durable commits; beside it the bare transaction such an
 * order cannot do without. An order counts when its mail is out. On the embedded database, and on PostgreSQL when BENCH_DATABASE_URL
 * names an empty database.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
/** Of the guests who come whatever the shop does. */
const rates = { embedded: 40, PostgreSQL: 80 } as const;
type Kind = keyof typeof rates;
/** An order whose mail is not out by then does not count. */
const patienceSeconds = 10;
/** Over as many connections as there are guests at once. */
const bareConnections = 10;

type Shop = { readonly url: string; readonly child: ChildProcess; readonly mails: MailSink; readonly bare: BareResult };

async function row(name: string, { url, child, mails, bare }: Shop, next: () => Piece, perSecond?: number): Promise<void> {
  const before = cpuSeconds(child.pid ?? 0);
  const ordered = await orderFor({ url, seconds, next, ...(perSecond === undefined ? {} : { perSecond }) });
  const waits = await mailsOf(ordered, mails, patienceSeconds);
  const { placed, times, failed } = ordered;
  // What an order costs is known when all of them have cost it.
  await mailsOf(ordered, mails, 300);
  const cpu = ((cpuSeconds(child.pid ?? 0) - before) / placed.size) * 1_000;
  const rate = waits.length / ordered.seconds;
  const cells = [
    name,
    (placed.size / ordered.seconds).toFixed(1),
    rate.toFixed(1),
    p99(times),
    p99(waits),
    placed.size - waits.length,
    [...mails.arrivals.values()].filter(({ length }) => length > 1).length,
    failed,
    cpu.toFixed(1),
    bare.perSecond.toFixed(0),
    (rate / bare.perSecond).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

async function measure(
  kind: Kind,
  port: number,
  env: Readonly<Record<string, string>>,
  measureBare: (seconds: number) => Promise<BareResult>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-checkout-'));
  const mails = await startMailSink();
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    // A new shop makes its pictures once, beside the first rows.
    PREPARE_PICTURES: 'off',
    SMTP_URL: mails.url,
    ...env,
  };
  prepareShop(settings);
  const flags = process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [];
  const child = startUnpinned([...shopFlags, ...flags, 'apps/backend/src/app/main.ts'], settings);
  try {
    await waitFor(`http://127.0.0.1:${port}/readyz`, performance.now());
    const url = `http://127.0.0.1:${port}/graphql`;
    const shelf = await piecesOnShelf(url);
    let taken = 0;
    const another = (): Piece => shelf[(taken += 1) % shelf.length] ?? { sku: hotSku };
    await mailsOf(await orderFor({ url, seconds: 10, next: another }), mails, 120);
    const shop = { url, child, mails, bare: await measureBare(5) };
    await row(`${kind}, each another piece`, shop, another);
    await row(`${kind}, all the same piece`, shop, () => ({ sku: hotSku }));
    const rate = Number(process.env['BENCH_RATE'] ?? rates[kind]);
    if (rate > 0) await row(`${kind}, ${rate} guests a second`, shop, another, rate);
  } finally {
    await stop(child);
    mails.close();
    removeFolder(dataDir);
  }
}

console.log(
  '| guests buy | placed/s | orders with their mail/s | p99 ms of placing | p99 ms until the mail | without mail after 10 s | mailed twice | failed | server CPU ms an order | bare transactions/s | ratio |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
const server = process.env['BENCH_DATABASE_URL'];
const wanted = process.env['BENCH_KIND'];
if (wanted !== 'PostgreSQL') await measure('embedded', 4341, {}, bareOnEmbedded);
if (wanted !== 'embedded' && server)
  await measure('PostgreSQL', 4342, { DATABASE_URL: server }, (duration) => bareOnServer(server, duration, bareConnections));
