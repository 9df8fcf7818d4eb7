import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Everything that says "done": `npm test` runs it all, `--only verify|unit|e2e` a part, `--long` the full size of the long tests.
 * Every step runs even when an earlier one failed, so that one run tells everything.
 */
type Step = { readonly name: string; readonly part: 'verify' | 'unit' | 'e2e'; readonly run: () => number };

const root = fileURLToPath(new URL('..', import.meta.url));
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
};
const only = option('--only');
const env = {
  ...process.env,
  TEST_SIZE: process.argv.includes('--long') ? 'long' : 'small',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
};

const node = (args: readonly string[], more: Readonly<Record<string, string>> = {}): number =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } }).status ?? 1;
const files = (pattern: string): string[] => globSync(pattern, { cwd: root, exclude: (path) => /node_modules|build/.test(path) }).sort();
const nodeTest = (list: readonly string[], more: Readonly<Record<string, string>> = {}): number =>
  node(['--test', '--test-reporter=dot', '--test-reporter-destination=stdout', '--test-concurrency=2', ...list], more);
const sources = '{apps,packages,tools}/**';

const steps: readonly Step[] = [
  {
    name: 'generated code is up to date',
    part: 'verify',
    run: () => node(['tools/codegen.ts', '--check']) || node(['tools/notices.ts', '--check']) || node(['tools/readme-table.ts', '--check']),
  },
  { name: 'migrations are up to date', part: 'verify', run: () => node(['tools/check-migrations.ts']) },
  { name: 'formatting', part: 'verify', run: () => node(['tools/format.ts', '--check']) },
  { name: 'lint', part: 'verify', run: () => node(['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']) },
  {
    name: 'lint of the GraphQL files',
    part: 'verify',
    run: () => node(['node_modules/eslint/bin/eslint.js', '--max-warnings=0', 'packages/contract/schema', 'apps/storefront/src']),
  },
  { name: 'rules of taste', part: 'verify', run: () => node(['tools/check-taste.ts']) },
  { name: 'cited rules', part: 'verify', run: () => node(['tools/check-rules.ts']) },
  {
    name: 'types',
    part: 'verify',
    run: () =>
      node(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']) ||
      node(['node_modules/typescript/bin/tsc', '-p', 'e2e']) ||
      node(['tools/check-storefront-types.ts']),
  },
  {
    name: 'unit tests',
    part: 'unit',
    run: () => nodeTest(files(`${sources}/*.test.ts`).filter((file) => !file.endsWith('.api.test.ts'))),
  },
  {
    name: 'API tests on the embedded database',
    part: 'unit',
    run: () => nodeTest(files(`${sources}/*.api.test.ts`), { TEST_DATABASE: 'embedded' }),
  },
  { name: 'API tests on PostgreSQL', part: 'unit', run: () => nodeTest(files(`${sources}/*.api.test.ts`), { TEST_DATABASE: 'postgres' }) },
  { name: 'build', part: 'e2e', run: () => node(['tools/build.ts']) },
  { name: 'browser tests', part: 'e2e', run: () => node(['tools/e2e.ts']) },
];

const wanted = steps.filter((step) => !only || step.part === only || (only === 'verify' && step.part === 'unit'));
if (wanted.length === 0) throw new Error(`--only takes verify, unit or e2e, not ${only}`);
const failed: string[] = [];
for (const step of wanted) {
  const start = performance.now();
  console.log(`\n▸ ${step.name}`);
  if (step.run() !== 0) failed.push(step.name);
  console.log(`  ${failed.at(-1) === step.name ? 'FAILED' : 'ok'} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}
for (const name of failed) console.log(`failed: ${name}`);
console.log(`\nsteps: ${wanted.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
