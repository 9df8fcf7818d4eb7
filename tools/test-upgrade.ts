import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '../apps/backend/src/testing/postgres.ts';

/**
 * `npm run test:upgrade [-- --from revision] [-- files]`: the API tests of the last release (the last tag, unless told) on tables that the
 * present version has brought up to date. That is what a shop is while its processes are replaced, and after `shop rollback` (decision 083).
 */
const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'shop-upgrade-'));
const former = join(folder, 'former');

function run(command: string, args: readonly string[], cwd = root, env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')} ended with ${status}`);
}

const said = (...args: readonly string[]): string => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

function lastRelease(): string {
  const tag = said('describe', '--tags', '--abbrev=0');
  if (tag === '') throw new Error('There is no tag: name the release before with "--from revision".');
  return tag;
}

/** The packages of the present version where they are the same; the workspaces are those of the former one. */
function bringPackages(): void {
  const lock = (where: string): string => readFileSync(join(where, 'package-lock.json'), 'utf8');
  if (lock(root) !== lock(former)) return run('npm', ['ci', '--no-audit', '--no-fund'], former);
  mkdirSync(join(former, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const [from, to] = [join(root, 'node_modules', name), join(former, 'node_modules', name)];
    if (name === '@shop') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

const revision = values.from ?? lastRelease();
run('git', ['worktree', 'add', '--detach', '--quiet', former, revision]);
try {
  bringPackages();
  const server = await startTestPostgres();
  try {
    const env = { TEST_POSTGRES_URL: server.url, TEST_TEMPLATES: folder, TEST_DATABASE: 'postgres' };
    console.log(`${revision} (${said('rev-parse', '--short', revision)}) writes its demo shop, and the present version migrates it.`);
    run(process.execPath, ['tools/testing/make-template.ts', 'postgres', folder], former, env);
    const template = new URL(server.url);
    template.pathname = '/seeded_small_shop';
    run(process.execPath, ['apps/backend/src/commands/migrate.ts'], root, {
      DATABASE_URL: String(template),
      DATA_DIR: join(folder, 'postgres'),
    });
    const files =
      positionals.length > 0 ? positionals : globSync('{apps,packages}/**/*.api.test.ts', { cwd: former, exclude: ['**/node_modules/**'] });
    run(process.execPath, ['tools/testing/run-node-tests.ts', ...files], former, env);
    console.log(`${files.length} files of its API tests are green on the new tables.`);
  } finally {
    await server.stop();
  }
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', former], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
