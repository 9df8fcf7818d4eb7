import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languagePrefixes } from '@shop/contract';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/service-worker/service-worker.ts', import.meta.url));

/** Bundles the service worker by itself, after everything else: its version is the list of the built files. */
export function serviceWorker(): Plugin {
  return {
    name: 'shop:service-worker',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const client = join(dir, '../client');
        const files = (await readdir(join(client, 'assets'))).filter((name) => !/\.(?:br|gz)$/.test(name)).sort();
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            'process.env.NODE_ENV': '"production"',
            buildVersion: JSON.stringify(version),
            offlinePaths: JSON.stringify(Object.values(languagePrefixes).map((prefix) => `${prefix}/offline`)),
          },
          build: {
            outDir: client,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2022',
            rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
          },
        });
      },
    },
  };
}
