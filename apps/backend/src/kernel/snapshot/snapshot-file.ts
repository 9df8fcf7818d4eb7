import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ModelPosition } from '../read-model.ts';

/** What must be the same for a snapshot to be believed. */
export type SnapshotKey = {
  /** A hash of the code that shapes what is stored. */
  readonly code: string;
  /** A hash of the migrations of the database. */
  readonly schema: string;
};

export type SnapshotHeader = SnapshotKey & {
  readonly writtenAt: string;
  /** Where the read models stood, by name. */
  readonly positions: Readonly<Record<string, ModelPosition>>;
  /** The parts in their order. */
  readonly parts: readonly { readonly name: string; readonly bytes: number }[];
};

export type StoredSnapshot = { readonly header: SnapshotHeader; readonly parts: ReadonlyMap<string, Buffer> };

/** The file cannot be what was written; the message says why. */
export class DamagedSnapshotError extends Error {}

/** The first bytes of every snapshot, with the version of this format. */
const magic = Buffer.from('shopsnap1\n');
const lengthBytes = 4;
const digestBytes = 32;

/** Writes the file beside its place and moves it there: whoever reads finds the old one or the new one, never a part. */
export async function writeSnapshot(
  file: string,
  header: Omit<SnapshotHeader, 'parts'>,
  parts: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}${unfinishedSuffix}`;
  try {
    const target = await open(unfinished, 'wx', 0o600);
    try {
      await writeContent(target, header, parts);
      await target.sync();
    } finally {
      await target.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** So the name ends of what a process leaves behind that was killed while it wrote. */
export const unfinishedSuffix = '.unfinished';

/** So much is hashed and written before others have their turn. */
const bytesPerTurn = 1 << 20;

async function writeContent(
  target: FileHandle,
  header: Omit<SnapshotHeader, 'parts'>,
  parts: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const digest = createHash('sha256');
  const lengths = Array.from(parts, ([name, bytes]) => ({ name, bytes: bytes.length }));
  const told = Buffer.from(JSON.stringify({ ...header, parts: lengths } satisfies SnapshotHeader));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(told.length);
  for (const bytes of [magic, length, told, ...parts.values()]) {
    for (let at = 0; at < bytes.length; at += bytesPerTurn) {
      const turn = bytes.subarray(at, at + bytesPerTurn);
      digest.update(turn);
      await target.writeFile(turn);
    }
  }
  await target.writeFile(digest.digest());
}

/** Reads a snapshot and checks that it is whole; undefined when there is none. */
export function readSnapshot(file: string): StoredSnapshot | undefined {
  const bytes = readIfPresent(file);
  if (!bytes) return undefined;
  if (bytes.length < magic.length + lengthBytes + digestBytes || !bytes.subarray(0, magic.length).equals(magic))
    throw new DamagedSnapshotError('it is cut off, or written in another format');
  const end = bytes.length - digestBytes;
  const content = bytes.subarray(0, end);
  if (!createHash('sha256').update(content).digest().equals(bytes.subarray(end))) throw new DamagedSnapshotError('its checksum is wrong');
  const first = magic.length + lengthBytes;
  const headerEnd = first + content.readUInt32LE(magic.length);
  const header = JSON.parse(content.toString('utf8', first, headerEnd)) as SnapshotHeader;
  const parts = new Map<string, Buffer>();
  let at = headerEnd;
  for (const part of header.parts) {
    parts.set(part.name, content.subarray(at, at + part.bytes));
    at += part.bytes;
  }
  if (at !== end) throw new DamagedSnapshotError('its parts are not as long as it says');
  return { header, parts };
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
