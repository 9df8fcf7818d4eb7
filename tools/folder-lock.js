// Runs on the machine's own Node (20 or newer), before anything is installed: plain JavaScript, no dependencies.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Waits until the folder can be made by this process. It names its holder, so that one that was killed is not waited for. */
export function takeLock(folder) {
  for (;;) {
    try {
      mkdirSync(folder);
      writeFileSync(`${folder}/pid`, String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned(folder)) releaseLock(folder);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}

/** Lets the next one in. */
export function releaseLock(folder) {
  rmSync(folder, { recursive: true, force: true });
}

function isAbandoned(folder) {
  try {
    return !isAlive(Number(readFileSync(`${folder}/pid`, 'utf8')));
  } catch {
    // No pid yet: its holder is just writing it, or died in that moment.
    return ageOf(folder) > 10_000;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function ageOf(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}
