import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, Socket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of the machine, started in a temporary folder for tests. */
export type TestPostgres = {
  /** The maintenance database; tests take their own from `createDatabase`. */
  readonly url: string;
  /** Makes an empty database, or a copy of one nobody is connected to, and returns its URL. */
  readonly createDatabase: (template?: string) => Promise<string>;
  /** Ends all sessions as a crash (`immediate`) or a polite restart (`fast`) would, and comes back on the same port. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Account = { readonly uid: number; readonly gid: number } | undefined;

const installRoot = '/usr/lib/postgresql';
// Speed before safety: the data lives as long as the test.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
  'max_connections=300',
  'log_checkpoints=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

let own: Promise<TestPostgres> | undefined;

/** The server of the whole run (`npm test` names it in TEST_POSTGRES_URL), or one for this process that ends with it. */
export async function sharedTestPostgres(): Promise<Pick<TestPostgres, 'url' | 'createDatabase'>> {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url) return { url, createDatabase: databaseMaker(url) };
  return (own ??= startTestPostgres());
}

/** Starts a throw-away server, with other settings where a test needs them; installs Debian's package when it is missing and we are root. */
export async function startTestPostgres(others: readonly string[] = []): Promise<TestPostgres> {
  const bin = findBinaries() ?? installBinaries();
  const account = unprivilegedAccount();
  const root = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const data = join(root, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (account) for (const folder of [root, data]) chownSync(folder, account.uid, account.gid);
  runAs(account, join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = (): Promise<ChildProcess> => startServer(bin, account, data, root, port, others);
  let server = await launch();
  // SIGQUIT is PostgreSQL's immediate shutdown: its own children go with it.
  const cleanUp = (): void => {
    server.kill('SIGQUIT');
    // It may still write while it ends.
    rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  return {
    url,
    createDatabase: databaseMaker(url),
    restart: async (mode) => {
      await stopServer(server, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = await launch();
    },
    stop: async () => {
      process.off('exit', cleanUp);
      await stopServer(server, 'SIGINT');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

let made = 0;

/** Several files share a server: their databases are told apart by the process that made them. Files copied are half the CPU of pages logged. */
function databaseMaker(url: string): TestPostgres['createDatabase'] {
  return async (template) => {
    const name = `test_${process.pid}_${++made}`;
    await execute(url, `create database ${name}${template === undefined ? '' : ` template ${template} strategy file_copy`}`);
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  };
}

function findBinaries(): string | undefined {
  if (!existsSync(installRoot)) return undefined;
  const versions = readdirSync(installRoot).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(installRoot, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

function installBinaries(): string {
  if (process.getuid?.() !== 0) {
    throw new Error('The tests need PostgreSQL: install it (Debian: apt-get install postgresql) and run them again.');
  }
  process.stderr.write('Installing PostgreSQL for the tests (apt-get install postgresql) ...\n');
  // Debian would otherwise start a server of its own on port 5432.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  const clusterSettings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(clusterSettings)) writeFileSync(clusterSettings, 'create_main_cluster = false\n');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '-o', 'Dpkg::Options::=--force-confold', 'postgresql'], options);
  const bin = findBinaries();
  if (!bin) throw new Error('The tests need PostgreSQL and apt-get could not install it: install it by hand and run them again.');
  return bin;
}

// PostgreSQL refuses to run as root.
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!found) throw new Error('The tests run as root and need an account "postgres" or "nobody" for PostgreSQL.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function runAs(account: Account, command: string, args: string[]): void {
  const result = spawnSync(command, args, { ...account, cwd: '/', encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr || result.error?.message}`);
}

async function startServer(
  bin: string,
  account: Account,
  data: string,
  socketFolder: string,
  port: number,
  others: readonly string[],
): Promise<ChildProcess> {
  const chosen = [...settings, ...others].flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-k', socketFolder, '-h', '127.0.0.1', '-p', String(port), ...chosen];
  // With setpriv the kernel itself ends the server when the test process is killed.
  const guard = existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'QUIT'] : [];
  const [command = '', ...rest] = [...guard, join(bin, 'postgres'), ...args];
  const server = spawn(command, rest, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000);
    if (log.includes('ready to accept connections')) resolve();
  });
  server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  server.once('error', reject);
  await promise;
  server.unref();
  if (server.stderr instanceof Socket) server.stderr.unref();
  return server;
}

async function stopServer(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.ref();
  server.kill(signal);
  await gone;
}

/** A port that nobody listens on; somebody may take it before its user does. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Nobody may be connected to it. */
export function renameDatabase(url: string, name: string): Promise<void> {
  const { pathname } = new URL(url);
  return execute(Object.assign(new URL(url), { pathname: '/postgres' }).href, `alter database ${pathname.slice(1)} rename to ${name}`);
}

async function execute(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
