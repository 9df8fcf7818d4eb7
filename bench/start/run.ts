import { removeFolder, residentMb, startShop, stop } from '../harness/processes.ts';

/** From the command to the first page, on an empty folder and on a filled one; memory when idle. */
const cold = await startShop(4321);
const coldMemory = residentMb(cold.child.pid ?? 0);
await stop(cold.child);
const warm = await startShop(4321, cold.dataDir);
await new Promise((resolve) => setTimeout(resolve, 20_000));
const idleMemory = residentMb(warm.child.pid ?? 0);
await stop(warm.child);
removeFolder(cold.dataDir);
console.log('| start | first page after | resident memory |\n|---|---|---|');
console.log(`| empty folder: create, migrate, seed | ${(cold.startedInMs / 1000).toFixed(1)} s | ${coldMemory} MB |`);
console.log(`| filled folder | ${(warm.startedInMs / 1000).toFixed(1)} s | ${idleMemory} MB after 20 s idle |`);
