import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Fails when the tables in code are ahead of the committed migrations: generates into a copy and looks for a new file. */
const root = fileURLToPath(new URL('..', import.meta.url));
const backend = join(root, 'apps/backend');
const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
try {
  cpSync(join(backend, 'migrations'), copy, { recursive: true });
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
