import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

let written = 0;

export const temporaryEnding = '.tmp';

export const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The bytes, or nothing when there is no such file. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes beside the target and renames: a reader sees the whole file or none, also after a crash. */
export async function writeAtomically(path: string, bytes: Uint8Array | string): Promise<void> {
  written += 1;
  const temporary = `${path}.${process.pid}.${written}${temporaryEnding}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** What is gone already is gone. */
export const remove = (path: string): Promise<void> => rm(path, { force: true });
