import { join } from 'node:path';
import { readConfig, systemClock, type Config } from '@shop/backend';
import { startSimulator, type Simulator } from '../../payment-simulator/src/index.ts';

/**
 * Opens the payment simulator beside a demo shop that names no other provider; production never does. Its address goes into the
 * environment, where the shop and its further processes read it: one simulator serves all of them.
 */
export async function openPaymentSimulator(env: NodeJS.ProcessEnv = process.env): Promise<Simulator | undefined> {
  const config = readConfig(env);
  if (config.mode !== 'demo' || env['MULTISAFEPAY_URL']?.trim()) return undefined;
  const simulator = await start(config, config.port === 0 ? 0 : config.port + 1);
  simulator.unref();
  env['MULTISAFEPAY_URL'] = simulator.apiUrl;
  process.stderr.write(`Payments are simulated at ${simulator.origin}\n`);
  return simulator;
}

/** One port above the shop's; when that is taken, or there is none above, any other. */
async function start(config: Config, port: number): Promise<Simulator> {
  const open = (wanted: number): Promise<Simulator> =>
    startSimulator({
      host: config.host,
      port: wanted,
      publicHost: new URL(config.publicUrl).hostname,
      apiKey: config.multisafepay.apiKey,
      clock: systemClock,
      file: join(config.dataDir, 'payment-simulator.json'),
    });
  try {
    return await open(port > 65_535 ? 0 : port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return open(0);
  }
}
