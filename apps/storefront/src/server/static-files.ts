import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as zip } from 'node:zlib';

export type StaticFile = {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/** The built files by path, in memory: there are few, and none of them can be a path on the disk by mistake. */
export async function readStaticFiles(directory: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const name = `/${relative(directory, path).split(sep).join('/')}`;
    const type = types[extname(path)];
    if (!type || name.startsWith('/.')) continue;
    const identity = await readFile(path);
    const [br, gzip] = await Promise.all([copyOf(`${path}.br`, type, identity, toBrotli), copyOf(`${path}.gz`, type, identity, toGzip)]);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    files.set(name, { type, etag, cacheControl: cacheControlOf(name), identity, br, gzip });
  }
  return files;
}

const toBrotli = promisify<Buffer, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, Buffer>(zip);
const worthCompressing = 1024;

/** The copy the build made. React Router writes its list of routes after that, so a missing one is made here, once. */
async function copyOf(
  path: string,
  type: string,
  identity: Buffer,
  compress: (text: Buffer) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const made = await readFile(path).catch(() => undefined);
  const isText = /^text\/|json|svg/.test(type) && identity.length > worthCompressing;
  return made ?? (isText ? compress(identity) : undefined);
}

function cacheControlOf(name: string): string {
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return name === '/service-worker.js' ? 'no-cache' : 'public, max-age=3600';
}

/** The smallest copy the browser can read. */
export function chooseEncoding(file: StaticFile, acceptEncoding: string): { readonly body: Buffer; readonly encoding?: 'br' | 'gzip' } {
  if (file.br && /\bbr\b/.test(acceptEncoding)) return { body: file.br, encoding: 'br' };
  if (file.gzip && /\bgzip\b/.test(acceptEncoding)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.identity };
}
