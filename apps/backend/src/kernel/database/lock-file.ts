import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { StartError } from '../errors.ts';

type Holder = { readonly pid: number; readonly started: string; readonly host: string };

export type FileLock = { release(): void };

const heartbeatMs = 5_000;
// A holder on another host (two containers, one volume) cannot be asked; its heartbeat can.
const foreignHolderMs = 20_000;
const takeoverMs = 10_000;

/**
 * Takes a lock file, or throws a StartError that names the process that holds it.
 * The file of a dead process is taken over, that of a live one never (R077, R215).
 */
export function takeLock(path: string, inUse: (holder: string) => string): FileLock {
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid), host: hostname() } satisfies Holder);
  if (!createLock(path, mine)) {
    takeOverWhenStale(path, mine, inUse);
  }
  const heartbeat = setInterval(() => touch(path), heartbeatMs);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      if (read(path) === mine) rmSync(path, { force: true });
    },
  };
}

// link() makes the file appear with its content in one step: nobody can read a half-written lock.
function createLock(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.draft`;
  writeDraft(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDraft(draft: string, content: string): void {
  try {
    writeFileSync(draft, content, { mode: 0o600 });
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new StartError(`The folder ${dirname(draft)} cannot be written (${reason}): set DATA_DIR to a folder the shop may write.`, {
      cause,
    });
  }
}

// Two processes may find the same stale file: only the one that made the folder may replace it.
function takeOverWhenStale(path: string, mine: string, inUse: (holder: string) => string): void {
  const gate = `${path}.takeover`;
  refuseWhenAlive(path, inUse);
  try {
    if (ageOf(gate) > takeoverMs) rmdirSync(gate);
    mkdirSync(gate);
  } catch {
    throw new StartError(inUse('another process that is just starting'));
  }
  try {
    refuseWhenAlive(path, inUse);
    rmSync(path, { force: true });
    if (!createLock(path, mine)) throw new StartError(inUse('another process that is just starting'));
  } finally {
    rmdirSync(gate);
  }
}

function refuseWhenAlive(path: string, inUse: (holder: string) => string): void {
  const holder = parseHolder(read(path));
  if (!holder) return;
  const elsewhere = holder.host !== hostname();
  if (elsewhere && ageOf(path) < foreignHolderMs) throw new StartError(inUse(`process ${holder.pid} on ${holder.host}`));
  if (!elsewhere && isAlive(holder)) throw new StartError(inUse(`process ${holder.pid}`));
}

function parseHolder(content: string | undefined): Holder | undefined {
  try {
    const value = JSON.parse(content ?? '') as Holder;
    return Number.isInteger(value.pid) && value.pid > 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

// Pids repeat (in containers at every start), so the start time must match too; a zombie holds nothing.
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startTime(pid) === started && !/^[ZX]/.test(processFields(pid)[0] ?? '');
}

/** Field 22 of /proc/pid/stat; empty where there is no /proc. */
const startTime = (pid: number): string => processFields(pid)[19] ?? '';

// Counted after the name in brackets, which may hold spaces itself: the first field is then the state.
function processFields(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ageOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0; // taste-allow: compared with the file system's time
}

function touch(path: string): void {
  const now = new Date(); // taste-allow: written into the file system's time
  try {
    utimesSync(path, now, now);
  } catch {
    // The file is gone when the folder was removed under a running shop; the next start will say so.
  }
}
