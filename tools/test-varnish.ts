import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startTestPostgres } from '../apps/backend/src/testing/postgres.ts';

/** The documented Varnish in front of a real shop on PostgreSQL: pages are cached, and a change purges exactly the right ones. */
const root = fileURLToPath(new URL('..', import.meta.url));
const [shopPort, varnishPort] = [4471, 4481];
const token = 'a-token-for-the-test-of-varnish';
/** Longer than `between_bytes_timeout` of default.vcl. */
const silentMs = 13_000;
const varnishUrl = `http://127.0.0.1:${varnishPort}`;

function findVarnish(): string {
  const program = '/usr/sbin/varnishd';
  if (!existsSync(program) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Varnish from Debian (once) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'varnish'],
    ])
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (existsSync(program)) return program;
  throw new Error('This test needs Varnish: install it (apt-get install varnish).');
}

async function waitFor(check: () => Promise<boolean>, what: string, limitMs = 180_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await check().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what} did not happen within ${limitMs / 1000} s`);
    await setTimeout(100);
  }
}

type Answer = { readonly status: number; readonly cache: string | null; readonly text: string; readonly headers: Headers };

async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${varnishUrl}${path}`, { headers: { 'Accept-Encoding': 'br', ...headers } });
  return {
    status: response.status,
    cache: response.headers.get('x-varnish-cache'),
    text: await response.text(),
    headers: response.headers,
  };
}

type Ports = { readonly shop: number; readonly varnish: number };

function startVarnish(program: string, folder: string, { shop, varnish }: Ports): ChildProcess {
  const text = readFileSync(join(root, 'deploy/varnish/default.vcl'), 'utf8')
    .replace('.port = "3000"', `.port = "${shop}"`)
    .replace('change-me-to-the-token-of-the-shop', token);
  const vcl = join(folder, 'default.vcl');
  writeFileSync(vcl, text, { mode: 0o644 });
  copyFileSync(join(root, 'deploy/varnish/shop.vcl'), join(folder, 'shop.vcl'));
  const args = ['-F', '-a', `127.0.0.1:${varnish}`, '-f', vcl, '-n', join(folder, 'work'), '-s', 'malloc,64m'];
  const parameters = ['-p', 'http_gzip_support=off', '-p', 'http_resp_hdr_len=64k', '-p', 'http_resp_size=128k', '-j', 'none'];
  return spawn(program, [...args, ...parameters], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};

async function check(env: NodeJS.ProcessEnv): Promise<void> {
  const product = '/midi-dirndl-liesl.html';
  const other = '/blog';
  // A page with a part missing is not cached, and a shop that has just started may be short of one.
  for (const path of [product, other]) await waitFor(async () => (await get(path)).cache === 'hit', `a cached ${path}`, 60_000);
  const cached = await get(product);
  assert.equal(cached.headers.get('content-encoding'), 'br');
  assert.equal(cached.headers.get('x-magento-tags'), null, 'no browser sees the names');
  assert.equal((await get(`${product}?utm_source=mail&gclid=1`)).cache, 'hit', 'what counts clicks is the same page');
  assert.equal((await get(product, { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding'), 'gzip');
  console.log('pages are cached, compressed as the browser reads them');

  const forbidden = await fetch(varnishUrl, { method: 'PURGE', headers: { 'X-Magento-Tags-Pattern': '.*' } });
  assert.equal(forbidden.status, 403, 'nobody purges without the token');
  assert.equal((await get(product)).cache, 'hit');

  const sku = 'MA-DIR-1001-DG-L60-38';
  const changed = spawnSync(process.execPath, ['apps/backend/src/commands/stock.ts', 'set', sku, 'WEB', '0'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  assert.equal(changed.status, 0, changed.stderr);
  await waitFor(async () => (await get(product)).text !== cached.text, 'another page after the change of stock', 10_000);
  assert.equal((await get(other)).cache, 'hit', 'a page that does not show it stays');
  console.log('a change of stock lets the page of the product go, and no other');

  const question = `/graphql?query=${encodeURIComponent('{ storeConfig { store_code } }')}`;
  await get(question);
  assert.equal((await get(question)).cache, 'miss', 'answers are asked of the shop');
  await get('/staff/');
  assert.equal((await get('/staff/')).cache, 'miss', 'the back office is nobody else’s');
  console.log('questions and the back office pass through');
}

/** A stream of events is silent for longer than Varnish waits for anything else; a stand-in for the shop is so without a log-in. */
async function checkSilence(program: string): Promise<void> {
  const ports = { shop: 4472, varnish: 4482 };
  const work = mkdtempSync(join(tmpdir(), 'shop-varnish-events-'));
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/staff/')) return void response.end('well');
    response.write('event: first\n\n');
    void setTimeout(silentMs).then(() => response.end('event: last\n\n'));
  });
  await new Promise<void>((resolve) => server.listen(ports.shop, '127.0.0.1', resolve));
  const varnish = startVarnish(program, work, ports);
  const ask = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${ports.varnish}${path}`)).text();
  try {
    await waitFor(async () => (await ask('/')) === 'well', 'the start of a second Varnish', 30_000);
    const [events, other] = await Promise.all([ask('/staff/events'), ask('/staff/other').catch(() => 'cut off')]);
    assert.match(events, /last/, 'events come after a silence');
    assert.doesNotMatch(other, /last/, 'nothing else is waited for as long');
    console.log('events of staff may be silent for a while');
  } finally {
    await stop(varnish);
    server.close();
    rmSync(work, { recursive: true, force: true });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'shop-varnish-'));
const postgres = await startTestPostgres();
const env = {
  ...process.env,
  DATABASE_URL: await postgres.createDatabase(),
  DATA_DIR: join(folder, 'data'),
  PORT: String(shopPort),
  PUBLIC_URL: varnishUrl,
  PURGE_URLS: varnishUrl,
  PURGE_TOKEN: token,
  RATE_LIMITS: 'off',
  PREPARE_PICTURES: 'off',
  LOG_LEVEL: 'warn',
};
const children: ChildProcess[] = [];
try {
  const program = findVarnish();
  children.push(spawn(process.execPath, ['apps/shop/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }));
  await waitFor(async () => (await fetch(`http://127.0.0.1:${shopPort}/readyz`)).ok, 'the start of the shop');
  children.push(startVarnish(program, folder, { shop: shopPort, varnish: varnishPort }));
  await waitFor(async () => (await get('/')).status === 200, 'the start of Varnish', 30_000);
  await check(env);
  const shop = children.shift();
  if (shop) await stop(shop);
  assert.equal((await get('/blog')).status, 200, 'cached pages are sent while the shop is away');
  console.log('cached pages are sent while the shop is away');
  await checkSilence(program);
} finally {
  for (const child of children) await stop(child);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
