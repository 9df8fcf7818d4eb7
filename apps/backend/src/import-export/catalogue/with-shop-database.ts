import { fileURLToPath } from 'node:url';
import type { Config } from '#kernel/config.ts';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import type { Logger } from '#kernel/logger.ts';
import { createLogger } from '#kernel/logger.ts';

export type ShopDatabase = { readonly config: Config; readonly logger: Logger; readonly database: Database };

/** Opens the shop's database for one command; the embedded one only while no shop runs on it. */
export async function withShopDatabase<T>(work: (parts: ShopDatabase) => Promise<T>): Promise<T> {
  loadEnvFile();
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const database = await openDatabase(config, logger);
  try {
    await migrate(database, fileURLToPath(new URL('../../../migrations', import.meta.url)));
    return await work({ config, logger, database });
  } finally {
    await database.close();
  }
}
