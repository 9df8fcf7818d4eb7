import { readFile } from 'node:fs/promises';
import type { PageAssets } from '../lib/page/request-context.ts';

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] };
export type ViteManifest = Readonly<Record<string, Chunk>>;

/** Reads which built files a source module needs; the build leaves it beside the client files. */
export async function readManifest(clientDirectory: string): Promise<ViteManifest> {
  return JSON.parse(await readFile(`${clientDirectory}/.vite/manifest.json`, 'utf8')) as ViteManifest;
}

/** Styles and scripts of modules with everything they import, so that no file is discovered late. */
export function assetsOf(manifest: ViteManifest, sources: readonly string[]): PageAssets {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return { styles: [...styles], scripts: [...scripts] };
}
