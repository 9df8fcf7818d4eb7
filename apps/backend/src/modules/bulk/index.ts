export { isUnderWay, keptMs } from './run.ts';
export type { RowChange, RowConflict, RowState, Run, RunFacts, RunKind, RunRow } from './run.ts';
export { openBulk } from './open-bulk.ts';
export type { Bulk } from './open-bulk.ts';
export {
  broughtBack,
  copyReversed,
  countFailure,
  countRows,
  dropRows,
  endCheck,
  findRun,
  insertRows,
  insertRun,
  listRuns,
  lockRun,
  newRows,
  nextRows,
  noteFacts,
  readRows,
  removeRows,
  setRunState,
  settleRows,
  wantRows,
} from './run-repository.ts';
export type { NewRow, Settled } from './run-repository.ts';
