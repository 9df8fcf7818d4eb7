import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseSteps } from './testing/choose-steps.ts';
import { noteFlaky } from './testing/note-flaky.ts';
import { root } from './testing/root.ts';
import { runSteps } from './testing/run-steps.ts';
import { openTemporaryFolder } from './testing/temporary-folder.ts';
import { readRecords, summaryOf, timesOf } from './testing/times.ts';

/** Everything that says "done" (docs/testing.md): all of it, a part or a file with `--only`, the full size of the long tests with `--long`. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    long: { type: 'boolean', default: false },
    'note-flaky': { type: 'boolean', default: false },
  },
});
const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });
const recordsFile = join(results, 'records.jsonl');
rmSync(recordsFile, { force: true });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

// Settings of a shop that runs for months (tools/start.js): what lives for minutes, PostgreSQL among it, is quicker without them.
for (const name of ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']) delete process.env[name];

// The long size fills it with what does not fit into memory.
if (!values.long) openTemporaryFolder();

const start = performance.now();
const env = {
  TEST_SIZE: values.long ? 'long' : 'small',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  TEST_RECORDS: recordsFile,
};
const steps = await runSteps(chooseSteps(values.only, values.long), env);
const times = timesOf((performance.now() - start) / 1000, steps, readRecords(recordsFile));
writeFileSync(join(results, 'times.json'), `${JSON.stringify(times, undefined, 2)}\n`);
console.log(summaryOf(times));
if (values['note-flaky']) noteFlaky(times.flaky, new Date().toISOString().slice(0, 10));

const failed = steps.filter(({ passed }) => !passed);
for (const { name } of failed) console.log(`failed: ${name}`);
console.log(`\nsteps: ${steps.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
