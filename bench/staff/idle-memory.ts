import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryAfterCollecting } from '../harness/backend.ts';
import { collecting, removeFolder, startShop, stop, untilIdle } from '../harness/processes.ts';

const port = 4328;
const rounds = 3;

async function idleMemory(dataDir: string, backOffice: 'on' | 'off'): Promise<number> {
  const shop = await startShop(port, dataDir, { BACK_OFFICE: backOffice, PREPARE_PICTURES: 'off' }, collecting);
  try {
    await untilIdle(shop.child);
    return await memoryAfterCollecting(shop);
  } finally {
    await stop(shop.child);
  }
}

/** What does the back office take while nobody works in it? In turns, so that both meet the same machine. */
export async function compareIdleMemory(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-staff-'));
  try {
    // The demo is written by a start that is not measured.
    await idleMemory(dataDir, 'off');
    const found = { on: [] as number[], off: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const backOffice of ['off', 'on'] as const) found[backOffice].push(await idleMemory(dataDir, backOffice));
    }
    const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    console.log('| back office | resident memory of the idle shop | median |\n|---|---|---|');
    for (const backOffice of ['off', 'on'] as const)
      console.log(`| ${backOffice} | ${found[backOffice].join(', ')} MB | ${median(found[backOffice])} MB |`);
    console.log(`\nThe back office takes ${median(found.on) - median(found.off)} MB.`);
  } finally {
    removeFolder(dataDir);
  }
}
