import cluster from 'node:cluster';
import { loadEnvFile, readConfig, runCommand } from '@shop/backend';
import { runCluster } from './run-cluster.ts';
import { openPaymentSimulator } from './open-payment-simulator.ts';
import { openServiceNotices } from './service-notices.ts';
import { startShop } from './start-shop.ts';

/** The whole shop on one port; with WEB_CONCURRENCY several processes share it. */
export const runShop = (): Promise<void> =>
  runCommand(async () => {
    loadEnvFile();
    const { webConcurrency } = readConfig(process.env);
    await openPaymentSimulator();
    if (webConcurrency > 1 && cluster.isPrimary) runCluster(webConcurrency);
    else {
      await startShop('production');
      openServiceNotices()?.ready();
    }
  });
