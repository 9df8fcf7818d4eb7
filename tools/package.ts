import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './packaging/bill-of-materials.ts';
import { copyShop } from './packaging/copy-shop.ts';
import { launcher, shopCommands } from './packaging/launcher.ts';
import { productionParts, type LockedPackage } from './packaging/production-parts.ts';

/** `npm run package [-- folder]`: one archive that starts on a machine of this platform that has nothing (docs/deploy/server.md). */
const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const { name, version, scripts } = JSON.parse(read('package.json')) as { name: string; version: string; scripts: Record<string, string> };
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
const git = (...args: string[]): string => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

const commit = git('rev-parse', '--short=10', 'HEAD');
const made = new Date(Number(git('log', '-1', '--format=%ct') || Date.now() / 1000) * 1000);
const full = commit === '' ? version : `${version}-${commit}${git('status', '--porcelain') === '' ? '' : '-changed'}`;
const title = `${name}-${full}-${platform()}-${arch()}`;
const folder = resolve(process.argv[2] ?? join(root, 'build'));
const stage = mkdtempSync(join(tmpdir(), 'shop-package-'));
const target = join(stage, title);

try {
  const parts = productionParts(packages, { os: platform(), cpu: arch() });
  mkdirSync(join(target, 'bin'), { recursive: true });
  copyShop(root, target, parts);
  const node = `node_modules/node-${platform()}-${arch()}/bin/node`;
  write('bin/shop', launcher(node, shopCommands(scripts)));
  chmodSync(join(target, 'bin/shop'), 0o755);
  chmodSync(join(target, node), 0o755);
  write('package.json', `${JSON.stringify({ name, version: full, private: true, type: 'module' }, undefined, 2)}\n`);
  write('VERSION', `${full}\n`);
  write('sbom.cdx.json', `${JSON.stringify(billOfMaterials({ name, version: full, made }, parts), undefined, 2)}\n`);
  write('SHA256SUMS', checksums());
  const archive = pack();
  console.log(`${archive} (${Math.round(statSync(archive).size / 1e6)} MB)`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}

function write(path: string, text: string): void {
  writeFileSync(join(target, path), text);
}

function checksums(): string {
  return globSync('**/*', { cwd: target })
    .concat(globSync('.env.example', { cwd: target }))
    .filter((path) => lstatSync(join(target, path)).isFile())
    .sort()
    .map((path) => `${sha256(join(target, path))}  ${path}\n`)
    .join('');
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** The same tree is the same archive: nothing in it tells who packed it when. */
function pack(): string {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, `${title}.tar.gz`);
  const order = ['--sort=name', `--mtime=${made.toISOString()}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
  execFileSync('tar', [...order, '-I', 'gzip -n', '-cf', `${archive}.part`, '-C', stage, title]);
  renameSync(`${archive}.part`, archive);
  writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${title}.tar.gz\n`);
  return archive;
}
