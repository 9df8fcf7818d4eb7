import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Media } from '../create-media.ts';
import { emptyBin, throwAwayUnused } from './clear-library.ts';
import { fillLibrary } from './fill-library.ts';
import { markUsed } from './where-used.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly media: Pick<Media, 'size' | 'sourceType' | 'remove'>;
};

const clearing = 'media-throw-away';

export type Library = {
  /** Throws away everything that nothing names, behind everybody's back. */
  clear(tx: Tx): Promise<void>;
};

/** What the library does by itself: it knows what others brought, what is in use, and lets go of what nobody wants. */
export function openLibrary({ database, clock, jobs, logger, media }: Options): Library {
  jobs.register({
    name: 'media-look-around',
    schedule: '*/5 * * * *',
    handle: async () => {
      await fillLibrary(database, { media, now: clock.now() });
      await markUsed(database);
    },
  });
  jobs.register({
    name: clearing,
    unique: true,
    timeoutSeconds: 3_600,
    handle: async () => logger.info('media.thrown_away', { pictures: await throwAwayUnused(database, clock.now()) }),
  });
  jobs.register({
    name: 'media-empty-bin',
    schedule: '40 3 * * *',
    timeoutSeconds: 3_600,
    handle: async () => logger.info('media.deleted', { pictures: await emptyBin(database, media, clock.now()) }),
  });
  return { clear: async (tx) => void (await jobs.enqueue(tx, clearing, {})) };
}
