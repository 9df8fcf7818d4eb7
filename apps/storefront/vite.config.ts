import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './build-tools/precompress.ts';

/** A page names some two thousand classes: half of their letters would only say from which file they are. */
const shortName = (name: string, file: string): string =>
  `_${createHash('sha1')
    .update(`${relative(import.meta.dirname, file)} ${name}`)
    .digest('base64url')
    .slice(0, 6)}`;

export default defineConfig(({ command }) => {
  const isBuild = command === 'build';
  return {
    plugins: [reactRouter(), precompress()],
    css: { modules: { localsConvention: 'camelCaseOnly', ...(isBuild ? { generateScopedName: shortName } : {}) } },
    build: {
      // The server reads it: the chunks of a theme and of a language are linked from the first byte of the page.
      manifest: true,
      // The Content-Security-Policy allows fonts and scripts from our own origin only, never data:.
      assetsInlineLimit: 0,
      target: 'es2022',
    },
  };
});
