import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes which built file holds which source module. Vite's own manifest names only the modules that got a file for themselves;
 * a part that shares one with others would be discovered late.
 */
export function partFiles(): Plugin {
  return {
    name: 'shop:part-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const { root } = this.environment.config;
      const files: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const source = relative(root, id).split(sep).join('/');
          if (/^src\/.*\.tsx?$/.test(source)) files[source] = chunk.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/part-files.json', source: JSON.stringify(files) });
    },
  };
}
