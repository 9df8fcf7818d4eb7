import { fileURLToPath } from 'node:url';

/** The folder of the shop's numbered SQL files. */
export const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
