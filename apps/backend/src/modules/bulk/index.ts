export { keptMs } from './run.ts';
export type { RowState, Run, RunRow } from './run.ts';
export { openBulk } from './open-bulk.ts';
export type { Bulk } from './open-bulk.ts';
export {
  copyReversed,
  countRows,
  findRun,
  insertRows,
  insertRun,
  listRuns,
  lockRun,
  nextRows,
  readRows,
  setRunState,
  settleRows,
} from './run-repository.ts';
