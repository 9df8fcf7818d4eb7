import { spawn } from 'node:child_process';
import { freePort } from '../../apps/backend/src/testing/postgres.ts';
import { root } from './root.ts';
import { endWithParent, type Environment } from './run-command.ts';
import { end, untilReady } from './with-test-shop.ts';

/** Starts the built storefront alone, against the backend at the address given. */
export async function startLoneStorefront(commerceUrl: string, env: Environment): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const storefront = spawn(process.execPath, ['apps/storefront/src/main.ts'], {
    cwd: root,
    env: { ...process.env, COMMERCE_URL: commerceUrl, PORT: String(port), PUBLIC_URL: origin, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithParent(storefront);
  const stop = (): Promise<void> => end(storefront);
  try {
    await untilReady(storefront, `${origin}/robots.txt`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
