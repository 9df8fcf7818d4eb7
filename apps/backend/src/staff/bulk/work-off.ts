import { setTimeout } from 'node:timers/promises';
import type { Tx } from '#kernel/database/database.ts';
import { PermanentJobError } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import { StorageAwayError } from '#kernel/storage/object-store.ts';
import {
  countFailure,
  findRun,
  isUnderWay,
  lockRun,
  newRows,
  nextRows,
  noteFacts,
  removeRows,
  setRunState,
  settleRows,
  type Run,
} from '#modules/bulk/index.ts';
import { checkFile, type CheckParts } from '../import/check-file.ts';
import type { RowWriter } from '../import/importer.ts';
import { importers } from '../import/importers.ts';
import type { Parts } from '../parts.ts';
import { sheetWriter } from './write-sheet.ts';

const awayText = 'The storage of the shop does not answer: send the file again later.';

type WorkParts = CheckParts & Pick<Parts, 'refresh'> & { readonly logger: Logger };

/** So many things are written at once: others who edit wait no longer than that. */
const part = 100;
/** Shoppers ask the same database. */
const longestRestMs = 200;

/** A storage or a database that is away for a moment is tried again, and no more often. */
const mostFailures = 3;

/** Goes on with a run, a part after the other, until nothing is left of it or somebody has canceled it. */
export const workOff =
  (parts: WorkParts) =>
  async (id: string, isBegunTooOften: boolean): Promise<void> => {
    const { database, logger } = parts;
    const run = await findRun(database, id);
    if (!run || !isUnderWay(run)) return;
    if (isBegunTooOften) {
      await giveUp(parts, run);
      throw new PermanentJobError('too many processes have ended under the run');
    }
    try {
      await (run.state === 'checking' ? checkFile(parts, run) : writeAll(parts, run));
    } catch (error) {
      logger.error('bulk_run.failed', { run: id, error });
      if ((await countFailure(database, id)) < mostFailures) throw error;
      await giveUp(parts, run, error);
      throw new PermanentJobError('the run cannot be worked off', { cause: error });
    }
  };

/** What is done stays until it is put back. */
async function giveUp({ database, clock }: WorkParts, { id, state }: Run, error?: unknown): Promise<void> {
  // What a dry run has found of a part is nothing that could be put back.
  if (state === 'checking') await removeRows(database, id);
  if (error instanceof StorageAwayError) await noteFacts(database, id, { problem: awayText });
  await database.transaction((tx) => setRunState(tx, id, 'failed', clock.now()));
}

async function writeAll(parts: WorkParts, run: Run): Promise<void> {
  const write = run.kind === 'sheet' ? sheetWriter(parts, run) : importers[run.kind].writer(parts, run);
  for (let isOver = false; !isOver;) {
    const since = performance.now();
    isOver = await parts.database.transaction((tx) => writePart(parts, tx, run.id, write));
    // The shop shows a part before the next one; so it shows all of it before anybody reads that it is done.
    await parts.refresh();
    if (!isOver) await setTimeout(Math.min(performance.now() - since, longestRestMs));
  }
}

/** True: there is no more. */
async function writePart(parts: WorkParts, tx: Tx, id: string, write: RowWriter): Promise<boolean> {
  // Comparing with a whole catalogue may take longer than the shop lets a transaction rest.
  await tx.query('set local idle_in_transaction_session_timeout = 0');
  const run = await lockRun(tx, id);
  if (run?.state !== 'waiting' && run?.state !== 'running') return true;
  const first = run.state === 'waiting' ? await newRows(tx, id) : [];
  const rows = first.length > 0 ? first : await nextRows(tx, id, part);
  await setRunState(tx, id, rows.length === 0 ? 'done' : 'running', parts.clock.now());
  if (rows.length === 0) {
    if (run.kind !== 'sheet') await importers[run.kind].end?.(parts, tx, run);
    return true;
  }
  await settleRows(tx, id, await write(tx, rows));
  return false;
}
