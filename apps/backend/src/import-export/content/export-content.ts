import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '#kernel/database/database.ts';
import { StartError } from '#kernel/errors.ts';
import { readStoreViews } from '#modules/stores/index.ts';
import { kinds, type Kind } from './kinds.ts';
import { sharedPart, viewPart, type Data } from './per-view.ts';
import { writeTextFile } from './text-file.ts';

/** Writes all content into an empty folder: a file for what views share, and one for the texts of each view. Returns how many of each kind. */
export async function exportContent(database: Queryable, folder: string): Promise<ReadonlyMap<string, number>> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty: export into a new folder.`);
  const ordered = [...(await readStoreViews(database))].sort(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || a.sortOrder - b.sortOrder,
  );
  const views = ordered.map(({ code }) => code);
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    const records = await kind.read(database);
    await mkdir(join(folder, kind.name), { recursive: true });
    const names = new Set<string>();
    for (const record of records)
      await writeRecord(join(folder, kind.name), kind, record, { name: freeName(kind.fileName(record, views), names), views });
    counts.set(kind.name, records.length);
  }
  return counts;
}

type Place = { readonly name: string; readonly views: readonly string[] };

async function writeRecord(folder: string, kind: Kind, record: Data, { name, views }: Place): Promise<void> {
  const spoken = withoutNulls(record);
  await writeFile(join(folder, `${name}.json`), toJson(sharedPart(spoken)));
  for (const view of views) {
    const part = viewPart(spoken, view) as Data | undefined;
    if (part === undefined) continue;
    const file = join(folder, `${name}.${view}`);
    if (kind.hasBody) await writeFile(`${file}.md`, writeTextFile((part['text'] ?? {}) as Data, kind.html));
    else await writeFile(`${file}.json`, toJson(part));
  }
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A text that is null comes from the fallback, as does one that is not there. */
export function withoutNulls(value: unknown): Data {
  const clean = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(clean);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).flatMap(([key, child]) => (child === null || child === undefined ? [] : [[key, clean(child)]])),
    );
  };
  return clean(value) as Data;
}

// Identifiers may have slashes, and two records may be called alike in different views.
function freeName(wanted: string, taken: Set<string>): string {
  const base = wanted.toLowerCase().replace(/[^a-z0-9-]+/g, '_') || 'record';
  let name = base;
  for (let next = 2; taken.has(name); next++) name = `${base}-${next}`;
  taken.add(name);
  return name;
}
