import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

/** The built shop with its demo data, a folder of its own, in demo mode; SHOP_URL names a shop that runs already. */
const port = 4290;
const given = process.env['SHOP_URL'];
// The workers read this file too: one folder for all of them.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'shop-e2e-')));

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testFileDir}/pictures/{arg}{ext}',
  outputDir: fileURLToPath(new URL('../test-results', import.meta.url)),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Machines are shared: what is slow is not wrong. A test that passed only the second time is reported as flaky.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 1,
  reporter: [['line']],
  use: {
    baseURL: given ?? `http://localhost:${port}`,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's own requests escape the tests' eyes; the tests of the worker let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 } },
  ],
  ...(given
    ? {}
    : {
        webServer: {
          command: `"${process.execPath}" apps/shop/src/main.ts`,
          cwd: fileURLToPath(new URL('..', import.meta.url)),
          env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', PREPARE_PICTURES: 'off', LOG_LEVEL: 'error' },
          url: `http://localhost:${port}/readyz`,
          timeout: 120_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
        },
      }),
});
