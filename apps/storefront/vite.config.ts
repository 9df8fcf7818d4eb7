import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './build-tools/precompress.ts';

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    // The server reads it: the chunks of a theme and of a language are linked from the first byte of the page.
    manifest: true,
    // The Content-Security-Policy allows fonts and scripts from our own origin only, never data:.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
