import { readFile, writeFile } from 'node:fs/promises';
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
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      for (const name of Object.keys(bundle).filter((file) => compressible.test(file) && !file.startsWith('.vite/'))) {
        const path = join(dir, name);
        const source = await readFile(path);
        await writeFile(`${path}.br`, await brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${path}.gz`, await zip(source, { level: 9 }));
      }
    },
  };
}
