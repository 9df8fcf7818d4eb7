import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export type BuiltFile = {
  readonly type: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
};

export type Build = {
  /** By address, `/staff/assets/…`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** The page that every screen begins with. */
  readonly page: BuiltFile;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** The built files, in memory: there are few, and none of them can be a path on the disk by mistake. */
export async function readBuild(directory: string): Promise<Build> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Map<string, BuiltFile>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(directory, path).split(sep).join('/')}`;
    const type = types[extname(path)];
    if (type !== undefined && !name.startsWith('/.')) files.set(`/staff${name}`, await readBuilt(path, type));
  }
  const page = files.get('/staff/index.html');
  if (!page) throw new Error(`there is no index.html in ${directory}: the back office is not built`);
  files.delete('/staff/index.html');
  return { files, page };
}

async function readBuilt(path: string, type: string): Promise<BuiltFile> {
  const identity = await readFile(path);
  // Pictures and fonts have none.
  const [br, gzip] = await Promise.all([`${path}.br`, `${path}.gz`].map((copy) => readFile(copy).catch(() => undefined)));
  return { type, etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`, identity, br, gzip };
}
