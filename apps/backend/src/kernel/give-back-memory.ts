import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Below this a process has not loaded much, and nobody is made to wait. */
const leastHeapBytes = 96 * 2 ** 20;

/**
 * Gives the memory back that loading took and does not need any more: V8 keeps the pages of collected garbage for itself however long a process
 * is idle, unless it is asked for everything it can do without (measured with 20,000 products: 190 MB in a quarter of a second, with 100,000 one
 * second). Everything waits meanwhile, so it is for the rare moment after something large was loaded.
 */
export function giveBackMemory(): void {
  if (process.memoryUsage().heapTotal < leastHeapBytes) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  collectRarely(process.memoryUsage().heapUsed);
}

/** What may come to the heap between two walks through all of it, at least. */
const leastGrowthBytes = 128 * 2 ** 20;

/**
 * From now on most of the heap stays, and walking through it makes everybody wait. By itself V8 does so whenever a tenth has come to it, every two
 * or three seconds under load, and twice a second where pages are made: their bytes count too. It also puts what answers are made from among what
 * stays, once some of its kind did. Both suits loading only (measured on pages made at each request: a quarter more of them, half the p99, 95 MB).
 */
function collectRarely(heapBytes: number): void {
  const percent = Math.max(30, Math.round((100 * leastGrowthBytes) / heapBytes));
  setFlagsFromString(`--heap-growing-percent=${percent}`);
  setFlagsFromString('--no-allocation-site-pretenuring');
}
