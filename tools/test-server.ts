import { execFileSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { selfMadeCertificate } from '../apps/backend/src/testing/self-made-certificate.ts';
import { eventually, makeDebian, startMachine, type Machine } from './machines/machine.ts';
import { fillSettings } from './server-test/fill-settings.ts';
import { guideLines, type GuideLine } from './server-test/guide-lines.ts';

/**
 * `npm run test:server [-- --archive file] [--debian folder] [--keep]`: from an empty Debian to the first order, by the lines of
 * docs/deploy/server.md themselves, timed. As root on Debian. What it does otherwise than the guide is said at the end.
 */
const { values: options } = parseArgs({
  options: { archive: { type: 'string' }, debian: { type: 'string' }, keep: { type: 'boolean', default: false } },
});
const project = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'shop-server-'));
const root = join(folder, 'debian');
const authority = '/usr/local/share/ca-certificates/caddy.crt';
const apiKey = 'a-key-of-the-payment-simulator';
const provider = selfMadeCertificate('pay.example', new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000));
const env = { NODE_EXTRA_CA_CERTS: authority };
const times: { readonly what: string; readonly seconds: number }[] = [];
const otherwise: string[] = [];

async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work();
  const seconds = (performance.now() - begin) / 1000;
  times.push({ what, seconds });
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${what}`);
  return result;
}

/** What stands for a line that cannot be typed here; undefined: the line is run as it is. */
type Instead = { readonly how: string; readonly run: (machine: Machine) => unknown };
function insteadOf(text: string): Instead | undefined {
  if (text.startsWith('npm run package')) {
    const run = (): void => {
      options.archive ??= packed();
    };
    return {
      how: options.archive ? `an archive that was made before: ${basename(options.archive)}` : 'tools/package.ts, in this clone',
      run,
    };
  }
  if (text.startsWith('scp ')) return { how: 'the archive and its sum are copied into the root', run: copyArchive };
  if (text.startsWith('nano ')) return { how: 'filled in by tools/server-test/fill-settings.ts', run: () => fillSettings(root, apiKey) };
  return undefined;
}

function packed(): string {
  execFileSync(process.execPath, [join(project, 'tools/package.ts'), folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return globSync(join(folder, '*.tar.gz'))[0] ?? '';
}

function copyArchive(): void {
  const archive = resolve(options.archive ?? '');
  for (const file of [archive, `${archive}.sha256`]) copyFileSync(file, join(root, 'root', basename(file)));
}

/** What has to be so around the lines: names that lead here, a way to the accounts, and what systemd would have done at this point. */
async function after(text: string, machine: Machine, children: ChildProcess[]): Promise<void> {
  if (text.includes('apt-get install')) {
    await machine.must('pg_ctlcluster 15 main start');
    otherwise.push('after apt-get, PostgreSQL is started by pg_ctlcluster: systemd would have done it');
  }
  if (text.includes('install.sh')) {
    const file = join(root, 'etc/caddy/Caddyfile');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\{$/m, '{\n\tlocal_certs'));
    otherwise.push(
      'the Caddyfile has "local_certs": certificates are of Caddy’s own authority, which the shop trusts (NODE_EXTRA_CA_CERTS)',
    );
  }
  if (text === 'systemctl restart caddy') {
    const made = join(root, 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt');
    await eventually(async () => existsSync(made), 'Caddy’s own authority');
    appendFileSync(join(root, authority), readFileSync(made));
    const services = join(project, 'tools/machines/outside-services.ts');
    const child = machine.beside(process.execPath, [services], {
      MULTISAFEPAY_API_KEY: apiKey,
      PROVIDER_KEY: provider.key,
      PROVIDER_CERTIFICATE: provider.cert,
      NODE_EXTRA_CA_CERTS: join(root, authority),
    });
    children.push(child);
    await new Promise((open) => child.stdout?.once('data', open));
    for (const port of [3001, 3002]) await timed(`until the process on port ${port} is ready`, () => ready(machine, port));
  }
}

/** Nothing that asks over HTTP is on an empty Debian, but the shop brought its Node. */
async function ready(machine: Machine, port: number): Promise<void> {
  const question = `fetch('http://127.0.0.1:${port}/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))`;
  await eventually(
    async () => (await machine.run(`/opt/shop/current/node_modules/node-*/bin/node -e "${question}"`)).status === 0,
    `port ${port}`,
  );
}

async function type(machine: Machine, { text }: GuideLine, folderNow: string): Promise<string> {
  const online = text.includes('apt-get');
  const { status, output } = await machine.run(`cd ${folderNow} && ${text} && pwd >/run/typed-in`, { env, online });
  if (/systemctl/.test(text))
    otherwise.push(
      `${text}\n    by tools/machines/systemctl.sh: ${(output.match(/stand-in: .*/g) ?? ['stand-in: what the units say']).join('; ').replaceAll('stand-in: ', '')}`,
    );
  if (/shop doctor/.test(text)) console.log(output.replace(/^/gm, '           '));
  // A doctor who finds what cannot be otherwise here says so; whether the shop sells is tried below.
  else if (status !== 0) throw new Error(`"${text}" ended with ${status}:\n${output}`);
  return status === 0 ? readFileSync(join(root, 'run/typed-in'), 'utf8').trim() : folderNow;
}

async function follow(machine: Machine, children: ChildProcess[]): Promise<void> {
  let place = '~';
  for (const line of guideLines(readFileSync(join(project, 'docs/deploy/server.md'), 'utf8'))) {
    const instead = insteadOf(line.text);
    if (instead) otherwise.push(`${line.text}\n    ${instead.how}`);
    await timed(line.text, async () => {
      if (instead) await instead.run(machine);
      else place = await type(machine, line, place);
    });
    await after(line.text, machine, children);
  }
}

async function order(machine: Machine): Promise<void> {
  const script = join(project, 'tools/server-test/first-order.ts');
  const child = machine.beside(process.execPath, [script, 'https://shop.example'], { NODE_EXTRA_CA_CERTS: join(root, authority) });
  child.stdout?.on('data', (text: Buffer) => process.stdout.write(text.toString().replace(/^(?=.)/gm, '           ')));
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Error('there was no first order');
}

const children: ChildProcess[] = [];
let machine: Machine | undefined;
try {
  await timed(options.debian ? 'a copy of an empty Debian' : 'debootstrap --variant=minbase bookworm', () =>
    makeDebian(root, options.debian),
  );
  copyFileSync(join(project, 'tools/machines/systemctl.sh'), join(root, 'usr/local/bin/systemctl'));
  execFileSync('chmod', ['755', join(root, 'usr/local/bin/systemctl')]);
  appendFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost shop.example pay.example\n');
  mkdirSync(join(root, dirname(authority)), { recursive: true });
  writeFileSync(join(root, authority), provider.cert);
  machine = await startMachine('shop', root);
  const here = machine;
  await follow(here, children);
  await timed('a guest looks, orders and pays', () => order(here));
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${total.toFixed(1).padStart(7)} s  from an empty disk to the first order\n\nOtherwise than the guide:`);
  for (const sentence of otherwise) console.log(`- ${sentence}`);
} catch (error) {
  if (machine) console.error((await machine.run('tail -n 20 /var/log/units/*.log')).output);
  throw error;
} finally {
  for (const child of children) child.kill('SIGTERM');
  await machine?.stop();
  if (options.keep) console.log(`Kept: ${dirname(root)}`);
  else rmSync(folder, { recursive: true, force: true });
}
