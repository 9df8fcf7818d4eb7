import { spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { selfMadeCertificate } from '../../apps/backend/src/testing/self-made-certificate.ts';
import { eventually, makeDebian, startMachine, type Machine } from '../machines/machine.ts';
import { startNetwork, type Network } from '../machines/network.ts';
import { serve, type Service } from '../machines/services.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
export const databases = ['db1', 'db2', 'db3'] as const;
export const shops = ['shop1', 'shop2', 'shop3'] as const;
const apiKey = 'a-key-of-the-payment-simulator';
const authority = '/usr/local/share/ca-certificates/outside.crt';
const packages =
  'patroni python3-etcd etcd-server etcd-client haproxy varnish caddy pgbackrest postgresql faketime procps curl openssl adduser';

export type Cluster = Network & { readonly children: ChildProcess[] };

const versions = '/opt/shop/versions';
/** The folder of the archive on the machines. */
const unpacked = (base: string): string => join(versions, readdirSync(join(base, versions))[0] ?? '');
const shopUnit = '/etc/systemd/system/shop@.service';

/** What the units of Debian's packages and ours start on a machine of each kind. */
export const services = {
  etcd: { name: 'etcd', user: 'etcd', command: 'env $(grep -v "^#" /etc/default/etcd | xargs) /usr/bin/etcd' },
  patroni: { name: 'patroni', user: 'postgres', command: '/usr/bin/patroni /etc/patroni/config.yml' },
  pgbackrest: { name: 'pgbackrest', user: 'postgres', command: '/usr/bin/pgbackrest server' },
  haproxy: { name: 'haproxy', user: 'root', command: '/usr/sbin/haproxy -W -f /etc/haproxy/haproxy.cfg' },
  varnish: {
    name: 'varnish',
    user: 'root',
    command: `sh -c "exec $(sed -n 's/^ExecStart=\\(.\\)/\\1/p' /etc/systemd/system/varnish.service.d/shop.conf | sed 's/%%/%/g')"`,
  },
  caddy: { name: 'caddy', user: 'root', command: 'env SHOP_HOST=shop.example HOME=/var/lib/caddy caddy run --config /etc/caddy/Caddyfile' },
  shop: {
    name: 'shop',
    user: 'shop',
    command: `env $(sed -n 's/^Environment=//p' ${shopUnit} ${shopUnit}.d/cluster.conf | sed s/%i/1/) CACHE_DIRECTORY=/var/cache/shop /opt/shop/current/bin/shop start`,
  },
} as const satisfies Record<string, Service>;

const servicesOf = (name: string): readonly Service[] => {
  if (name.startsWith('db')) return [services.etcd, services.pgbackrest, services.patroni];
  if (name.startsWith('shop')) return [services.haproxy, services.shop];
  if (name === 'front') return [services.haproxy, services.varnish, services.caddy];
  return name === 'backup' ? [services.pgbackrest] : [];
};

/**
 * One root for all machines: Debian with its packages, and the version of the shop that runs first with the files of deploy/ of the newest.
 * Kept between runs, but for the shop.
 */
export async function makeBase(base: string, first: string, newest: string): Promise<void> {
  if (!existsSync(base)) {
    const draft = `${base}.new`;
    rmSync(draft, { recursive: true, force: true });
    makeDebian(draft, undefined);
    const machine = await startMachine('base', draft);
    await machine.must(`apt-get update -q && apt-get install -y -q --no-install-recommends ${packages}`, { online: true });
    await machine.stop();
    renameSync(draft, base);
  }
  // Those that were unpacked last are not unpacked again.
  const mark = [first, newest].map((archive) => `${archive} ${statSync(archive).mtimeMs}`).join(' ');
  if (existsSync(join(base, 'opt/archive')) && readFileSync(join(base, 'opt/archive'), 'utf8') === mark) return;
  rmSync(join(base, 'opt/shop'), { recursive: true, force: true });
  // Where install.sh would copy it to on each machine: here it lies once.
  unpack(first, join(base, versions));
  const deploy = join(base, unpacked(base), 'deploy');
  rmSync(deploy, { recursive: true });
  unpack(newest, deploy, '--strip-components=2', '--wildcards', '*/deploy');
  writeFileSync(join(base, 'opt/archive'), mark);
}

function unpack(archive: string, folder: string, ...options: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', folder, ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${archive} cannot be unpacked`);
}

/** The machines with what install.sh puts on them, and what the shop has accounts with beside them. Nothing runs yet. */
export async function openCluster(folder: string, base: string): Promise<Cluster> {
  const names = ['outside', ...databases, ...shops, 'front', 'backup'];
  const network = await startNetwork(folder, base, names, { 'shop.example': 'front', 'pay.example': 'outside', 'mail.example': 'outside' });
  const outside = network.machine('outside');
  const cluster = join(unpacked(base), 'deploy/cluster');
  await outside.must(`sh ${cluster}/make-secrets.sh 10.77.0.0/24 /srv/secrets && sed -i s/=1GB/=64MB/ /srv/secrets/cluster.env`);
  for (const [name, machine] of network.machines) {
    const kind = { d: 'database', s: 'shop', f: 'front', b: 'backup' }[name.charAt(0)];
    if (!kind) continue;
    cpSync(join(outside.root, 'srv/secrets'), join(machine.root, 'srv/secrets'), {
      recursive: true,
      filter: (path) => !path.endsWith('/ca.key'),
    });
    await machine.must(`sh ${cluster}/install.sh ${kind} ${name} /srv/secrets && rm -r /srv/secrets`);
  }
  believeTheCrowd(network);
  const provider = selfMadeCertificate('pay.example', new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000));
  for (const name of databases) await databaseDisk(network.machine(name));
  for (const name of shops) {
    await smallDisk(network.machine(name), '/var/lib/shop', 'shop', 750);
    await network.machine(name).must('install -d -o shop -g shop /var/cache/shop && install -d /usr/local/share/ca-certificates');
    fillIn(network.machine(name), provider.cert);
  }
  const child = outside.beside(process.execPath, [join(project, 'tools/machines/outside-services.ts'), network.addressOf('outside')], {
    MULTISAFEPAY_API_KEY: apiKey,
    PROVIDER_KEY: provider.key,
    PROVIDER_CERTIFICATE: provider.cert,
    MAIL_LINES: '^(To|Message-ID):',
  });
  await new Promise((open) => child.stdout?.once('data', open));
  return { ...network, children: [child] };
}

/** Certificates are of Caddy's own authority, and the crowd's one machine is believed when it says who it is each time. */
function believeTheCrowd({ machine, addressOf }: Network): void {
  const file = join(machine('front').root, 'etc/caddy/Caddyfile');
  const believed = `lb_try_duration 30s\n\t\ttrusted_proxies ${addressOf('outside')}`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace(/\temail .*/, '\tlocal_certs')
      .replace('lb_try_duration 30s', believed),
  );
}

/** A disk that a test can fill, and nobody else's. */
const smallDisk = (machine: Machine, folder: string, owner: string, mode: number): Promise<string> =>
  machine.must(`mount -t tmpfs -o size=1500m,mode=${mode},uid=$(id -u ${owner}),gid=$(id -g ${owner}) tmpfs ${folder}`);

async function databaseDisk(machine: Machine): Promise<void> {
  await smallDisk(machine, '/var/lib/postgresql', 'postgres', 755);
  await machine.must(
    'install -d -o postgres -g postgres /run/postgresql /var/lib/postgresql/15 && install -d -o etcd -g etcd /var/lib/etcd',
  );
}

/** What a person types into the settings. */
function fillIn(machine: Machine, certificate: string): void {
  const accounts: Readonly<Record<string, string>> = {
    SMTP_URL: 'smtp://mail.example:2525',
    MULTISAFEPAY_API_KEY: apiKey,
    POSTCODE_URL: 'http://mail.example:4101/addresses',
    VAT_URL: 'http://mail.example:4101/vat',
  };
  writeFileSync(join(machine.root, authority), certificate);
  const file = join(machine.root, 'etc/shop/shop.env');
  const filled = readFileSync(file, 'utf8').replace(/^([A-Z_]+)=$/gm, (_line, name: string) => `${name}=${accounts[name] ?? ''}`);
  writeFileSync(file, `${filled}MULTISAFEPAY_URL=https://pay.example:4143/v1/json/\nNODE_EXTRA_CA_CERTS=${authority}\n`);
}

/** What Caddy's own authority is known by, once it has made it. */
export const caddyAuthority = ({ machine }: Network): string =>
  join(machine('front').root, 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt');

export async function startServices(cluster: Network, name: string): Promise<void> {
  for (const service of servicesOf(name)) await serve(cluster.machine(name), service);
}

type Member = { readonly name: string; readonly role: string; readonly state: string };

/** The three PostgreSQL as Patroni of one machine sees them; nothing while it does not answer. */
export async function membersSeenBy(cluster: Network, name: string): Promise<readonly Member[]> {
  const { status, output } = await cluster.machine(name).run('curl -s --max-time 3 http://127.0.0.1:8008/cluster');
  return status === 0 && output.startsWith('{') ? (JSON.parse(output) as { members: readonly Member[] }).members : [];
}

/** The one that says so itself: what others know may be of a moment ago. */
export async function primary(cluster: Network): Promise<string> {
  for (const name of databases) {
    const { status } = await cluster.machine(name).run('curl -sf --max-time 3 http://127.0.0.1:8008/primary');
    if (status === 0) return name;
  }
  throw new Error('there is no primary');
}

/** All three see the same: one primary, and a replica that has every order. */
const isWell = async (cluster: Network): Promise<boolean> => {
  const leader = await primary(cluster);
  const views = await Promise.all(databases.map((name) => membersSeenBy(cluster, name)));
  return views.every((view) => {
    const alive = view.filter(({ state }) => ['running', 'streaming'].includes(state));
    const roleOf = (role: string): string | undefined => alive.find((member) => member.role === role)?.name;
    return alive.length === databases.length && roleOf('leader') === leader && roleOf('sync_standby') !== undefined;
  });
};

const isReady = async (cluster: Network, name: string): Promise<boolean> =>
  (await cluster.machine(name).run('curl -sf --max-time 5 http://127.0.0.1:3001/readyz')).status === 0;

/** One primary, two replicas, one of which has every order; and three shops. */
export async function allWell(cluster: Network): Promise<void> {
  await eventually(() => isWell(cluster), 'one primary, a synchronous replica and another one', 180_000);
  for (const name of shops) await eventually(() => isReady(cluster, name), `${name} is ready`, 180_000);
}

export async function sql(cluster: Network, text: string, database = 'shop'): Promise<readonly string[]> {
  const machine = cluster.machine(await primary(cluster));
  const output = await machine.must(`cd / && printf '%s' "$SQL" | runuser -u postgres -- psql -qAtX -v ON_ERROR_STOP=1 -d ${database}`, {
    env: { SQL: text },
  });
  return output.split('\n').filter(Boolean);
}
