import { spawn } from 'node:child_process';
import { freePort } from '../../apps/backend/src/testing/postgres.ts';
import { copySeededShop } from '../../apps/backend/src/testing/seeded-shop.ts';
import { root } from './root.ts';
import { endWithParent, type Environment } from './run-command.ts';
import { end, untilReady } from './with-test-shop.ts';

export type CopiedShop = { readonly origin: string; readonly stop: () => Promise<void> };

/** Starts the built shop on a copy of the small demo shop, for tests that need one of their own. */
export async function startCopiedShop(env: Environment): Promise<CopiedShop> {
  const copy = await copySeededShop('postgres');
  const port = await freePort();
  const settings = { PORT: String(port), RATE_LIMITS: 'off', PREPARE_PICTURES: 'off', LOG_LEVEL: 'error' };
  const shop = spawn(process.execPath, ['apps/shop/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...copy.environment, ...settings, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithParent(shop);
  const origin = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    await end(shop);
    copy.remove();
  };
  try {
    await untilReady(shop, `${origin}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
