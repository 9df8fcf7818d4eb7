import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { isMaskedId, type Ids } from '#kernel/ids.ts';
import { beginUpload, countUploads, endedUploads, findUpload, finishUpload, removeUpload, type Upload } from './upload-repository.ts';
import { kindOf, UploadRefused, type UploadKind } from './upload-kinds.ts';

export type Uploads = {
  /** Keeps what somebody sends, for a day; of what is refused nothing is left. */
  receive(staffId: number, file: { readonly kind: UploadKind; readonly name: string }, bytes: AsyncIterable<Uint8Array>): Promise<Upload>;
  /** Undefined when it is not theirs, used or old. */
  find(id: string, kind: UploadKind, staffId: number): Promise<Upload | undefined>;
  /** Where its bytes are. */
  pathOf(id: string): string;
  /** Removes a file and all that is known of it. */
  remove(id: string): Promise<void>;
  removeOld(): Promise<void>;
};

type Options = { readonly database: Database; readonly clock: Clock; readonly ids: Ids; readonly folder: string };

/** One person has so many waiting; who sends more forgot the others. */
const mostWaiting = 10;

/** Files that staff sends, each in the folder under an id that says nothing of it. */
export function createUploads({ database, clock, ids, folder }: Options): Uploads {
  const pathOf = (id: string): string => {
    if (!isMaskedId(id)) throw new Error('no id of an upload');
    return join(folder, id);
  };
  // The row goes last: as long as it is there, the file is found.
  const remove = async (id: string): Promise<void> => {
    await rm(pathOf(id), { force: true });
    await removeUpload(database, id);
  };
  return {
    pathOf,
    remove,
    find: async (id, kind, staffId) => (isMaskedId(id) ? findUpload(database, { id, kind, staffId }, clock.now()) : undefined),
    receive: async (staffId, { kind, name }, bytes) => {
      if ((await countUploads(database, staffId, clock.now())) >= mostWaiting)
        throw new UploadRefused('too-many', `${mostWaiting} of your files wait already: use them, or wait until tomorrow.`);
      const id = ids.masked();
      await beginUpload(database, { id, staffId, kind, fileName: name }, clock.now());
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const size = await writeChecked(pathOf(id), kind, bytes);
        return await finishUpload(database, id, (await writePrepared(pathOf(id), kind)) ?? size);
      } catch (error) {
        await remove(id);
        throw isFull(error) ? new UploadRefused('full', 'The disk of the shop is full: nothing was kept.', { cause: error }) : error;
      }
    },
    removeOld: async () => {
      for (const id of await endedUploads(database, clock.now())) await remove(id);
    },
  };
}

/** Whether a disk has no room left, or a quota. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Writes as it comes, and stops at the first byte that is too much or wrong. */
async function writeChecked(path: string, kind: UploadKind, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const { mostBytes, createCheck, sentences } = kindOf(kind);
  const check = createCheck();
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > mostBytes) throw new UploadRefused('too-large', sentences.tooLarge);
      if (!check.takes(chunk)) throw new UploadRefused('type', sentences.type);
      await file.appendFile(chunk);
    }
  } finally {
    await file.close();
  }
  if (size === 0) throw new UploadRefused('empty', 'The file is empty.');
  if (!check.ends()) throw new UploadRefused('type', sentences.type);
  return size;
}

/** Puts what is kept of a file in its place; undefined when that is all of it. */
async function writePrepared(path: string, kind: UploadKind): Promise<number | undefined> {
  const { prepare } = kindOf(kind);
  if (!prepare) return undefined;
  const kept = await prepare(await readFile(path));
  await writeFile(path, kept);
  return kept.length;
}
