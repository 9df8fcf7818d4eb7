import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { StartError } from '#kernel/errors.ts';
import type { Media } from '#modules/media/index.ts';
import { inParallel } from './in-parallel.ts';
import type { Progress } from './progress.ts';

type Copying = {
  readonly media: Pick<Media, 'takeAway'>;
  readonly fileOf: (hash: string) => string;
  readonly progress: Progress;
};

/** Puts every picture into the folder; one that is there already is the same, since names say the content. Returns how many there are. */
export async function copyPictures(hashes: ReadonlySet<string>, folder: string, { media, fileOf, progress }: Copying): Promise<number> {
  const present = await openFolder(folder);
  let [done, copied] = [0, 0];
  await inParallel(hashes, availableParallelism(), async (hash) => {
    const file = fileOf(hash);
    const bytes = present.has(file) ? undefined : await media.takeAway(hash);
    if (bytes) await writeWhole(join(folder, file), bytes);
    if (bytes || present.has(file)) copied += 1;
    progress.step('pictures', ++done, hashes.size);
  });
  return copied;
}

async function openFolder(folder: string): Promise<ReadonlySet<string>> {
  try {
    await mkdir(folder, { recursive: true });
    return new Set(await readdir(folder));
  } catch (error) {
    throw new StartError(`The folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

/** An export that is ended halfway leaves no half picture for the next one to trust. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.part`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
