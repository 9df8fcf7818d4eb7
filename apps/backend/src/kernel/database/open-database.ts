import type { Logger } from '../logger.ts';
import type { Database, DatabaseSettings } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openServer } from './open-server.ts';

/** Opens DATABASE_URL, or without it the embedded database of DATA_DIR; what stands in the way is a StartError of one sentence. */
export function openDatabase(config: DatabaseSettings, logger: Logger): Promise<Database> {
  return config.databaseUrl ? openServer(config.databaseUrl, config.databasePool, logger) : openEmbedded(config.dataDir, logger);
}
