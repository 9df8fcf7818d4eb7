import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './build-tools/precompress.ts';
import { worker } from './build-tools/worker.ts';

export default defineConfig({
  base: '/staff/',
  plugins: [
    reactRouter(),
    // The words of React Aria in the languages of staff; it knows thirty.
    optimizeLocales.vite({ locales: ['nl-NL', 'de-DE', 'en-GB', 'en-US'] }),
    worker(),
    precompress(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    // The test of the budgets reads which files a screen needs.
    manifest: true,
    // The Content-Security-Policy allows fonts and scripts from our own origin only, never data:.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
