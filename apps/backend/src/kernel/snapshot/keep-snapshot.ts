import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { runInSlices, untilProcessIsIdle, type Sliced } from '../memory/slices.ts';
import type { ModelPosition } from '../read-model.ts';
import { unfinishedSuffix, writeSnapshot, type SnapshotKey } from './snapshot-file.ts';

/** Parts that belong together, and where the models stood. */
export type Captured = {
  readonly positions: Readonly<Record<string, ModelPosition>>;
  readonly parts: ReadonlyMap<string, Uint8Array>;
};

/** What can be written down of this process. */
export type SnapshotSource = {
  /** What a snapshot of now would have; another text when it would have more, or when the one that was written is of less use by now. */
  worth(): string;
  /** Undefined when something changed meanwhile. */
  capture(): Sliced<Captured | undefined>;
};

type Options = {
  readonly file: string;
  readonly key: SnapshotKey;
  readonly source: SnapshotSource;
  readonly logger: Logger;
  /** The worth of what is on the disk already. */
  readonly written?: string | undefined;
  readonly checkEveryMs?: number;
  readonly minPauseMs?: number;
  readonly clock: Clock;
};

export type SnapshotKeeper = {
  /** Writes one now, unless something changes meanwhile; true when it is written. */
  readonly write: () => Promise<boolean>;
  /** Waits for one that is being written. */
  readonly close: () => Promise<void>;
};

/** How long an unfinished file stands before it is taken for one that nobody finishes. */
const abandonedMs = 15 * 60_000;

/** Keeps the file near to what the process has in memory, in moments in which nobody waits. */
export function keepSnapshot({
  file,
  key,
  source,
  logger,
  written,
  checkEveryMs = 3_000,
  minPauseMs = 60_000,
  clock,
}: Options): SnapshotKeeper {
  let worth = written;
  let lastAt = -Infinity;
  let isClosed = false;
  let running: Promise<unknown> = Promise.resolve();

  const write = async (): Promise<boolean> => {
    const worthNow = source.worth();
    const captured = await runInSlices(source.capture(), () => isClosed);
    if (!captured) return false;
    const { positions, parts } = captured;
    await writeSnapshot(file, { ...key, writtenAt: clock.now().toISOString(), positions }, parts);
    [worth, lastAt] = [worthNow, performance.now()];
    await removeAbandoned(file, clock.now());
    return true;
  };
  const check = async (): Promise<void> => {
    if (source.worth() === worth || performance.now() - lastAt < minPauseMs) return;
    await untilProcessIsIdle(() => isClosed);
    if (isClosed) return;
    const since = performance.now();
    if (await write()) logger.debug('snapshot.written', { ms: Math.round(performance.now() - since) });
  };
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    running = check()
      // The shop sells without one; the next start takes longer.
      .catch((error: unknown) => {
        lastAt = performance.now();
        logger.warn('snapshot.not_written', { error });
      })
      .finally(() => (isChecking = false));
  }, checkEveryMs);
  timer.unref();
  return {
    write,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** What processes left behind that were killed while they wrote. */
async function removeAbandoned(file: string, now: Date): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith(unfinishedSuffix)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}
