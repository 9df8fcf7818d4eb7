import { resolve } from 'node:path';
import { startSimulator } from './start-simulator.ts';

/** The simulator alone, for a shop that runs elsewhere: PORT (4100), MULTISAFEPAY_API_KEY, DATA_DIR as the shop reads them. */
const { PORT = '4100', MULTISAFEPAY_API_KEY = 'demo-payment-simulator-key', DATA_DIR = '.data' } = process.env;
const simulator = await startSimulator({
  port: Number(PORT),
  apiKey: MULTISAFEPAY_API_KEY,
  clock: { now: () => new Date() },
  file: resolve(DATA_DIR, 'payment-simulator.json'),
});
process.stderr.write(`MULTISAFEPAY_URL=${simulator.apiUrl}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close());
