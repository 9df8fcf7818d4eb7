import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url));

/** Bundles the worker by itself, after everything else: the files it keeps are those that were built. */
export function worker(): Plugin {
  return {
    name: 'back-office:worker',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const files = (await readdir(join(dir, 'assets'))).filter((name) => !/\.(?:br|gz|map)$/.test(name)).sort();
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { buildVersion: JSON.stringify(version), builtFiles: JSON.stringify(files.map((name) => `/staff/assets/${name}`)) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2022',
            rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'worker.js' } },
          },
        });
      },
    },
  };
}
