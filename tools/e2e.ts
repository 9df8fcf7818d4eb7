import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.ts';

/** Runs the browser tests on the built shop; Playwright starts the shop and ends it. */
const root = fileURLToPath(new URL('..', import.meta.url));
try {
  const env = { ...process.env, CHROMIUM: findChromium() };
  const result = spawnSync(
    process.execPath,
    [`${root}node_modules/@playwright/test/cli.js`, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  );
  process.exitCode = result.status ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
