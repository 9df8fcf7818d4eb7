import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { removeFolder, startPinned } from '../harness/processes.ts';
import { rowsPerDress, writeProductFile } from './product-file.ts';

const rows = 10_000;
// As tools/start.js starts every command.
const flags = ['--max-semi-space-size=8'];
const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
const file = join(folder, 'products.csv');

type Run = { readonly seconds: number; readonly cpuSeconds: number; readonly peakMb: number; readonly said: string };

/** Runs a command to its end and watches how much memory it ever held and how long it computed. */
async function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
  const since = performance.now();
  const child = startPinned(0, args, { ...env, MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'error' });
  let used = { peakMb: 0, cpuSeconds: 0 };
  const watch = setInterval(() => (used = usedBy(child.pid ?? 0) ?? used), 20);
  const said = child.stdout ? text(child.stdout) : Promise.resolve('');
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - since) / 1000, ...used, said: await said };
}

/** Undefined when the process has ended. */
function usedBy(pid: number): Pick<Run, 'peakMb' | 'cpuSeconds'> | undefined {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13);
    return peak ? { peakMb: Math.round(Number(peak) / 1024), cpuSeconds: (Number(user) + Number(system)) / 100 } : undefined;
  } catch {
    return undefined;
  }
}

/** Into a shop that has the demo catalogue already; the last import finds everything as it is. */
async function measure(database: string, env: Readonly<Record<string, string>>): Promise<void> {
  await run([...flags, 'apps/backend/src/commands/seed.ts'], env);
  const bareSeconds = Number((await run(['bench/import/bare-copy.ts'], { ...env, FILE: file })).said) / 1000;
  for (const [name, more] of [
    ['dry run', []],
    ['written', ['--apply']],
    ['again, all unchanged', ['--apply']],
  ] as const) {
    const { seconds, cpuSeconds, peakMb, said } = await run([...flags, 'apps/backend/src/commands/import.ts', file, ...more], env);
    if (!said.includes(`${rows} rows: `) || said.includes('refused: ')) throw new Error(said.slice(0, 2_000));
    const [ours, bare] = [rows / seconds, rows / bareSeconds].map(Math.round);
    console.log(
      `| ${database}, ${name} | ${seconds.toFixed(1)} s | ${cpuSeconds.toFixed(1)} s | ${ours} | ${peakMb} MB | ${bare} | ${(bareSeconds / seconds).toFixed(3)} |`,
    );
  }
}

/** 10,000 rows of a Magento file: embedded, and on the empty PostgreSQL database that BENCH_DATABASE_URL names. */
const url = process.env['BENCH_DATABASE_URL'];
try {
  writeProductFile(file, rows / rowsPerDress);
  console.log(
    '| import | whole command | of it computing | rows/s | peak memory | bare COPY rows/s | ratio |\n|---|---|---|---|---|---|---|',
  );
  await measure('embedded', { DATA_DIR: join(folder, 'embedded') });
  if (url) await measure('PostgreSQL', { DATA_DIR: join(folder, 'server'), DATABASE_URL: url });
} finally {
  removeFolder(folder);
}
