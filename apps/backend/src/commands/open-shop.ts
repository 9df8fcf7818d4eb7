import { systemClock } from '#kernel/clock.ts';
import { loadEnvFile, readConfig, type Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { createLogger, type Logger } from '#kernel/logger.ts';
import { migrations } from '../app/migrations.ts';
import { openBackend, type Backend } from '../app/open-backend.ts';

export type ShopDatabase = { readonly config: Config; readonly logger: Logger; readonly database: Database };

/** Opens the database as it is; the embedded one only while no shop runs on it. */
export async function withDatabase<T>(work: (parts: ShopDatabase) => Promise<T>, givenLogger?: Logger): Promise<T> {
  loadEnvFile();
  const config = readConfig(process.env);
  const logger = givenLogger ?? createLogger({ level: config.logLevel });
  const database = await openDatabase(config, logger);
  try {
    return await work({ config, logger, database });
  } finally {
    await database.close();
  }
}

/** The same, brought up to date first. */
export const withShopDatabase = <T>(work: (parts: ShopDatabase) => Promise<T>): Promise<T> =>
  withDatabase(async (parts) => {
    await migrate(parts.database, migrations);
    return work(parts);
  });

/** Opens the whole shop without a server; jobs that a command adds are done by the running shop. */
export async function withBackend<T>(work: (backend: Backend) => Promise<T>): Promise<T> {
  loadEnvFile();
  const config = readConfig(process.env);
  const backend = await openBackend({ config, clock: systemClock, logger: createLogger({ level: 'warn' }), workers: false });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}
