import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Builds the storefront when one of its sources changed since the last build; otherwise says nothing and is done in milliseconds. */
const root = fileURLToPath(new URL('..', import.meta.url));
const storefront = `${root}apps/storefront`;
const stampFile = `${storefront}/build/.stamp`;
const sources = ['apps/storefront', 'packages/rules', 'package-lock.json'];
const skipped = new Set(['build', 'node_modules', '.react-router']);

function filesBelow(path: string): string[] {
  return readdirSync(root + path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.name.endsWith('.test.ts'))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .sort();
}

function stampOf(): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of source.includes('.') ? [source] : filesBelow(source)) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex');
}

const stamp = stampOf();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.error('Building the storefront …');
  const cli = `${dirname(createRequire(`${storefront}/package.json`).resolve('@react-router/dev/package.json'))}/bin.cjs`;
  const result = spawnSync(process.execPath, [cli, 'build'], {
    cwd: storefront,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    console.error(`${result.stdout}\n${result.stderr}\nThe storefront could not be built.`);
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}
