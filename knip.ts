import type { KnipConfig } from 'knip';

/** What is started by name (npm scripts, child processes, the bundler) is an entry; everything else must be imported by somebody. */
export default {
  workspaces: {
    '.': {
      entry: [
        'tools/*.{ts,js}',
        'tools/pseudo-language/*.test.ts',
        // Processes and a reporter of the test run.
        'tools/testing/{hostile-shop,make-template,node-reporter,run-node-tests,test-lane}.ts',
        // Processes beside and inside the machines that tests make.
        'tools/machines/outside-services.ts',
        'tools/cluster-test/crowd.ts',
        'tools/server-test/{first-order,guide-lines.test}.ts',
        'bench/run.ts',
        'bench/*/run.ts',
        // Processes of their own that the benches start.
        'bench/harness/{bare-server,collect-on-signal}.ts',
        'bench/import/bare-copy.ts',
        'bench/abuse/flood.ts',
        'apps/payment-simulator/src/main.ts',
        'apps/payment-simulator/src/*.test.ts',
      ],
      project: ['tools/**', 'bench/**', 'e2e/**', 'apps/payment-simulator/**', '*.ts'],
      playwright: { config: ['e2e/playwright.config.ts'], entry: ['e2e/**/*.spec.ts'] },
      // Named by a word in the settings of tools/codegen.ts: `preset: 'client'`, `plugins: ['typescript']`.
      ignoreDependencies: ['@graphql-codegen/client-preset', '@graphql-codegen/typescript'],
    },
    'apps/backend': {
      entry: ['src/app/main.ts', 'src/commands/*.ts', 'src/testing/{small-main,write-every-mail}.ts'],
      project: ['src/**'],
      includeEntryExports: true,
    },
    'apps/shop': { entry: ['src/{main,dev}.ts', 'src/commands/*.ts', 'src/testing/{render-pages,small-cluster}.ts'], project: ['src/**'] },
    'apps/storefront': {
      // A test registers the sample theme in a copy of the tree.
      entry: [
        'src/main.ts',
        'build-tools/{favicons,icon-sheets}.ts',
        'src/service-worker/service-worker.ts',
        'src/themes/sample/theme.tsx',
      ],
      project: ['src/**', 'build-tools/**', '!src/generated/**'],
      // tools/subset-fonts.py and build-tools/icon-sheets.ts read their files; no module imports them.
      ignoreDependencies: ['@fontsource-variable/*', '@phosphor-icons/core'],
    },
    'apps/back-office': {
      entry: ['src/main.ts', 'src/worker/worker.ts'],
      project: ['src/**', 'build-tools/**', '!src/generated/**'],
      // A style sheet has the first, a test writes the sheet of icons from the second; the third is asked for by no entry of ours.
      ignoreDependencies: ['@fontsource-variable/*', '@phosphor-icons/core', 'isbot'],
    },
    'packages/contract': { project: ['src/**', 'names/**'] },
    'packages/demo-data': { includeEntryExports: true },
    'packages/rules': { includeEntryExports: true },
    'packages/telemetry': { includeEntryExports: true },
  },
  // Programs of the system, not of a package.
  ignoreBinaries: ['apt-get', 'nsenter', 'pdftoppm', 'podman', 'promtool', 'sha256sum', 'taskset', 'unshare'],
} satisfies KnipConfig;
