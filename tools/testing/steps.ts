import { globSync } from 'node:fs';
import { embeddedSuites } from './embedded-suites.ts';
import { root } from './root.ts';

type Part = 'verify' | 'unit' | 'e2e';
/** What a step needs before it can run; a browser needs a shop as well. */
type Need = 'databases' | 'shop' | 'browser';

export type Step = {
  readonly name: string;
  readonly part: Part;
  /** Commands of Node, one after the other until one fails. */
  readonly commands: readonly (readonly string[])[];
  readonly needs?: Need;
  readonly env?: Readonly<Record<string, string>>;
};

export const needsShop = ({ needs }: Step): boolean => needs === 'shop' || needs === 'browser';

const nodeTest = (files: readonly string[]): readonly string[] => ['tools/testing/run-node-tests.ts', ...files];
const onPostgres = { TEST_DATABASE: 'postgres' };
const onEmbedded = { TEST_DATABASE: 'embedded' };

export const nodeTests = (files: readonly string[]): Step => ({
  name: 'unit and API tests',
  part: 'unit',
  commands: [nodeTest(files)],
  needs: 'databases',
  env: onPostgres,
});
export const embeddedTests = (files: readonly string[]): Step => ({
  name: 'API tests on the embedded database',
  part: 'unit',
  commands: [nodeTest(files)],
  needs: 'databases',
  env: onEmbedded,
});
export const build: Step = { name: 'build', part: 'e2e', commands: [['tools/build.ts']] };
export const httpTests = (files: readonly string[]): Step => ({
  name: 'HTTP tests',
  part: 'e2e',
  commands: [nodeTest(files)],
  needs: 'shop',
});
export const browserTests = (files: readonly string[]): Step => ({
  name: 'browser tests',
  part: 'e2e',
  commands: [['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...files]],
  needs: 'browser',
});

/** Single commands that need nothing: they run side by side. */
export const checks: readonly Step[] = [
  { name: 'formatting', part: 'verify', commands: [['node_modules/oxfmt/bin/oxfmt', '--check']] },
  build,
  {
    name: 'types and lint',
    part: 'verify',
    // The linter builds the programs of all tsconfig files for its typed rules: it says what tsc would say of them as well (decision 002).
    commands: [
      ['tools/check-storefront-types.ts', '--routes'],
      ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings'],
    ],
    // It ends with 3.6 GB: collecting garbage before there is too much of it takes a sixth of its CPU.
    env: { GOGC: 'off', GOMEMLIMIT: '6GiB' },
  },
  {
    name: 'generated code is up to date',
    part: 'verify',
    commands: [
      ['tools/codegen.ts', '--check'],
      ['tools/notices.ts', '--check'],
      ['tools/readme-table.ts', '--check'],
    ],
  },
  {
    name: 'lint of the GraphQL files',
    part: 'verify',
    commands: [['node_modules/eslint/bin/eslint.js', '--max-warnings=0', 'packages/contract/schema', 'apps/storefront/src']],
  },
  { name: 'migrations are up to date', part: 'verify', commands: [['tools/check-migrations.ts']] },
  { name: 'rules of taste', part: 'verify', commands: [['tools/check-taste.ts']] },
  { name: 'unused files, exports and packages', part: 'verify', commands: [['node_modules/knip/bin/knip.js']] },
  { name: 'use of libraries', part: 'verify', commands: [['tools/check-imports.ts']] },
  { name: 'cited rules', part: 'verify', commands: [['tools/check-rules.ts']] },
  { name: 'paths in documents', part: 'verify', commands: [['tools/check-docs.ts']] },
];

const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|build)$/.test(path) }).sort();

/** All tests; tools and packages, with the longest files, stand first, so that the end is not one long file alone. */
export function allTests(isLong: boolean): readonly Step[] {
  const files = filesOf('{apps,packages,tools}/**/*.test.ts').toReversed();
  const api = files.filter((file) => file.endsWith('.api.test.ts'));
  return [
    nodeTests(files),
    embeddedTests(isLong ? api : api.filter((file) => embeddedSuites.some((suite) => file.endsWith(suite)))),
    httpTests(filesOf('e2e/**/*.http.test.ts')),
    browserTests([]),
  ];
}
