import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartError } from '#kernel/errors.ts';
import { shapes } from './kind-shapes.ts';
import { kinds, type Kind } from './kinds.ts';
import { joinParts, type Data } from './per-view.ts';
import type { PictureReader } from './read-pictures.ts';
import { readTextFile } from './text-file.ts';

export type FileRecord = { readonly kind: Kind; readonly file: string; readonly data: Data };
export type FolderContent = { readonly records: readonly FileRecord[]; readonly refusals: readonly string[] };

type Reading = { readonly views: ReadonlySet<string>; readonly pictures: PictureReader };
type Names = { readonly all: readonly string[]; readonly folder: string };

/** Reads a folder as the export writes it; kinds may be missing. Everything that is wrong is told, not only the first thing. */
export async function readFolder(folder: string, reading: Reading): Promise<FolderContent> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new StartError(`${folder} is no folder that can be read.`);
  });
  const refusals = found.flatMap(({ name }) =>
    kinds.some((kind) => kind.name === name) ? [] : [`${name}: there is no such kind of content`],
  );
  const records: FileRecord[] = [];
  for (const kind of kinds.filter(({ name }) => found.some((entry) => entry.name === name))) {
    const names = { all: await readdir(join(folder, kind.name)), folder: join(folder, kind.name) };
    const stems = names.all.flatMap((name) => (/^[^.]+\.json$/.test(name) ? [name.slice(0, -5)] : []));
    for (const name of names.all) {
      const isPicture = /\.(?:jpe?g|png|webp|avif)$/i.test(name);
      if (!isPicture && !stems.includes(name.split('.')[0] ?? ''))
        refusals.push(`${kind.name}/${name}: its ${name.split('.')[0]}.json is missing`);
    }
    for (const stem of stems) {
      const file = `${kind.name}/${stem}`;
      const read = await readRecord(kind, stem, names, reading).catch((error: unknown) => [
        error instanceof Error ? error.message : String(error),
      ]);
      if (Array.isArray(read)) refusals.push(...read.map((mistake) => `${file}: ${mistake}`));
      else records.push({ kind, file, data: read as Data });
    }
  }
  return { records, refusals };
}

async function readRecord(
  kind: Kind,
  stem: string,
  { all, folder }: Names,
  { views, pictures }: Reading,
): Promise<Data | readonly string[]> {
  const mistakes: string[] = [];
  const shared = parseJson(await readFile(join(folder, `${stem}.json`), 'utf8'), `${stem}.json`);
  const parts: Record<string, unknown> = {};
  for (const name of all.filter((one) => one.startsWith(`${stem}.`) && one !== `${stem}.json`)) {
    const [, view = '', ending = ''] = /^[^.]+\.([a-z0-9_]+)\.(json|md)$/.exec(name) ?? [];
    const isPicture = /\.(?:jpe?g|png|webp|avif)$/i.test(name);
    if (isPicture) continue;
    if (!views.has(view)) mistakes.push(`${name} names no store view`);
    else if (view in parts) mistakes.push(`${view} has two files`);
    else parts[view] = await readPart(kind, join(folder, name), ending);
  }
  const joined = joinParts(shared, parts, (path) => mistakes.push(`the words at ${path} have no place in ${stem}.json`));
  const data = (await pictures(joined, folder, (mistake) => mistakes.push(mistake))) as Data;
  const wrong = shapes[kind.name](data, kind.name);
  return mistakes.length > 0 || wrong ? [...mistakes, ...(wrong ? [wrong] : [])] : data;
}

async function readPart(kind: Kind, path: string, ending: string): Promise<unknown> {
  const source = await readFile(path, 'utf8');
  if (ending === 'json') return parseJson(source, basename(path));
  if (!kind.hasBody) throw new Error(`${kind.name} are written as JSON`);
  return { text: readTextFile(source, kind.html) };
}

function parseJson(source: string, name: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`${name} is no JSON: ${(error as Error).message}`, { cause: error });
  }
}
