import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import { embeddedFolder, lockEmbeddedFolder } from '#kernel/database/embedded-folder.ts';
import { StartError } from '#kernel/errors.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run reset`: deletes the embedded database and its pictures, so that the next start writes the demo shop anew. */
await runCommand(async () => {
  loadEnvFile();
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl) throw new StartError('DATABASE_URL names a server database: reset deletes the embedded one only.');
  if (!existsSync(dataDir)) return;
  const lock = lockEmbeddedFolder(dataDir);
  for (const folder of [embeddedFolder(dataDir), join(dataDir, 'media'), join(dataDir, 'snapshot')])
    rmSync(folder, { recursive: true, force: true });
  lock.release();
  process.stderr.write('The demo data is deleted; npm start writes it anew.\n');
});
