import cluster from 'node:cluster';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import type { Database, DatabaseSettings } from '#kernel/database/database.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { createLogger, type Logger } from '#kernel/logger.ts';

let begun: { readonly address: string; readonly database: Promise<Database> } | undefined;

const addressOf = ({ databaseUrl, dataDir }: DatabaseSettings): string => databaseUrl ?? dataDir;

/** Opens the database of this process while the rest of the shop is still being loaded: both take a second, on two cores. */
export function beginDatabase(): void {
  try {
    loadEnvFile();
    const config = readConfig(process.env);
    if (config.webConcurrency > 1 && cluster.isPrimary) return;
    const database = openDatabase(config, createLogger({ level: config.logLevel }));
    // Told where it is taken over, and so is a configuration that cannot be read.
    database.catch(() => undefined);
    begun = { address: addressOf(config), database };
  } catch {
    begun = undefined;
  }
}

/** The database that was begun, or else one that is opened now. */
export function takeDatabase(config: DatabaseSettings, logger: Logger): Promise<Database> {
  const taken = begun?.address === addressOf(config) ? begun.database : undefined;
  begun = undefined;
  return taken ?? openDatabase(config, logger);
}
