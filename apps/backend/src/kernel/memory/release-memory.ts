import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Below this a process has not loaded much, and nobody is made to wait. */
const minHeapBytes = 96 * 2 ** 20;

/**
 * Returns the memory that loading took to the system: V8 retains the pages of collected garbage however long a process is idle, unless it is
 * asked for a last-resort collection. The process stands still meanwhile, so it is called only after something large was loaded.
 */
export function releaseMemory(): void {
  if (process.memoryUsage().heapTotal < minHeapBytes) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  collectRarely(process.memoryUsage().heapUsed);
}

/** The heap grows at least this much between two major collections. */
const minGrowthBytes = 128 * 2 ** 20;

/**
 * From now on most of the heap stays, and marking it makes every request wait. By default V8 does so whenever the heap has grown by a tenth, and
 * it allocates what responses are made from among the old objects once some of the same allocation site survived. Both suit loading only.
 */
function collectRarely(heapBytes: number): void {
  const percent = Math.max(30, Math.round((100 * minGrowthBytes) / heapBytes));
  setFlagsFromString(`--heap-growing-percent=${percent}`);
  setFlagsFromString('--no-allocation-site-pretenuring');
}
