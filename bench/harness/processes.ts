import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const canPin = existsSync('/usr/bin/taskset');

/** Starts a script on one core (0: servers, 1: everything else), where the machine lets us choose. */
export function startPinned(core: 0 | 1, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const command = canPin ? ['taskset', '-c', String(core), process.execPath, ...args] : [process.execPath, ...args];
  const [program = process.execPath, ...rest] = command;
  return spawn(program, rest, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Starts a script that may use the whole machine, as a shop does. */
export const startUnpinned = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });

/** Keeps the generator off the servers' core. */
export function pinSelf(core: 0 | 1): void {
  if (canPin) execFileSync('taskset', ['-a', '-p', '-c', String(core), String(process.pid)], { stdio: 'ignore' });
}

/** Ends a process and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Waits until the address answers 200; returns the milliseconds since `since`. */
export async function waitFor(url: string, since: number, limitMs = 120_000): Promise<number> {
  while (performance.now() - since < limitMs) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${url} did not answer within ${limitMs / 1000} s`);
}

export type RunningShop = { readonly url: string; readonly child: ChildProcess; readonly dataDir: string; readonly startedInMs: number };

/** What tools/start.js gives a shop that has one core. */
export const shopFlags = ['--max-semi-space-size=8', '--v8-pool-size=1'] as const;
/** A process that collects its garbage when `memoryAfterCollecting` tells it to. */
export const collecting = ['--expose-gc', '--import', './bench/harness/collect-on-signal.ts'] as const;

/** The real shop with its demo catalogue on the embedded database, in a folder of its own unless one is given. */
export async function startShop(
  port: number,
  dataDir = mkdtempSync(join(tmpdir(), 'bench-')),
  more: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
  limitMs?: number,
): Promise<RunningShop> {
  const since = performance.now();
  const child = startPinned(0, [...shopFlags, ...flags, 'apps/shop/src/main.ts'], {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '16384',
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...more,
  });
  const url = `http://127.0.0.1:${port}`;
  const startedInMs = await waitFor(`${url}/`, since, limitMs);
  return { url, child, dataDir, startedInMs };
}

/** Waits until a server has nothing to do of its own but ask for jobs: after a start it makes ready what nobody has asked for yet. */
export async function untilIdle({ pid = 0 }: ChildProcess, limitMs = 300_000): Promise<void> {
  const since = performance.now();
  let idleFor = 0;
  while (idleFor < 4) {
    if (performance.now() - since > limitMs) throw new Error(`process ${pid} was still busy after ${limitMs / 1000} s`);
    const before = cpuSeconds(pid);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    idleFor = cpuSeconds(pid) - before < 0.12 ? idleFor + 1 : 0;
  }
}

export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const pages = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return Math.round(pages / 1024);
}

/** Seconds a process has computed so far, all threads; independent of what else the machine does. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
