import { findChromium } from './find-chromium.ts';
import { runNode } from './testing/run-command.ts';
import { withTestShop } from './testing/with-test-shop.ts';

/** Runs the browser tests on the built shop; arguments go to Playwright: `node tools/start.js --build tools/e2e.ts cart/guest -g twice`. */
try {
  const env = { CHROMIUM: findChromium() };
  process.exitCode = await withTestShop(process.env, async (opened) => {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
    return (await runNode(playwright, { ...env, SHOP_URL: await opened }, 'inherit')).code;
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
