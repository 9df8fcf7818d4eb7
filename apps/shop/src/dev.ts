import { loadEnvFile, runCommand } from '@shop/backend';
import { openPaymentSimulator } from './open-payment-simulator.ts';
import { startShop } from './start-shop.ts';

/** The shop with hot reload of the storefront. */
await runCommand(async () => {
  loadEnvFile();
  await openPaymentSimulator();
  await startShop('dev');
});
