import pg from 'pg';
import { StartError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { assembleDatabase, surviveLostConnections } from './assemble.ts';
import type { Database } from './database.ts';
import { embeddedFolder, lockEmbeddedFolder, prepareEmbeddedFolder } from './embedded-folder.ts';
import { embeddedServer } from './embedded-server.ts';
import { embeddedNotifications } from './notifications.ts';

// All work shares one session, so a wait is a queue, not a lost server: it may be longer than on PostgreSQL.
const connectionTimeoutMillis = 5_000;

/** Opens PGlite over its folder under a lock; one process only. */
export async function openEmbedded(dataDir: string, logger: Logger): Promise<Database> {
  const lock = lockEmbeddedFolder(dataDir);
  const server = embeddedServer(embeddedFolder(dataDir), (error) => logger.error('database.embedded_stopped', { error }));
  try {
    await prepareEmbeddedFolder(dataDir);
    await server.start();
  } catch (error) {
    await server.stop();
    lock.release();
    throw error instanceof StartError ? error : unusableFolder(dataDir, error);
  }
  const pool: pg.Pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    stream: server.stream,
    onConnect: (client) => notifications.attach(client),
  });
  surviveLostConnections(pool, logger);
  const notifications = embeddedNotifications(pool, logger);
  return assembleDatabase({
    kind: 'embedded',
    pool,
    notifications,
    closeServer: async () => {
      await server.stop();
      lock.release();
    },
  });
}

// R078: a damaged folder is never replaced by an empty shop.
function unusableFolder(dataDir: string, cause: unknown): StartError {
  return new StartError(
    `The embedded database in ${embeddedFolder(dataDir)} cannot be opened (${firstLine(cause)}): ` +
      'move that folder away and bring back a backup with "npm run restore -- <file>", or start with a new, empty shop.',
    { cause },
  );
}

const firstLine = (error: unknown): string => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
