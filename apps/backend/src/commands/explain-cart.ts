import { systemClock } from '#kernel/clock.ts';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import { StartError } from '#kernel/errors.ts';
import { createLogger } from '#kernel/logger.ts';
import { openBackend } from '../app/open-backend.ts';

/** `npm run explain -- cart <id>`: why each amount of a cart is what it is, one line each. */
export async function explainCart([id]: readonly string[]): Promise<readonly string[]> {
  if (id === undefined) throw new StartError('Usage: npm run explain -- cart <id>');
  loadEnvFile();
  const backend = await openBackend({
    config: readConfig(process.env),
    clock: systemClock,
    logger: createLogger({ level: 'warn' }),
    workers: false,
  });
  try {
    const explained = await backend.carts.explain(id);
    if (!explained) throw new StartError(`There is no cart ${id}.`);
    const { cart, totals } = explained;
    const owner = cart.customerId === null ? 'a guest' : `customer ${cart.customerId}`;
    return [
      `Cart ${cart.maskedId} of ${owner}, ${cart.status}, version ${cart.version}, store view ${cart.storeCode}.`,
      ...totals.trace.map(({ step, about, cents, because }) => [step, about, inEuro(cents), because].join('\t')),
    ];
  } finally {
    await backend.close();
  }
}

const inEuro = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
