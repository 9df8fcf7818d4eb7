import { isDeepStrictEqual } from 'node:util';
import type { Database, Tx } from '#kernel/database/database.ts';
import { readCatalogue } from '#modules/catalog/index.ts';
import type { Media } from '#modules/media/index.ts';
import { readStoreViews } from '#modules/stores/index.ts';
import type { ImportedRow, NotedImport } from '../noted-import.ts';
import { checkContent } from './check-content.ts';
import { differences } from './compare-content.ts';
import type { KindName } from './kind-shapes.ts';
import { kinds } from './kinds.ts';
import type { Data } from './per-view.ts';
import { readFolder, type FileRecord } from './read-folder.ts';
import { createPictureReader } from './read-pictures.ts';

export type ImportOptions = {
  readonly database: Database;
  readonly media: Pick<Media, 'sourceType' | 'checkSource' | 'storeSource'>;
  readonly folder: string;
  /** Writes; without it nothing is changed. */
  readonly apply: boolean;
  readonly noted: NotedImport;
};

type ImportedRecord = {
  readonly file: string;
  readonly status: 'new' | 'changed' | 'same';
  /** Where it differs from what the shop has. */
  readonly changes: readonly string[];
};

export type ImportedContent = {
  readonly records: readonly ImportedRecord[];
  readonly refusals: readonly string[];
  readonly notes: readonly string[];
  readonly isWritten: boolean;
};

/** Thrown to undo a dry run, which writes and takes it back: what the database refuses is found out as well. */
class DryRun extends Error {}

/** Reads a folder of content and says what each file does; writes all of it in one transaction, or nothing. */
export async function importContent({ database, media, folder, apply, noted }: ImportOptions): Promise<ImportedContent> {
  const views = new Set((await readStoreViews(database)).map(({ code }) => code));
  const current = await readCurrent(database);
  const read = await readFolder(folder, { views, pictures: createPictureReader({ media, apply }) });
  const files = withIds(read.records, current);
  const refusals = [...read.refusals, ...doubles(files)];
  const found = checkContent(files, { all: joined(current, files), ...(await catalogueOf(database, files)) });
  refusals.push(...found.refusals);
  const compared = files.map((file) => compare(file, current));
  const changed = files.filter((_file, at) => compared[at]?.status !== 'same');
  const rows = changed.map((file) => rowOf(file, current));
  if (refusals.length === 0) refusals.push(...(await write(database, changed, apply, (tx, work) => noted(tx, rows, work))));
  return { records: compared, refusals, notes: found.notes, isWritten: apply && refusals.length === 0 };
}

type Current = ReadonlyMap<KindName, readonly Data[]>;

async function readCurrent(database: Database): Promise<Current> {
  const current = new Map<KindName, readonly Data[]>();
  for (const kind of kinds) current.set(kind.name, await kind.read(database));
  return current;
}

/** A record without an id is new and gets the next one. */
function withIds(files: readonly FileRecord[], current: Current): readonly FileRecord[] {
  const next = new Map<KindName, number>();
  return files.map((file) => {
    const { name, key } = file.kind;
    if (key !== 'id' || file.data['id'] !== undefined) return file;
    const taken = [...(current.get(name) ?? []), ...files.filter(({ kind }) => kind.name === name).map(({ data }) => data)];
    const id = (next.get(name) ?? Math.max(0, ...taken.map(({ id: used }) => Number(used ?? 0)))) + 1;
    next.set(name, id);
    return { ...file, data: { id, ...file.data } };
  });
}

function doubles(files: readonly FileRecord[]): readonly string[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ kind, file, data }) => {
    const key = `${kind.name} ${String(data[kind.key])}`;
    const other = seen.get(key);
    seen.set(key, file);
    return other === undefined ? [] : [`${file}: ${other} has the same ${kind.key}`];
  });
}

function compare({ kind, file, data }: FileRecord, current: Current): ImportedRecord {
  const before = current.get(kind.name)?.find((record) => record[kind.key] === data[kind.key]);
  if (!before) return { file, status: 'new', changes: [] };
  const changes = differences(kind, before, data);
  return { file, status: changes.length === 0 ? 'same' : 'changed', changes };
}

function joined(current: Current, files: readonly FileRecord[]): Current {
  return new Map(
    kinds.map((kind) => {
      const brought = files.filter((file) => file.kind === kind).map(({ data }) => data);
      const left = (current.get(kind.name) ?? []).filter((record) => !brought.some((data) => data[kind.key] === record[kind.key]));
      return [kind.name, [...left, ...brought]];
    }),
  );
}

/** The catalogue is read only where something may refer to it. */
async function catalogueOf(database: Database, files: readonly FileRecord[]) {
  const refers = files.some(({ kind }) => kind.html.length > 0 || kind.name === 'sliders');
  const catalogue = refers ? await readCatalogue(database) : undefined;
  return {
    hasProduct: (sku: string): boolean => catalogue?.productsBySku.get(sku) !== undefined,
    hasCategory: (id: number): boolean => catalogue?.categories.has(id) ?? false,
  };
}

/** The fields of a record that the file has otherwise. */
function rowOf({ kind, data }: FileRecord, current: Current): ImportedRow {
  const key = String(data[kind.key]);
  const before = current.get(kind.name)?.find((record) => record[kind.key] === data[kind.key]);
  const fields = Object.keys(data).filter((field) => !isDeepStrictEqual(before?.[field], data[field]));
  const changes = fields.map((field) => ({ field, before: before?.[field] ?? null, after: data[field] ?? null }));
  return { id: `${kind.name}/${key}`, isNew: before === undefined, changes };
}

type Noted = (tx: Tx, work: () => Promise<void>) => Promise<void>;

async function write(database: Database, files: readonly FileRecord[], apply: boolean, noted: Noted): Promise<readonly string[]> {
  const writeAll = async (tx: Tx): Promise<void> => {
    await noted(tx, async () => {
      for (const kind of kinds) {
        const records = files.filter((file) => file.kind === kind).map(({ data }) => data);
        if (records.length > 0) await kind.write(tx, records);
      }
    });
    if (!apply) throw new DryRun();
  };
  try {
    await database.transaction(writeAll);
    return [];
  } catch (error) {
    if (error instanceof DryRun) return [];
    return [error instanceof Error ? error.message : String(error)];
  }
}
