import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '../apps/backend/src/testing/postgres.ts';
import { eventually, makeDebian } from './machines/machine.ts';

/**
 * `npm run test:container [-- --archive file] [--debian folder]`: builds deploy/containers/Containerfile on a Debian made by debootstrap, runs it
 * on PostgreSQL as compose.yaml would, and looks: not root, nothing to write but its volume, one process, health, SIGTERM. As root on Debian,
 * with podman and runc; no image is fetched.
 */
const { values: options } = parseArgs({ options: { archive: { type: 'string' }, debian: { type: 'string' } } });
const project = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'shop-container-'));
const [name, base, image] = ['shop-under-test', 'localhost/debian-base', 'localhost/shop-under-test'];
const port = Number(process.env['PORT'] ?? 4531);
const url = `http://127.0.0.1:${port}`;
const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--runtime', 'runc', '--events-backend', 'file'];

const podman = (...args: readonly string[]): string =>
  execFileSync('podman', [...store, ...args], { encoding: 'utf8', maxBuffer: 1e8 }).trim();
const tries = (...args: readonly string[]): number => spawnSync('podman', [...store, ...args], { stdio: 'ignore' }).status ?? 1;

function build(): void {
  const root = join(folder, 'debian');
  makeDebian(root, options.debian);
  execFileSync('sh', ['-c', 'tar -C "$1" -cf "$2" .', 'sh', root, join(folder, 'debian.tar')]);
  podman('import', join(folder, 'debian.tar'), base);
  if (options.archive === undefined) {
    execFileSync(process.execPath, [join(project, 'tools/package.ts'), join(folder, 'archive')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    options.archive = globSync(join(folder, 'archive/*.tar.gz'))[0] ?? '';
  }
  const archive = resolve(options.archive);
  const words = [
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--format',
    'docker',
    '--build-arg',
    `BASE=${base}`,
    '--build-arg',
    `ARCHIVE=${basename(archive)}`,
  ];
  podman('build', '--file', join(project, 'deploy/containers/Containerfile'), ...words, '--tag', image, dirname(archive));
  const { User, Entrypoint, StopSignal } = (JSON.parse(podman('inspect', image)) as { Config: Record<string, unknown> }[])[0]?.Config ?? {};
  assert.deepEqual([User, Entrypoint, StopSignal], ['10001:10001', ['/opt/shop/bin/shop'], 'SIGTERM']);
  console.log(`built by podman ${podman('--version').split(' ').at(-1)} in chroot isolation, on a base made by debootstrap`);
}

/** Settings of a production shop; whom it would call outside is not asked here. */
const settings = (database: string): readonly string[] =>
  Object.entries({
    PUBLIC_URL: 'https://shop.example',
    DATABASE_URL: database,
    PORT: String(port),
    SMTP_URL: 'smtp://127.0.0.1:9',
    POSTCODE_URL: 'http://127.0.0.1:9/',
    VAT_URL: 'http://127.0.0.1:9/',
    MULTISAFEPAY_URL: 'https://127.0.0.1:9/',
    ...Object.fromEntries(
      ['MULTISAFEPAY_API_KEY', 'SHOP_ACCESS_TOKEN', 'CONSUMER_KEY', 'METRICS_TOKEN', 'STAFF_SECRET'].map((key) => [
        key,
        `${key}-of-this-test`,
      ]),
    ),
  }).flatMap(([key, value]) => ['--env', `${key}=${value}`]);

/** As compose.yaml runs it. The limits are those this process has: who may not raise them cannot hand out higher ones. */
function run(database: string, words: readonly string[], command: readonly string[]): string {
  const wall = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
    '--volume',
    `${join(folder, 'pictures')}:/var/lib/shop`,
  ];
  return podman(
    'run',
    ...words,
    '--network',
    'host',
    '--ulimit',
    'nofile=4096:4096',
    '--ulimit',
    'nproc=1024:1024',
    ...wall,
    ...settings(database),
    image,
    ...command,
  );
}

function lookAtProcess(): number {
  const pid = Number(podman('inspect', '--format', '{{.State.Pid}}', name));
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  assert.match(status, /^Uid:\t10001\t10001\t10001\t10001$/m);
  assert.match(status, /^CapEff:\t0+$/m);
  assert.match(status, /^NoNewPrivs:\t1$/m);
  console.log('it runs as 10001, without a capability, and can get none');
  assert.equal(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim(), '');
  assert.match(readFileSync(`/proc/${pid}/cmdline`, 'utf8'), /bin\/node\0.*apps\/shop\/src\/main\.ts/s);
  console.log('it is one process: Node itself, with no shell before it and no child');
  for (const path of ['/x', '/opt/shop/x', '/etc/x', '/usr/local/bin/x']) assert.notEqual(tries('exec', name, 'touch', path), 0, path);
  for (const path of ['/var/lib/shop/x', '/tmp/x']) assert.equal(tries('exec', name, 'touch', path), 0, path);
  console.log('its root is read-only; its volume and /tmp are not');
  return pid;
}

/** A question of which half has been sent when the signal comes is answered; then the container ends by itself, with 0. */
async function drain(): Promise<void> {
  const body = JSON.stringify({ query: '{ storeConfig { store_code } }' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, store: 'nl' };
  const question = request(`${url}/graphql`, { method: 'POST', headers, agent: false });
  const answer = new Promise<IncomingMessage>((done, failed) => {
    question.on('response', (response) => done(response));
    question.on('error', failed);
  });
  await new Promise((sent) => question.write(body.slice(0, 10), sent));
  // Whoever asks after it is answered after it was taken in.
  assert.ok((await fetch(`${url}/readyz`)).ok);
  podman('kill', '--signal', 'TERM', name);
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(async () => !(await isReady()), 'no longer ready');
  question.end(body.slice(10));
  const response = await answer;
  assert.deepEqual([response.statusCode, JSON.parse(await text(response))], [200, { data: { storeConfig: { store_code: 'nl' } } }]);
  assert.equal(podman('wait', name), '0');
  console.log('SIGTERM: what was begun is answered, then it ends with 0');
}

const postgres = await startTestPostgres();
try {
  build();
  mkdirSync(join(folder, 'pictures'));
  execFileSync('chown', ['10001:10001', join(folder, 'pictures')]);
  const database = await postgres.createDatabase();
  console.log(run(database, ['--rm'], ['seed']).split('\n').at(-1));
  run(database, ['--detach', '--name', name], []);
  assert.notEqual(tries('healthcheck', 'run', name), 0, 'not healthy before it is ready');
  await eventually(async () => tries('healthcheck', 'run', name) === 0, 'healthy');
  console.log('the health check waits until the shop is ready');
  lookAtProcess();
  assert.equal((await fetch(`${url}/`, { headers: { 'x-forwarded-proto': 'https' } })).status, 200);
  await drain();
} catch (error) {
  console.error(spawnSync('podman', [...store, 'logs', '--tail', '20', name], { encoding: 'utf8' }).stderr);
  throw error;
} finally {
  tries('rm', '--force', name);
  tries('system', 'reset', '--force');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
