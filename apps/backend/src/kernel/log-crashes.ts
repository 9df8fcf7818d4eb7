import type { Logger } from './logger.ts';

/** What nobody caught ends the process, as Node would do it, but without the values that Node prints with an error of the database (R201). */
export function logCrashes(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.error('process.crashed', { error });
    process.exit(1);
  });
}
