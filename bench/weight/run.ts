import { readdirSync, readFileSync, statSync } from 'node:fs';

/** What the build's files weigh with Brotli, the heaviest first, and everything together. */
const folder = new URL('../../apps/storefront/build/client/assets/', import.meta.url);
const files = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
const weights = files
  .map((name) => ({ name, plain: readFileSync(new URL(name, folder)).length, brotli: statSync(new URL(`${name}.br`, folder)).size }))
  .sort((a, b) => b.brotli - a.brotli);
console.log('| file | plain | Brotli |\n|---|---|---|');
for (const { name, plain, brotli } of weights.slice(0, 40)) console.log(`| ${name} | ${plain} | ${brotli} |`);
console.log(`\n${weights.length} files, ${weights.reduce((sum, { brotli }) => sum + brotli, 0)} bytes with Brotli.`);
