import { readFile } from 'node:fs/promises';
import type { PageAssets } from '../lib/page/request-context.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[] };
export type ViteManifest = Readonly<Record<string, Chunk>>;

/** Reads which built files a source module needs; the build leaves it beside the client files. */
export async function readManifest(clientDirectory: string): Promise<ViteManifest> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(`${clientDirectory}/.vite/${name}.json`, 'utf8'));
  return withParts((await read('manifest')) as ViteManifest, (await read('part-files')) as Readonly<Record<string, string>>);
}

/** Adds the modules that share a file with others, each under its own name. */
export function withParts(manifest: ViteManifest, partFiles: Readonly<Record<string, string>>): ViteManifest {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const parts = Object.entries(partFiles).flatMap(([source, file]) => {
    const chunk = chunks.get(file);
    return chunk ? [[source, chunk] as const] : [];
  });
  return { ...Object.fromEntries(parts), ...manifest };
}

/** Scripts of modules with everything they import, so that no file is discovered late; the one stylesheet is the root route's. */
export function assetsOf(manifest: ViteManifest, sources: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  // A module with several parts names them behind a #.
  for (const source of sources) visit(source.replace(/#.*$/, ''));
  return { styles: [], scripts: [...scripts] };
}
