import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { generateScopedName } from './build-tools/class-names.ts';
import { oneSheet } from './build-tools/one-sheet.ts';
import { partFiles } from './build-tools/part-files.ts';
import { precompress } from './build-tools/precompress.ts';
import { serviceWorker } from './build-tools/service-worker.ts';

/** Small modules that listings and product pages share. */
const shared =
  /src[\\/](?:routes[\\/]frame[\\/](?:social-head|present)|lib[\\/]page[\\/](?:page-head|structured-data)|features[\\/](?:navigation[\\/]breadcrumbs|catalog[\\/](?:card[\\/](?:catalog-legal-line|price-block|product-price|product-href)|listing[\\/]listing-path)))\.tsx?$|src[\\/](?:ui[\\/](?:button|signpost-button|signpost-link|blaze|colour-dot|visually-hidden|picture)|lib[\\/](?:notices[\\/]use-report-error|navigation[\\/]same-page))\.tsx?$/;

export default defineConfig({
  plugins: [reactRouter(), oneSheet(), partFiles(), precompress(), serviceWorker()],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName } },
  build: {
    // The server reads it: the chunks of a theme and of a language are linked from the first byte of the page.
    manifest: true,
    // The Content-Security-Policy allows fonts and scripts from our own origin only, never data:.
    assetsInlineLimit: 0,
    target: 'es2022',
    // The scripts that a dynamic import needs are few, and their names would stand in every chunk.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 9,
                },
                // Without the entry: it starts the page when it is loaded, which must not be before the routes are.
                {
                  name: 'shop',
                  test: /src[\\/](?:providers|root|routes[\\/]frame[\\/]frame|features[\\/]navigation[\\/]wordmark|themes[\\/]alm[\\/]lazy-slots)\.tsx?/,
                  priority: 8,
                },
                { name: 'catalogue', test: shared, priority: 7 },
                {
                  name: 'listing',
                  test: /src[\\/](?:features[\\/]catalog[\\/]listing[\\/](?:listing-screen|category-page)|routes[\\/]category[\\/]category-view)\.tsx/,
                  priority: 6,
                },
                {
                  name: 'product',
                  test: /src[\\/](?:features[\\/]catalog[\\/](?:purchase[\\/]configurable-purchase|product[\\/]product-page)|routes[\\/]product[\\/]product-view)\.tsx/,
                  priority: 5,
                },
              ],
            },
          },
        },
      },
    },
  },
});
