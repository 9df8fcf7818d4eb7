import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Builds an app when one of its sources changed since the last build; otherwise says nothing and is done in milliseconds. */
const root = fileURLToPath(new URL('..', import.meta.url));
const apps = [
  { name: 'storefront', sources: ['apps/storefront', 'packages/rules', 'package-lock.json'] },
  { name: 'back-office', sources: ['apps/back-office', 'packages/contract/src', 'packages/rules', 'package-lock.json'] },
] as const;
const skipped = new Set(['build', 'node_modules', '.react-router']);

function filesBelow(path: string): string[] {
  return readdirSync(root + path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.name.endsWith('.test.ts'))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .sort();
}

function stampOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of source.includes('.') ? [source] : filesBelow(source)) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex');
}

for (const { name, sources } of apps) {
  const folder = `${root}apps/${name}`;
  const stampFile = `${folder}/build/.stamp`;
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue;
  console.error(`Building the ${name} …`);
  const cli = `${dirname(createRequire(`${folder}/package.json`).resolve('@react-router/dev/package.json'))}/bin.cjs`;
  const result = spawnSync(process.execPath, [cli, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    console.error(`${result.stdout}\n${result.stderr}\nThe ${name} could not be built.`);
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}
