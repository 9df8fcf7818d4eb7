import { buffer } from 'node:stream/consumers';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { isMaskedId, type Ids } from '#kernel/ids.ts';
import type { Logger } from '#kernel/logger.ts';
import type { FileStore } from '#kernel/storage/file-store.ts';
import { StorageAwayError } from '#kernel/storage/object-store.ts';
import {
  beginUpload,
  countUploads,
  endedUploads,
  endUpload,
  findUpload,
  finishUpload,
  readUpload,
  removeUpload,
  type Upload,
} from './upload-repository.ts';
import { kindOf, UploadRefused, type UploadKind } from './upload-kinds.ts';

export type Uploads = {
  /** Keeps what somebody sends, for a day; of what is refused nothing is left. */
  receive(staffId: number, file: { readonly kind: UploadKind; readonly name: string }, bytes: AsyncIterable<Uint8Array>): Promise<Upload>;
  /** Undefined when it is not theirs, used or old. */
  find(id: string, kind: UploadKind, staffId: number): Promise<Upload | undefined>;
  /** Whether its bytes are there; a restored database knows files that are not. */
  has(id: string): Promise<boolean>;
  /** Its bytes, or `UploadGone` where one of them is missing. */
  read(upload: Pick<Upload, 'id' | 'bytes'>): AsyncIterable<Uint8Array>;
  /** Removes a file and all that is known of it, on whatever machine it came. */
  remove(id: string): Promise<void>;
  removeOld(): Promise<void>;
  /** Shares what this machine kept for itself, when it was the only one: what nobody waits for goes. */
  takeOver(own: OwnFiles): Promise<void>;
};

/** The files of one machine, and their names. */
export type OwnFiles = { readonly files: FileStore; readonly names: AsyncIterable<string> };

/** A file whose bytes are gone, or not all there any more. */
export class UploadGone extends Error {
  override readonly name = 'UploadGone';
}

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly files: FileStore;
};

/** One person has so many waiting; who sends more forgot the others. */
const mostWaiting = 10;

/** Files that staff sends, each under an id that says nothing of it. */
export function createUploads({ database, clock, ids, logger, files }: Options): Uploads {
  /** False: the storage is away. The row goes last: as long as it is there, the file is found, by the next upkeep at the latest. */
  const tryRemove = async (id: string): Promise<boolean> => {
    try {
      await files.remove(nameOf(id));
    } catch (error) {
      if (!(error instanceof StorageAwayError)) throw error;
      logger.warn('upload.not_removed', { upload: id, error });
      await endUpload(database, id, clock.now());
      return false;
    }
    await removeUpload(database, id);
    return true;
  };
  const remove = async (id: string): Promise<void> => void (await tryRemove(id));
  return {
    has: async (id) => files.has(nameOf(id)),
    read: ({ id, bytes }) => allOf(files.read(nameOf(id)), bytes),
    remove,
    find: async (id, kind, staffId) => (isMaskedId(id) ? findUpload(database, { id, kind, staffId }, clock.now()) : undefined),
    receive: async (staffId, { kind, name }, bytes) => {
      if ((await countUploads(database, staffId, clock.now())) >= mostWaiting)
        throw new UploadRefused('too-many', `${mostWaiting} of your files wait already: use them, or wait until tomorrow.`);
      const id = ids.masked();
      await beginUpload(database, { id, staffId, kind, fileName: name }, clock.now());
      try {
        return await finishUpload(database, id, await files.write(id, keptOf(kind, bytes)));
      } catch (error) {
        await remove(id);
        throw refusalOf(error);
      }
    },
    removeOld: async () => {
      for (const id of await endedUploads(database, clock.now())) if (!(await tryRemove(id))) return;
    },
    takeOver: async (own) => {
      for await (const id of own.names) {
        if (!isMaskedId(id)) continue;
        const upload = await readUpload(database, id);
        // It comes just now, to a release of this machine that does not share yet.
        if (upload?.bytes === null) continue;
        if (upload) await files.write(id, own.files.read(id));
        await own.files.remove(id);
      }
    },
  };
}

/** What a file is called where it lies. */
function nameOf(id: string): string {
  if (!isMaskedId(id)) throw new Error('no id of an upload');
  return id;
}

/** Whether a disk has no room left, or a quota. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

function refusalOf(error: unknown): unknown {
  if (isFull(error)) return new UploadRefused('full', 'The disk of the shop is full: nothing was kept.', { cause: error });
  if (!(error instanceof StorageAwayError)) return error;
  return new UploadRefused('away', 'The storage of the shop does not answer: nothing was kept. Try again in a moment.', { cause: error });
}

/** A file whose end is missing is none: half a table would be taken for all of it. */
async function* allOf(chunks: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    yield chunk;
  }
  if (size !== bytes) throw new UploadGone('The file is not there any more.');
}

/** What is kept of a file: all of it as it comes, or what is made of it once it is there. */
async function* keptOf(kind: UploadKind, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { prepare } = kindOf(kind);
  if (prepare) yield await prepare(await buffer(checkedOf(kind, bytes)));
  else yield* checkedOf(kind, bytes);
}

/** Stops at the first byte that is too much or wrong. */
async function* checkedOf(kind: UploadKind, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { mostBytes, createCheck, sentences } = kindOf(kind);
  const check = createCheck();
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > mostBytes) throw new UploadRefused('too-large', sentences.tooLarge);
    if (!check.takes(chunk)) throw new UploadRefused('type', sentences.type);
    yield chunk;
  }
  if (size === 0) throw new UploadRefused('empty', 'The file is empty.');
  if (!check.ends()) throw new UploadRefused('type', sentences.type);
}
