import { readdirSync } from 'node:fs';

/** `npm run bench [-- name …]`: runs the named benches, or all of them. Each folder is one question with its last numbers. */
const all = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'harness')
  .map((entry) => entry.name);
// An hour long, and for itself: `npm run soak`; `compare` runs others once more, and two are about several processes, which need a PostgreSQL.
const left = new Set(['soak', 'compare', ...(process.env['BENCH_DATABASE_URL'] ? [] : ['capacity', 'freshness'])]);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all.filter((name) => !left.has(name));
for (const name of wanted) {
  if (!all.includes(name)) throw new Error(`There is no bench "${name}": ${all.join(', ')}.`);
  console.log(`\n## ${name}\n`);
  await import(`./${name}/run.ts`);
}
