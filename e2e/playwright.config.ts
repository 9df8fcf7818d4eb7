import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { browserArgs, withoutPictures } from './fixtures/browser-args.ts';

const isLong = process.env['TEST_SIZE'] === 'long';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testFileDir}/pictures/{arg}{ext}',
  outputDir: fileURLToPath(new URL('../test-results/browser', import.meta.url)),
  fullyParallel: true,
  forbidOnly: true,
  workers: 4,
  // Machines are shared: what is slow is not wrong. A test that passed only the second time is reported as flaky.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 1,
  reporter: [['line'], ['../tools/testing/playwright-reporter.ts']],
  use: {
    // tools/e2e.ts starts the built shop and names it here.
    baseURL: process.env['SHOP_URL'],
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's own requests escape the tests' eyes; the tests of the worker let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [...browserArgs, ...withoutPictures],
    },
  },
  // fixtures/turns.ts says what runs where.
  projects: [
    {
      name: 'desktop',
      ...(isLong ? {} : { grepInvert: /@phone|@long/ }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(isLong ? {} : { grep: /@phone/, grepInvert: /@long/ }),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
