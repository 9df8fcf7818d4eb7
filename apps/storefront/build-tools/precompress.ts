import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a Brotli and a gzip copy beside every text asset, so that the server never compresses a file twice. */
export function precompress(): Plugin {
  return {
    name: 'shop:precompress',
    // Once more with the server's bundle: only then React Router has written its table of routes beside the others.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir) await compressBelow(join(dir, '../client/assets'));
      },
    },
  };
}

async function compressBelow(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  for (const name of [...names].filter((file) => compressible.test(file) && !names.has(`${file}.br`))) {
    const path = join(folder, name);
    const source = await readFile(path);
    await writeFile(`${path}.br`, await brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${path}.gz`, await zip(source, { level: 9 }));
  }
}
