import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expandFaults } from '../apps/backend/src/kernel/database/expand-faults.ts';
import { migrationFiles } from '../apps/backend/src/kernel/database/migrate.ts';

/** The last one from before migrations had to expand first (decision 083): nobody ran two versions at once. */
const lastFree = '0029_privacy_requests.sql';

/** Fails when a migration takes away what the version before needs, and when the tables in code are ahead of the committed migrations: generates into a copy and looks for a new file. */
const root = fileURLToPath(new URL('..', import.meta.url));
const backend = join(root, 'apps/backend');
const folder = join(backend, 'migrations');
const files = migrationFiles(folder);
const faults = files
  .filter((name) => name > lastFree)
  .flatMap((name) => expandFaults(readFileSync(join(folder, name), 'utf8'), files, name).map((fault) => `${name} ${fault}`));
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nMigrations expand first: docs/decisions/083-migrations-expand-first.md`);
  process.exitCode = 1;
}

const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
try {
  cpSync(folder, copy, { recursive: true });
  const before = new Set(readdirSync(copy));
  const schema = globSync('src/**/schema.ts', { cwd: backend }).filter((path) => !path.includes('graphql'));
  const args = ['generate', '--dialect', 'postgresql', '--out', copy, ...schema.flatMap((path) => ['--schema', path])];
  const result = spawnSync(process.execPath, [join(root, 'node_modules/drizzle-kit/bin.cjs'), ...args], { cwd: backend, encoding: 'utf8' });
  const fresh = readdirSync(copy).filter((name) => !before.has(name));
  if (result.status !== 0) {
    console.error(`${result.stdout}${result.stderr}`);
    process.exitCode = 1;
  } else if (fresh.length > 0) {
    console.error('The tables in code have changes without a migration: npm run migration -- <name>');
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
