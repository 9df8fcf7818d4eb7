import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { createIds } from '#kernel/ids.ts';
import {
  copyReversed,
  dropRows,
  insertRows,
  insertRun,
  isUnderWay,
  keptMs,
  lockRun,
  setRunState,
  type Bulk,
  type Run,
} from '#modules/bulk/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { keepUploadUntil, lockUpload, markUploadUsed, type Staff } from '#modules/staff/index.ts';
import { readSheet } from '../../bulk/sheet-file.ts';
import { Refused, type Action, type WriteParts } from '../../run-action.ts';
import { goneText, readSent, standIdle } from '../../sent-file.ts';
import { checkCells } from '../catalogue/edit-product.ts';
import { begunBy, entryOf, type Begun } from './begun.ts';

type Parts = WriteParts & { readonly clock: Clock; readonly staff: Pick<Staff, 'uploads'>; readonly bulk: Pick<Bulk, 'start'> };
/** The changes of a sheet, and who has sent them. */
type SheetFile = { readonly upload: string; readonly by: number };

/** Longer than a request waits for its decision. */
const decisionMs = 4 * 86_400_000;

async function readLocked({ clock, staff }: Parts, tx: Tx, { upload: id, by }: SheetFile) {
  const upload = await lockUpload(tx, { id, kind: 'sheet', staffId: by }, clock.now());
  if (!upload) throw notFound(goneText);
  await standIdle(tx);
  return { ...upload, edits: readSheet(await readSent(staff.uploads, upload)) };
}

/** Has the changes of a sheet made by a job; many of them wait for a second person. */
const startBulk = (parts: Parts): Action<SheetFile, Begun> => ({
  name: 'bulk.start',
  permission: 'catalog.bulk',
  fourEyes: async (tx, file) => {
    const { id, edits } = await readLocked(parts, tx, file);
    if (edits.length <= (await readThresholds(tx)).value.bulkRows) return undefined;
    await keepUploadUntil(tx, id, new Date(parts.clock.now().getTime() + decisionMs));
    const fields = new Set(edits.flatMap(({ changes }) => changes.map(({ field }) => field)));
    return { about: 'bulk', rows: edits.length, fields: fields.size };
  },
  run: async (tx, file, actor) => {
    const { id: upload, edits } = await readLocked(parts, tx, file);
    for (const { changes } of edits) checkCells(parts, changes, actor);
    const id = createIds().masked();
    await insertRun(tx, { id, kind: 'sheet', fileName: null, rows: edits.length, ...begunBy(actor) }, parts.clock.now());
    await insertRows(
      tx,
      id,
      edits.map(({ id: thing, version, changes }, index) => ({
        line: index + 1,
        thing,
        version,
        changes: changes.map(({ field, base, value }) => ({ field, before: base ?? null, after: value ?? null })),
      })),
    );
    await markUploadUsed(tx, upload, parts.clock.now());
    await parts.bulk.start(tx, id);
    return { answer: { id }, entries: [entryOf(id, 'rows', edits.length)] };
  },
});

async function lock(tx: Tx, id: string): Promise<Run> {
  const run = await lockRun(tx, id);
  if (!run) throw notFound('There is no such run.');
  return run;
}

/** Stops a run before its next part; what it has done stays. A dry run is given up. */
const cancelBulk = ({ clock }: Parts): Action<Begun, Begun> => ({
  name: 'bulk.cancel',
  permission: 'catalog.bulk',
  run: async (tx, { id }) => {
    const run = await lock(tx, id);
    const isDryRun = run.state === 'checking' || run.state === 'checked';
    if (!isUnderWay(run) && !isDryRun) throw new Refused('bulk-ended', 'This has ended already.');
    if (isDryRun) await dropRows(tx, id);
    await setRunState(tx, id, 'canceled', clock.now());
    return { answer: { id }, entries: [entryOf(id, 'rows', run.rows)] };
  },
});

/** Puts back what a run has changed, where nobody has changed it since: no second person, who would only keep the damage in the shop. */
const undoBulk = ({ clock, bulk }: Parts): Action<Begun, Begun> => ({
  name: 'bulk.undo',
  permission: 'catalog.bulk',
  run: async (tx, { id: of }, actor) => {
    const run = await lock(tx, of);
    if (isUnderWay(run) || run.state === 'checked') throw new Refused('bulk-running', 'It is still under way: cancel it first.');
    if (run.undoneBy !== null) throw new Refused('bulk-undone', 'Somebody has put it back already.');
    if (clock.now().getTime() - run.createdAt.getTime() > keptMs) throw new Refused('too-late', 'It was too long ago to be undone.');
    const id = createIds().masked();
    const { kind, fileName } = run;
    const isAgain = run.undoOf !== null && !run.facts.isAgain;
    await insertRun(tx, { id, kind, fileName, rows: 0, undoOf: of, facts: { isAgain }, ...begunBy(actor) }, clock.now());
    const rows = await copyReversed(tx, of, id);
    if (rows === 0) throw new Refused('bulk-nothing', 'It has changed nothing.');
    await bulk.start(tx, id);
    return { answer: { id }, entries: [entryOf(id, 'rows', rows)] };
  },
});

export const bulkActions = (parts: Parts) => ({
  startBulk: startBulk(parts),
  cancelBulk: cancelBulk(parts),
  undoBulk: undoBulk(parts),
});
